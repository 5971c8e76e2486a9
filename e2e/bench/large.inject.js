// Put into Gridproof's page beside `app.inject.js` for large boards: how long things take until they
// are drawn, what keys take, and the longest task.
(() => {
  const keys = [];
  const tasks = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name.startsWith('key')) keys.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });

  const button = (name) =>
    [...document.querySelectorAll('button:not([role=tab])')].find(
      (each) => each.textContent.trim() === name,
    );
  const tab = (name) =>
    [...document.querySelectorAll('[role=tab]')]
      .find((each) => each.textContent.trim() === name)
      .click();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Presses a button; gives how long it takes until the frame after it is drawn. */
  const drawn = (name) =>
    new Promise((resolve) => {
      const pressed = performance.now();
      button(name).click();
      requestAnimationFrame(() => {
        // The next task is after the frame: a message comes before any timer.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - pressed));
        port1.start();
        port2.postMessage(0);
      });
    });

  /** Presses a button of a panel; gives how long it takes until `find` finds something, painted. */
  async function asked(panel, name, find) {
    tab(panel);
    await window.app.waitFor(() => button(name));
    await frame();
    const pressed = performance.now();
    button(name).click();
    await new Promise((resolve) => setTimeout(resolve, 0));
    await window.app.waitFor(find);
    await frame();
    return performance.now() - pressed;
  }

  const reason = () => {
    const place = document.querySelector('section[aria-label="Reason"]');
    return place === null || place.querySelector('[role=progressbar]') !== null ? undefined : place;
  };
  const says = (pattern) => () =>
    pattern.test(document.querySelector('[role=tabpanel]')?.textContent ?? '') || undefined;

  window.large = {
    drawn,
    hint: () => asked('Hint', 'Hint', reason),
    explain: () => asked('Hint', 'Explain the whole solution', says(/Solved in \d+ steps/)),
    certain: () => asked('Proof', 'What is certain', says(/the same in all solutions/)),
    /** The longest task since it was last asked for; nothing under 50 ms is known. */
    longestTask: () => Math.max(0, ...tasks.splice(0)),
    /** The slowest event of a key since it was last asked for; what is under 16 ms is 0. */
    slowestKey: () => Math.max(0, ...keys.splice(0)),
  };
})();
