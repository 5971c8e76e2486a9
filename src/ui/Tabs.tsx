import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Whether this tab and those after it are visually separated from those before. */
  readonly isApart?: boolean;
  readonly content: () => ReactNode;
}

/** Panels of which one is open (WAI-ARIA tabs pattern, activated by the arrow keys). */
export function Tabs<Id extends string>({
  label,
  tabs,
  open,
  onOpen,
}: {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly open: Id;
  readonly onOpen: (open: Id) => void;
}) {
  const prefix = useId();
  const tabId = (id: string) => `${prefix}tab-${id}`;
  const current = tabs.find((tab) => tab.id === open);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === open);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    onOpen(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className="tabs" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={tabId(tab.id)}
            type="button"
            role="tab"
            className="tab"
            data-apart={tab.isApart}
            aria-selected={tab.id === open}
            aria-controls={`${prefix}panel`}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => onOpen(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${prefix}panel`}
        role="tabpanel"
        aria-labelledby={tabId(open)}
        tabIndex={0}
        className="tab-panel"
      >
        {current?.content()}
      </div>
    </div>
  );
}
