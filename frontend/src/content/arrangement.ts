import { useState } from 'react';
import { constants } from '../app/constants.ts';
import type { RegisteredWidget } from '../app/registry.ts';

/** Where widgets stand: ids by column, and those that the person hid. */
export interface Arrangement {
  columns: readonly (readonly string[])[];
  hidden: readonly string[];
}

/** As the modules propose it. */
export function proposed(widgets: readonly RegisteredWidget[]): Arrangement {
  const columns = Array.from({ length: constants.widgetColumns }, (_, index) =>
    widgets
      .filter(widget => widget.column === index + 1)
      .sort((a, b) => a.order - b.order)
      .map(widget => widget.id),
  );
  return { columns: spread(columns), hidden: [] };
}

/** No gap before a column, and none left empty while another has two widgets. */
function spread(columns: readonly string[][]): string[][] {
  const filled = columns.filter(ids => ids.length > 0).map(ids => [...ids]);
  for (;;) {
    const long = filled.findIndex(ids => ids.length > 1);
    if (long < 0 || filled.length === columns.length) return [...filled, ...columns.slice(filled.length).map(() => [])];
    filled.splice(long + 1, 0, [filled[long]!.pop()!]);
  }
}

/** What the person kept, with widgets that came since at their proposed place and without those that are gone. */
export function restored(kept: Arrangement | undefined, widgets: readonly RegisteredWidget[]): Arrangement {
  const start = proposed(widgets);
  if (!kept) return start;
  const known = new Set(widgets.map(widget => widget.id));
  const placed = new Set([...kept.columns.flat(), ...kept.hidden]);
  return {
    columns: start.columns.map((column, index) => [
      ...(kept.columns[index] ?? []).filter(id => known.has(id)),
      ...column.filter(id => !placed.has(id)),
    ]),
    hidden: kept.hidden.filter(id => known.has(id)),
  };
}

/** Puts a widget at a place of a column, counted without the widget itself. */
export function moved(arrangement: Arrangement, id: string, column: number, place: number): Arrangement {
  const without = arrangement.columns.map(ids => ids.filter(other => other !== id));
  const target = without[column] ?? [];
  return {
    columns: without.map((ids, index) =>
      index === column ? [...target.slice(0, place), id, ...target.slice(place)] : ids,
    ),
    hidden: arrangement.hidden.filter(other => other !== id),
  };
}

export const hide = (arrangement: Arrangement, id: string): Arrangement => ({
  columns: arrangement.columns.map(ids => ids.filter(other => other !== id)),
  hidden: [...arrangement.hidden.filter(other => other !== id), id],
});

export const placeOf = (arrangement: Arrangement, id: string): { column: number; place: number } => {
  const column = arrangement.columns.findIndex(ids => ids.includes(id));
  return { column, place: column < 0 ? -1 : arrangement.columns[column]!.indexOf(id) };
};

/** The person's arrangement, kept in this browser. */
export function useArrangement(
  person: string,
  widgets: readonly RegisteredWidget[],
): [Arrangement, (next: Arrangement | undefined) => void] {
  const key = `portal.desktop.${person}`;
  const [arrangement, set] = useState(() => restored(readKept(key), widgets));
  const keep = (next: Arrangement | undefined): void => {
    if (next) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
    set(next ?? proposed(widgets));
  };
  return [arrangement, keep];
}

function readKept(key: string): Arrangement | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
