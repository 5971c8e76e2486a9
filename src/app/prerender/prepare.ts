/** What is known of pages before they are fetched, by the word in the address. */
export type Pages = Readonly<
  Record<string, { readonly name: string; readonly files: readonly string[] }>
>;

/** What was pasted before any script could take it. */
interface Held {
  text: string;
  files: readonly File[];
  /** Aborted by whoever takes it: nothing is held from then on. */
  readonly ended: AbortController;
}

/**
 * What the head of the built page does before anything is painted. It stands there as its own text,
 * so nothing outside of it can be used but its arguments: the theme is the one that was chosen; what
 * was built is shown only where the address asks for it, and not what is for newcomers where
 * somebody has begun a puzzle; what is pasted on the start page is held for the scripts that read it;
 * and what the address needs is fetched with the first script, or, as the worker that proves its
 * clues, started after the first frame with something in it. The gallery of the start page is put there once its title is painted,
 * and nothing is fetched for it before: what comes from elsewhere delays the first frame.
 */
export function prepare(
  pages: Pages,
  first: readonly string[],
  engine: string,
  putBack: () => void,
): void {
  const { dataset, style } = document.documentElement;
  // Without its first script nobody else would say so.
  const sayUnfetched = (): void => {
    const said = document.querySelector<HTMLTemplateElement>('template.unfetched')?.content;
    if (said === undefined) return;
    said.querySelector('button')?.addEventListener('click', () => location.reload());
    document.body.prepend(said);
  };
  const begin = (): void => {
    // What a template holds is not asked for until it is put into the page.
    const first = document.querySelector<HTMLTemplateElement>('template.first-scripts')?.content;
    if (first === undefined) return;
    first.querySelector('script')?.addEventListener('error', sayUnfetched);
    document.body.append(first);
  };
  // Nothing holds frames back: there may be some in which nothing stands yet.
  const afterFrame = (act: () => void): void => {
    requestAnimationFrame(() => {
      const stands = document.querySelector('.prerendered-puzzle') !== null;
      if (stands || document.readyState !== 'loading') setTimeout(act);
      else afterFrame(act);
    });
  };
  const [id = ''] = location.hash.replace(/^#?\/?/, '').split('/');
  const page = Object.hasOwn(pages, id) ? pages[id] : undefined;
  dataset['page'] = id === '' ? 'start' : page === undefined ? 'other' : 'puzzle';
  if (page !== undefined) {
    for (const file of [...first, ...page.files]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
    const early = globalThis as { gridproofEngine?: Worker | 'taken' | undefined };
    const start = (): void => {
      if (early.gridproofEngine === 'taken') return;
      early.gridproofEngine = new Worker(engine, {
        type: 'module',
        name: `gridproof-engine ${id}`,
      });
      // Whoever wants it then starts another, and hears what is wrong with that.
      early.gridproofEngine.addEventListener('error', () => (early.gridproofEngine = undefined));
    };
    // Started before, it would delay the first frame.
    afterFrame(start);
    style.setProperty('--name', JSON.stringify(page.name));
  }
  document.addEventListener('DOMContentLoaded', () => {
    if (page === undefined) afterFrame(begin);
    else begin();
  });
  try {
    // What is kept takes its time to come, and all else waits for it.
    dataset['theme'] = localStorage.getItem('gridproof:theme') ?? 'auto';
    if (localStorage.getItem('gridproof:begun') !== null) dataset['begun'] = '';
  } catch {
    // Where the browser keeps nothing, everything is as for a newcomer.
  }
  if (id === '') {
    // Whoever has begun something is shown that instead.
    if (dataset['begun'] === undefined) afterFrame(putBack);
    const ended = new AbortController();
    const held: Held = { text: '', files: [], ended };
    (globalThis as { gridproofPaste?: Held }).gridproofPaste = held;
    const hold = ({ clipboardData, target }: ClipboardEvent): void => {
      // There it stands, and may be written on with.
      if (target instanceof HTMLTextAreaElement) return;
      held.text = clipboardData?.getData('text') ?? '';
      held.files = [...(clipboardData?.files ?? [])];
    };
    document.addEventListener('paste', hold, { signal: ended.signal });
  }
}
