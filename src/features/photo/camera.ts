import { useEffect, useState } from 'react';

/** Whether there is a camera, as far as the browser tells without permission. */
export function useHasCamera(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    let isGone = false;
    // Absent in insecure contexts.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    devices?.enumerateDevices().then(
      (all) => {
        if (!isGone) setHas(all.some(({ kind }) => kind === 'videoinput'));
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return has;
}

/** Reasons why the camera is unavailable, by the names of `DOMException`. */
const REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'The camera may not be used here. Allow it in the browser’s settings of this page, or choose a photo instead.',
  NotFoundError: 'No camera is found. Choose a photo instead.',
  NotReadableError:
    'The camera gives no picture; another program may be using it. Close that and try again, or choose a photo instead.',
};

/** The camera's stream, from the rear camera if there is one, or a sentence why there is none. */
export async function openCamera(): Promise<MediaStream | string> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      // Gives a cell of a newspaper Sudoku some 60 pixels.
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } },
    });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return REFUSALS[name] ?? 'The camera could not be opened. Choose a photo instead.';
  }
}

/** Stops the camera. */
export const closeCamera = (stream: MediaStream): void =>
  stream.getTracks().forEach((track) => track.stop());

/** The current frame as a file; `undefined` if there is none yet. */
export async function takePhoto(video: HTMLVideoElement): Promise<File | undefined> {
  if (video.videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/png'));
  return blob === null ? undefined : new File([blob], 'camera.png', { type: 'image/png' });
}
