import { useEffect, useId, useRef, useState } from 'react';
import { XIcon } from '#ui/icons.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { closeCamera, openCamera, takePhoto } from './camera.ts';
import './photo.css';

/** The camera's live picture, until a photo is taken; nothing is stored or sent before. */
export function CameraDialog({
  onFile,
  onClose,
}: {
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const titleId = useId();
  const [problem, setProblem] = useState<string>();
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    let isGone = false;
    let opened: MediaStream | undefined;
    void (async () => {
      const stream = await openCamera();
      if (typeof stream === 'string') return setProblem(stream);
      // The dialog may have been closed while the browser asked for permission.
      if (isGone) return closeCamera(stream);
      opened = stream;
      if (video.current !== null) video.current.srcObject = stream;
    })();
    return () => {
      isGone = true;
      if (opened !== undefined) closeCamera(opened);
    };
  }, []);
  const take = async () => {
    const file = video.current === null ? undefined : await takePhoto(video.current);
    if (file === undefined) return;
    dialog.current?.close();
    onFile(file);
  };

  return (
    <dialog
      ref={dialog}
      className="settings photo"
      aria-labelledby={titleId}
      onClose={(event) => {
        // React bubbles the event to the dialog around this one, which must stay open.
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="card-title">
          Camera
        </h2>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <Icon of={XIcon} />
        </IconButton>
      </div>
      {problem === undefined ? (
        <>
          <p className="mb-2 text-sm">
            Hold the puzzle so that the whole grid is seen, straight and in even light.
          </p>
          <video
            ref={video}
            className="photo-camera"
            aria-label="What the camera sees"
            autoPlay
            muted
            playsInline
            onLoadedData={() => setSeen(true)}
          />
          <Button primary disabled={!isSeen} onClick={() => void take()}>
            Take the picture
          </Button>
        </>
      ) : (
        <p role="alert" className="problem mb-2">
          {problem}
        </p>
      )}
    </dialog>
  );
}
