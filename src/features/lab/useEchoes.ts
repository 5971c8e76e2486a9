import { useMemo, useRef } from 'react';
import { echoesOf } from '#definition/echo.ts';
import type { Echo } from '#definition/echo.ts';
import { useDocument } from '#store/document/document.ts';
import { useLab } from '#store/lab/lab.ts';

const NONE: ReadonlyMap<string, Echo> = new Map();

/**
 * What each line of the text means on the board, keyed by its number, 1-based. While a line cannot be
 * read, those that have not changed since keep what they had.
 */
export function useEchoes(): ReadonlyMap<number, Echo> {
  const { text, reading } = useLab();
  const { type, puzzle } = useDocument();
  const last = useRef(NONE);
  return useMemo(() => {
    if (reading.ok && reading.type === type) {
      const lines = type.id.split('\n');
      last.current = new Map(
        echoesOf(type, reading.definition, puzzle).map((echo) => [
          (lines[echo.line - 1] ?? '').trim(),
          echo,
        ]),
      );
    }
    return new Map(
      text.split('\n').flatMap((line, index) => {
        const echo = last.current.get(line.trim());
        return echo === undefined ? [] : [[index + 1, echo] as const];
      }),
    );
  }, [text, reading, type, puzzle]);
}
