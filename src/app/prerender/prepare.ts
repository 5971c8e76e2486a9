/** What the head's script knows of each puzzle type's page, by the type's id. */
export type Pages = Readonly<
  Record<string, { readonly name: string; readonly files: readonly string[] }>
>;

/** What was pasted before the page's script could take it. */
interface Held {
  text: string;
  files: readonly File[];
  /** Aborted by the script that takes it: nothing is held from then on. */
  readonly ended: AbortController;
}

/**
 * The script in the head of the built page, which runs before anything is painted. It stands there as
 * its own text, so it can use nothing but its argument. It sets the chosen theme, shows what the address
 * asks for (the start page, without what is for newcomers where a puzzle was begun, or a puzzle's title), has
 * the files of the named type fetched beside the first script, holds what is pasted on the start page until
 * that runs, and says so when it does not come.
 */
export function prepare(pages: Pages): void {
  const { dataset, style } = document.documentElement;
  const [id = ''] = location.hash.replace(/^#?\/?/, '').split('/');
  const page = Object.hasOwn(pages, id) ? pages[id] : undefined;
  dataset['page'] = id === '' ? 'start' : page === undefined ? 'other' : 'puzzle';
  if (page !== undefined) {
    for (const file of page.files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
    style.setProperty('--name', JSON.stringify(page.name));
  }
  // Errors of elements do not bubble. Of the scripts in the page only ours have an address.
  const sayUnfetched = ({ target }: Event): void => {
    if (!(target instanceof HTMLScriptElement)) return;
    const said = document.querySelector<HTMLTemplateElement>('template.unfetched')?.content;
    if (said === undefined) return;
    said.querySelector('button')?.addEventListener('click', () => location.reload());
    document.body.prepend(said);
  };
  addEventListener('error', sayUnfetched, { capture: true });
  try {
    dataset['theme'] = localStorage.getItem('gridproof:theme') ?? 'auto';
    if (localStorage.getItem('gridproof:begun') !== null) dataset['begun'] = '';
  } catch {
    // Where storage is blocked, the page looks as it does to a newcomer.
  }
  if (id === '') {
    const ended = new AbortController();
    const held: Held = { text: '', files: [], ended };
    (globalThis as { gridproofPaste?: Held }).gridproofPaste = held;
    const hold = ({ clipboardData, target }: ClipboardEvent): void => {
      // Text that is pasted into the box stays in the box.
      if (target instanceof HTMLTextAreaElement) return;
      held.text = clipboardData?.getData('text') ?? '';
      held.files = [...(clipboardData?.files ?? [])];
    };
    document.addEventListener('paste', hold, { signal: ended.signal });
  }
}
