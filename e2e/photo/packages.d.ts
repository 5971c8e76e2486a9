/** What opens photos; it is only installed where photos are read. */
declare module 'jpeg-js' {
  interface Decoded {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8Array;
    readonly exifBuffer?: Uint8Array;
  }
  const jpeg: { decode(file: Uint8Array, options: { readonly useTArray: true }): Decoded };
  export default jpeg;
}

declare module 'exif-reader' {
  export default function readExif(exif: Uint8Array): {
    readonly Image?: { readonly Orientation?: number };
  };
}
