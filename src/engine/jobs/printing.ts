import type { RunPrinting, Printout } from '#engine/questions/questions.ts';

/**
 * Printouts beyond this are counted and not reported: nobody reads them, and the page would freeze.
 */
export const MOST_PRINTOUTS = 1000;
/** The limit on characters of all printouts; the one that exceeds it is cut. */
export const MOST_CHARACTERS = 100_000;
/** Printouts are reported in batches of this size, or after this many milliseconds. */
const BATCH_SIZE = 100;
const BATCH_MILLISECONDS = 200;

/** Collects the output of commands. */
export interface Printer {
  /** `text` is not empty. */
  print(printout: Omit<Printout, 'cut'>): void;
  /** Reports pending printouts; call before anything slow. */
  flush(): void;
  /** Reports everything not reported yet. */
  end(): void;
}

/** Reports printouts a batch at a time, up to what the page shows. */
export function openPrinter(report: (printing: RunPrinting) => void): Printer {
  let printouts: Printout[] = [];
  let more = 0;
  let count = 0;
  let characters = 0;
  let reportedAt = performance.now();
  const reportAll = (): void => {
    reportedAt = performance.now();
    if (printouts.length > 0 || more > 0) report({ printouts, more });
    printouts = [];
    more = 0;
  };
  return {
    print({ line, text, failed }) {
      if (count === MOST_PRINTOUTS || characters === MOST_CHARACTERS) {
        more += 1;
      } else {
        const shown = text.slice(0, MOST_CHARACTERS - characters);
        count += 1;
        characters += shown.length;
        printouts.push({ line, text: shown, failed, cut: text.length - shown.length });
      }
      if (printouts.length === BATCH_SIZE || performance.now() - reportedAt >= BATCH_MILLISECONDS)
        reportAll();
    },
    flush() {
      if (printouts.length > 0) reportAll();
    },
    end: reportAll,
  };
}
