import { greyOf, imageTints } from '#photo/image.ts';
import type { Grey, Tints } from '#photo/image.ts';

/** The largest file that is opened, in bytes. */
const LARGEST = 40 * 1024 * 1024;
/** The most pixels of the longer side: more only take time. */
const LONGEST = 1600;
/** The fewest pixels: with less, digits are too small. */
const SHORTEST = 150;

/** A photo to read, and the picture of it shown below the result. */
export interface Photo {
  readonly grey: Grey;
  readonly tints: Tints;
  /** A blob URL, to be revoked when it is no longer shown. */
  readonly address: string;
}

/** Decodes a photo on the page; returns a sentence if it cannot. */
export async function openPhoto(file: File): Promise<Photo | string> {
  if (file.size > LARGEST) return 'This file is larger than 40 MB. Take a smaller picture of it.';
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return /hei[cf]/i.test(`${file.type} ${file.name}`)
      ? 'This browser does not open HEIC pictures. Save it as a JPEG, or take a screenshot of it.'
      : `${file.name} cannot be opened as a picture: it is damaged, too large, or of a kind that this browser does not know.`;
  }
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  if (Math.min(width, height) < SHORTEST)
    return `This picture has only ${bitmap.width} by ${bitmap.height} pixels, too few for a grid.`;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return 'This browser gives the page no canvas, and no photo is read.';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const colours = context.getImageData(0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
  if (blob === null) return 'This browser has no room for the picture.';
  return { grey: greyOf(colours), tints: imageTints(colours), address: URL.createObjectURL(blob) };
}
