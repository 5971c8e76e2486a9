/** Whether a file is a picture, by what its sender or its name says. */
export const isPicture = (file: File): boolean =>
  file.type.startsWith('image/') || /\.(jpe?g|png|webp|avif|gif|bmp|hei[cf])$/i.test(file.name);

/** The first picture among what was pasted or dropped. */
export const pictureIn = (brought: DataTransfer | null): File | undefined =>
  [...(brought?.files ?? [])].find(isPicture);
