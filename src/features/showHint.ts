import { askHint } from '#store/asking/hints.ts';
import { showPanel } from './showPanel.ts';

/** Opens the hint panel and asks for a hint. */
export function showHint(): void {
  showPanel('hint');
  void askHint();
}
