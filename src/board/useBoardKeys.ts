import type { KeyboardEvent } from 'react';
import { nextValue } from '#puzzle/slot.ts';
import type { BoardProps } from './boardProps.ts';
import { isTyped } from './keyboard.ts';
import { commandOf } from './keyTable.ts';
import type { StraightOn } from './straightOn.ts';

type KeyProps = Pick<
  BoardProps,
  'grid' | 'entry' | 'cursor' | 'selection' | 'current' | 'noting' | 'commands' | 'straightOn'
>;

/** The board's `keydown` handler. Calls `onCommand` for each key that is one of the board's. */
export function useBoardKeys(
  { grid, entry, cursor, selection, current, noting, commands, straightOn }: KeyProps,
  typed: StraightOn,
  onCommand: () => void,
): (event: KeyboardEvent) => void {
  const extendTo = (cells: readonly number[], cell: number) =>
    commands.select(cell, [...cells.filter((other) => other !== cell), cell]);

  const typeOn = (value: number | undefined) => {
    const cell = typed.nextAt(cursor, current(cursor));
    if (cell !== cursor) commands.select(cell, [cell]);
    if (value !== undefined) commands.enter([cell], value);
    typed.note(cell, value ?? commands.leaveBlank(cell));
  };

  /** Erases the cell that was typed last, which the next value goes into. */
  const stepBack = (cell: number) => {
    if (cell !== cursor) commands.select(cell, [cell]);
    commands.clear([cell], undefined);
    typed.stepBack();
  };

  return (event) => {
    const command = commandOf(grid, entry, cursor, event, noting);
    if (command === undefined || (command.kind === 'skip' && !straightOn)) {
      if (isTyped(event)) commands.explainKeys('cells');
      return;
    }
    event.preventDefault();
    commands.explainKeys(undefined);
    onCommand();
    const isBack = command.kind === 'delete' && event.key === 'Backspace' && straightOn;
    const last = isBack ? typed.lastBefore(cursor, current) : undefined;
    if (last !== undefined) return stepBack(last);
    // One step back from where the next value goes is the cell that was just typed.
    const isAhead = typed.nextAt(cursor, current(cursor)) !== cursor;
    if (!straightOn || (command.kind !== 'enter' && command.kind !== 'skip')) typed.forget();
    switch (command.kind) {
      case 'move':
        if (isAhead && event.key === 'ArrowLeft' && !command.extend) break;
        if (command.extend) extendTo(selection, command.to);
        else commands.select(command.to, [command.to]);
        break;
      case 'enter':
        if (straightOn && selection.length === 1) typeOn(command.value);
        else commands.enter(selection, command.value, command.as);
        break;
      case 'skip':
        typeOn(undefined);
        break;
      case 'delete':
        commands.clear(selection, command.of);
        break;
      case 'mode':
        commands.chooseMode(command.mode);
        break;
      case 'cycle':
        commands.enter(selection, nextValue(entry, current(cursor), command.step));
        break;
      case 'confirm':
        commands.confirm(selection);
        break;
      case 'select-all':
        commands.select(cursor, grid.rows.flat());
        break;
      case 'select-one':
        commands.select(cursor, [cursor]);
        break;
    }
  };
}
