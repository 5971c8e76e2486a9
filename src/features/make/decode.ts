import type { Raster } from './raster.ts';

/** The most pixels of a picture's longer side: many for each cell. */
const LONGEST = 800;
/** The largest file, in bytes. */
const LARGEST = 50 * 1024 * 1024;

const UNREADABLE = 'This file cannot be read as a picture.';

/** Decodes an image file on the page; returns a sentence if it cannot. */
export async function decodePicture(file: Blob): Promise<Raster | string> {
  if (file.size > LARGEST) return 'This file is larger than 50 MB.';
  try {
    const image = await open(file);
    const [width, height] =
      image instanceof HTMLImageElement
        ? [image.naturalWidth, image.naturalHeight]
        : [image.width, image.height];
    // An SVG may have no intrinsic size.
    return rasterOf(image, width || LONGEST, height || LONGEST);
  } catch {
    return UNREADABLE;
  }
}

/** SVG can be decoded only by an image element. */
async function open(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file);
  } catch {
    const address = URL.createObjectURL(file);
    const image = new Image();
    image.src = address;
    try {
      await image.decode();
    } finally {
      URL.revokeObjectURL(address);
    }
    return image;
  }
}

/** The picture on a white background, in greys. */
function rasterOf(image: CanvasImageSource, wide: number, high: number): Raster {
  const scale = Math.min(1, LONGEST / Math.max(wide, high));
  const width = Math.max(1, Math.round(wide * scale));
  const height = Math.max(1, Math.round(high * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const greys = Float32Array.from({ length: width * height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel, 4 * pixel + 3);
    // Luma, as in ITU-R BT.601.
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  return { width, height, greys };
}
