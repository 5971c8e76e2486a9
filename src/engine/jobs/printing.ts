import type { RunPrinting, Printout } from '#engine/questions/questions.ts';

/** What more is printed is counted and not reported: nobody reads it, and the page would stall. */
export const MOST_PRINTOUTS = 1000;
/** The same of all printouts together; the one that goes beyond is cut. */
export const MOST_CHARACTERS = 100_000;
/** So many printouts are reported together, or those that have waited so long. */
const BATCH_SIZE = 100;
const BATCH_MILLISECONDS = 200;

/** Where a run puts what its commands print. */
export interface Printer {
  /** `text` is not empty. */
  print(printout: Omit<Printout, 'cut'>): void;
  /** Reports the printouts that wait; to be called before anything slow. */
  flush(): void;
  /** Reports all that is not reported yet. */
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
