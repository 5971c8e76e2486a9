/** Only the part of its API that is used. */
declare module 'subset-font' {
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: {
        readonly wght: { readonly min: number; readonly max: number; readonly default: number };
      };
      readonly keepFeatures: readonly string[];
    },
  ): Promise<Uint8Array>;
  export { subsetFont as default };
}
