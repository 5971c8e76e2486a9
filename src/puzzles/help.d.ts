/** A type's rules as HTML; `helpPlugin.ts` makes it. */
declare module '*/help.md?html' {
  const html: string;
  export { html as default };
}
