import { useMemo } from 'react';
import type { Echo } from '#definition/echo.ts';
import { useLab } from '#store/lab/lab.ts';

/** What each line of the text means on the board, keyed by its number, 1-based. */
export function useEchoes(): ReadonlyMap<number, Echo> {
  const { text, echoes } = useLab();
  return useMemo(
    () =>
      new Map(
        text.split('\n').flatMap((line, index) => {
          const echo = echoes.get(line.trim());
          return echo === undefined ? [] : [[index + 1, echo] as const];
        }),
      ),
    [text, echoes],
  );
}
