import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { tabAfter } from './tab-after.ts';

export interface Tab {
  key: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** The key of the open tab; the first one opens where no tab has it. */
  open: string;
  onOpen: (key: string) => void;
}

/** Tabs that wrap where they have no room. Arrow keys, Home and End move between them; only the open panel exists. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const id = useId();
  const shown = tabs.find(({ key }) => key === open) ?? tabs[0];
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabs[tabAfter(event.key, tabs.indexOf(shown), tabs.length)];
    if (!next) return;
    event.preventDefault();
    onOpen(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === shown.key}
            aria-controls={key === shown.key ? `${id}-panel` : undefined}
            tabIndex={key === shown.key ? 0 : -1}
            onClick={() => onOpen(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown.key}`} tabIndex={0} key={shown.key}>
        {shown.panel}
      </div>
    </>
  );
}
