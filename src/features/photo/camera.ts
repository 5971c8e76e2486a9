import { useEffect, useState } from 'react';

/** Whether a camera is there, as far as the browser says without asking anybody. */
export function useHasCamera(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    let isGone = false;
    // Of a page that did not come safely the browser has no devices at all.
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

/** What keeps the camera from being used, by the names that the standard gives it. */
const REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'The camera may not be used here. Allow it in the browser’s settings of this page, or choose a photo instead.',
  NotFoundError: 'No camera is found. Choose a photo instead.',
  NotReadableError:
    'The camera gives no picture; another program may be using it. Close that and try again, or choose a photo instead.',
};

/** The camera's moving picture, the one that looks away from the person where there are two, or a sentence why not. */
export async function openCamera(): Promise<MediaStream | string> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      // A cell of a newspaper's Sudoku has some 60 pixels then.
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } },
    });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return REFUSALS[name] ?? 'The camera could not be opened. Choose a photo instead.';
  }
}

/** Lets the camera go: its light goes out. */
export const closeCamera = (stream: MediaStream): void =>
  stream.getTracks().forEach((track) => track.stop());

/** The picture of this moment as a file; nothing as long as there is none. */
export async function takePhoto(video: HTMLVideoElement): Promise<File | undefined> {
  if (video.videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/png'));
  return blob === null ? undefined : new File([blob], 'camera.png', { type: 'image/png' });
}
