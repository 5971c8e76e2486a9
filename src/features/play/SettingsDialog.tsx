import { XIcon } from '#ui/icons.ts';
import { useEffect, useId, useRef } from 'react';
import { changeSettings, useSettings } from '#store/settings.ts';
import type { Settings } from '#store/settings.ts';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import './play.css';

const TOGGLES: readonly (readonly [name: keyof Settings, label: string])[] = [
  ['sameValue', 'Mark the same value as in the chosen cell'],
  ['reach', 'Mark the row, column and region of the chosen cell'],
  ['inside', 'Tint the inside and the outside of a loop'],
  ['left', 'Show remaining counts on the keys'],
  ['timer', 'Show the time'],
  ['broken', 'Highlight mistakes immediately'],
  ['fingerSelectsCells', 'Drag a finger over the board to select cells'],
  ['keyFirst', 'Digit first: choose a digit, then tap cells (or hold one key with a finger)'],
  ['leftHanded', 'Left-handed: keys on the left of the board'],
];

/** All settings, and the table of keys; opens when mounted. */
export function SettingsDialog({
  showsKeys,
  onClose,
}: {
  /** Whether the table of keys starts expanded. */
  readonly showsKeys: boolean;
  readonly onClose: () => void;
}) {
  const settings = useSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const keys = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    if (showsKeys) keys.current?.scrollIntoView();
  }, [showsKeys]);
  return (
    <dialog ref={dialog} className="settings" aria-labelledby={id} onClose={onClose}>
      <div className="settings-head">
        <h2 id={id} className="card-title">
          Settings
        </h2>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <Icon of={XIcon} />
        </IconButton>
      </div>
      {TOGGLES.map(([name, label]) => (
        <label key={name} className="settings-toggle">
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-accent"
            checked={settings[name]}
            onChange={({ target }) => changeSettings({ [name]: target.checked })}
          />
          {label}
        </label>
      ))}
      <details ref={keys} open={showsKeys} className="settings-keys">
        <summary className="min-h-11 content-center">Keyboard</summary>
        <KeysHelp />
      </details>
    </dialog>
  );
}
