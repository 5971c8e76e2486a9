/**
 * A text that the browser did not copy: it is selected, so that one key or a long press copies it.
 */
export function CopyField({ text }: { readonly text: string }) {
  return (
    <textarea
      // A long link is shown in a few lines.
      rows={Math.min(4, Math.ceil(text.length / 60))}
      className="text-box"
      aria-label="To be copied"
      readOnly
      value={text}
      ref={(field) => {
        field?.focus();
        field?.select();
      }}
    />
  );
}
