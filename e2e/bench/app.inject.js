// Injected into Gridproof's page before it runs: loads, presses and reads as fast as a page can, so
// that only the app itself is measured.
(() => {
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

  /** How long a board's frames may keep the browser busy after it is drawn, in milliseconds. */
  const REST = 60;

  /** The longest wait for an answer, in milliseconds: the app gives up before. */
  const IN_VAIN = 150_000;

  /**
   * Resolves when changes are painted and the page is idle: right after a frame, the next one would
   * have to wait. The rivals' page uses the same wait.
   */
  const atRest = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, REST))),
    );

  /** Waits until `find` finds something, and returns it. */
  async function waitFor(find, milliseconds = 60_000) {
    const end = performance.now() + milliseconds;
    for (;;) {
      const found = find();
      if (found !== undefined && found !== null) return found;
      if (performance.now() > end) throw new Error(`Waited in vain for ${find}`);
      await turn();
    }
  }

  /** Waits for the first element that matches a selector. */
  const appears = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        const found = document.querySelector(selector);
        if (found === null) return;
        observer.disconnect();
        resolve(found);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
      look();
    });

  const button = (name) =>
    [...document.querySelectorAll('button:not([role=tab])')].find(
      (each) => each.textContent.trim() === name,
    );
  const solveButton = () => button('Solve') ?? button('Try again');
  const box = () => document.querySelector('textarea[aria-label="Puzzle text"]');
  const status = () => document.querySelector('[role=status][data-verdict]');

  /** Switches background solving on or off; waits until nothing is being solved. */
  async function letLook(wanted) {
    const tick = [...document.querySelectorAll('input[type=checkbox]')].find(
      ({ labels }) => labels[0]?.textContent.trim() === 'Live',
    );
    if (tick !== undefined && tick.checked !== wanted) tick.click();
    await turn();
  }

  /** Puts a puzzle on the board; with `looked` false, without background solving. */
  async function load(type, text, looked = true) {
    if (!location.hash.startsWith(`#/${type}`) || box() === null) {
      const old = box();
      location.hash = `#/${type}`;
      await waitFor(() => (box() !== old ? box() : undefined));
    }
    const field = box();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await turn();
    button('Load').click();
    await turn();
    await letLook(looked);
    // Drawing the clues is not part of solving: nobody presses Solve before they are painted.
    await atRest();
    if (document.querySelector('.problem')) throw new Error(`Not loaded: ${text}`);
  }

  /**
   * Presses Solve; waits for the app's performance measure, which ends when the answer is painted.
   */
  async function solve() {
    performance.clearMeasures('gridproof:solve');
    const press = await waitFor(solveButton);
    const measured = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('Solve was pressed in vain')), IN_VAIN);
      new PerformanceObserver((list, observer) => {
        const [entry] = list.getEntriesByName('gridproof:solve');
        if (entry === undefined) return;
        observer.disconnect();
        // Observed after the frame in which the measure ends.
        resolve({ entry, drawn: performance.now() - entry.startTime });
      }).observe({ type: 'measure' });
    });
    press.click();
    const { entry, drawn } = await measured;
    const { duration, startTime } = entry;
    return { painted: duration, drawn, at: startTime + duration, ...shown() };
  }

  /**
   * Presses Solve, and Cancel `wait` milliseconds later. Gives when Cancel was pressed, and how long
   * it took until Solve was offered again and painted; nothing where the answer came first.
   */
  async function cancel(wait) {
    const press = await waitFor(solveButton);
    press.click();
    await new Promise((resolve) => setTimeout(resolve, wait));
    const end = button('Cancel');
    if (end === undefined) return undefined;
    const pressed = performance.now();
    end.click();
    await waitFor(() => (status()?.dataset.verdict === 'idle' ? solveButton() : undefined));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return { pressed, offered: performance.now() - pressed };
  }

  /**
   * Presses Undo or Redo, an edit that every type has. Gives how long it took until the status said
   * what the clues prove, without being asked, `wait` milliseconds at most; and the page's longest
   * task meanwhile, for that long typing would have had to wait.
   */
  async function edit(name, wait) {
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ type: 'longtask' });
    const pressed = performance.now();
    document.querySelector(`button[aria-label="${name}"]`).click();
    await turn();
    const verdict = await waitFor(() => {
      const { live } = status().dataset;
      return live !== 'idle' || performance.now() > pressed + wait ? live : undefined;
    });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const told = verdict === 'idle' ? Infinity : performance.now() - pressed;
    await turn();
    observer.disconnect();
    return { told, longest, verdict };
  }

  /** The verdict and the values that are visible. */
  function shown() {
    const answer = [...document.querySelectorAll('[role=gridcell]')]
      .toSorted((a, b) => Number(a.dataset.cell) - Number(b.dataset.cell))
      .map((cell) => (cell.dataset.value === '' ? undefined : Number(cell.dataset.value)));
    const said = status()?.textContent ?? '';
    const [, number, unit] = /Proved in ([\d.]+) (ms|s)\./.exec(said) ?? [];
    return {
      verdict: status()?.dataset.verdict ?? 'gone',
      answer,
      said,
      proved: number === undefined ? undefined : Number(number) * (unit === 's' ? 1000 : 1),
    };
  }

  /** Whether the panel shows its answer. */
  const hinted = () => {
    const place = document.querySelector('section[aria-label="Reason"]');
    if (place === null || place.querySelector('[role=progressbar]') !== null) return undefined;
    return place;
  };

  /**
   * Asks for up to `count` hints one after the other, doing what each says, and gives how long
   * each took; ends early where there is nothing more to find out.
   */
  async function hints(count) {
    const tab = [...document.querySelectorAll('[role=tab]')].find(
      (each) => each.textContent.trim() === 'Hint',
    );
    tab.click();
    const taken = [];
    while (taken.length < count) {
      const ask = await waitFor(() => button('Hint'));
      await turn();
      const pressed = performance.now();
      ask.click();
      await turn();
      await waitFor(hinted);
      const why = button('Why?');
      if (why === undefined) break;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      taken.push(performance.now() - pressed);
      why.click();
      const take = await waitFor(() => button('Enter it') ?? button('Note it'));
      take.click();
      await turn();
    }
    return taken;
  }

  /** Waits until the engine is ready. */
  const ready = () =>
    waitFor(() => performance.getEntriesByName('gridproof:ready')[0]).then(
      ({ duration }) => duration,
    );

  window.app = {
    atRest,
    load,
    solve,
    cancel,
    edit,
    shown,
    hints,
    ready,
    waitFor,
    appears,
    solveButton,
    box,
    status,
  };
})();
