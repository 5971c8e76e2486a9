import { useId } from 'react';
import type { ReactNode } from 'react';
import { openSettings } from '#features/play/settingsOpen.ts';
import { shareLink } from '#features/share/shareLink.ts';
import { showHint } from '#features/showHint.ts';
import { showPanel, showText } from '#features/showPanel.ts';
import { isDefinitionText } from '#puzzle/typeId.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { useDocument } from '#store/document/document.ts';
import { BookOpen, Ellipsis, Lightbulb, Pencil, Plus, Share2 } from '#ui/icons.ts';
import type { IconNode } from '#ui/icons.ts';
import { Icon } from '#ui/Icon.tsx';
import { useTheme } from './theme.ts';

/** The panels that are asked for less often. */
const MORE = [
  ['check', 'Check the rules'],
  ['proof', 'Proof'],
  ['smtlib', 'SMT-LIB'],
] as const;

/**
 * Where the panels are below the board: a bar at the lower edge of the window that raises them as
 * sheets. Hidden in wide windows.
 */
export function PuzzleBar() {
  const { type, puzzle } = useDocument();
  const menu = useId();
  const share = () => void shareLink(titleOf(puzzle) || type.name);
  return (
    <div className="puzzle-bar" role="group" aria-label="More about this puzzle">
      <BarButton icon={Lightbulb} onPress={showHint}>
        Hint
      </BarButton>
      {isDefinitionText(type.id) ? (
        <BarButton icon={Pencil} onPress={() => showPanel('write')}>
          Write
        </BarButton>
      ) : (
        <BarButton icon={BookOpen} onPress={() => showPanel('rules')}>
          Rules
        </BarButton>
      )}
      <BarButton icon={Plus} onPress={() => showPanel('make')}>
        New
      </BarButton>
      <BarButton icon={Share2} onPress={share}>
        Share
      </BarButton>
      <button type="button" className="bar-button" popoverTarget={menu}>
        <Icon of={Ellipsis} />
        More
      </button>
      <MoreMenu id={menu} />
    </div>
  );
}

function BarButton({
  icon,
  onPress,
  children,
}: {
  readonly icon: IconNode;
  readonly onPress: () => void;
  readonly children: string;
}) {
  return (
    <button type="button" className="bar-button" onClick={onPress}>
      <Icon of={icon} />
      {children}
    </button>
  );
}

/** Opened by the button with its id as `popoverTarget`; closes with each choice. */
function MoreMenu({ id }: { readonly id: string }) {
  const [theme, nextTheme] = useTheme();
  return (
    <div id={id} popover="auto" className="more-menu">
      {MORE.map(([panel, label]) => (
        <Choice key={panel} menu={id} onChoose={() => showPanel(panel)}>
          {label}
        </Choice>
      ))}
      <Choice menu={id} onChoose={showText}>
        Text, files and print
      </Choice>
      <Choice menu={id} onChoose={() => openSettings('settings')}>
        Settings
      </Choice>
      {/* Stays open: one may want the next one. */}
      <button type="button" className="more-choice" onClick={nextTheme}>
        <span>{`Theme: ${theme}`}</span>
      </button>
      <a href="#/my-puzzles" className="more-choice">
        My puzzles
      </a>
    </div>
  );
}

function Choice({
  menu,
  onChoose,
  children,
}: {
  readonly menu: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="more-choice"
      popoverTarget={menu}
      popoverTargetAction="hide"
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
