import { useEffect, useRef, type KeyboardEvent } from 'react';

export interface TabBarProps<Id extends string> {
  /** What the tabs are about. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** False where the tabs choose among the rows of a list, which is no panel of one tab. */
  panels?: boolean;
}

/** So much of the next tab is seen, px. */
const aside = 24;

/**
 * Tabs: `<TabBar label={course} tabs={[{ id: 'about', label: t('about') }]} selected={tab} onSelect={setTab} />`. The panel beside it has
 * `role="tabpanel" id="panel-<id>" aria-labelledby="tab-<id>"`. Arrow keys move between tabs.
 */
export function TabBar<Id extends string>({ label, tabs, selected, onSelect, panels = true }: TabBarProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  // Where the tabs are wider than the screen the chosen one is moved into sight; the page itself stays.
  useEffect(() => {
    const bar = list.current;
    const tab = [...(bar?.children ?? [])].find(({ id }) => id === `tab-${selected}`);
    if (!bar || !tab) return;
    const [all, own] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (own.right > all.right) bar.scrollLeft += own.right - all.right + aside;
    else if (own.left < all.left) bar.scrollLeft -= all.left - own.left + aside;
  }, [selected]);
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = tabs.findIndex(tab => tab.id === selected);
    const next = (at + step + tabs.length) % tabs.length;
    onSelect(tabs[next]!.id);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className="tab-bar">
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-controls={panels ? `panel-${id}` : undefined}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onKeyDown={move}
          onClick={() => onSelect(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
