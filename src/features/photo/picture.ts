/** Whether a file is an image, by its MIME type or name. */
export const isPicture = (file: File): boolean =>
  file.type.startsWith('image/') || /\.(jpe?g|png|webp|avif|gif|bmp|hei[cf])$/i.test(file.name);

/** The first image among pasted or dropped data. */
export const pictureIn = (brought: DataTransfer | null): File | undefined =>
  [...(brought?.files ?? [])].find(isPicture);
