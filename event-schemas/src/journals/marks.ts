import type { MarkKind } from './codes.ts';

/** A mark as it is kept: what was given, and how many percent it stands for (two decimals at most). */
export interface Mark {
  code: string;
  percent: number;
}
/**
 * The marks that a control form allows. `markOf`: the mark that somebody has typed, null where there is none such; `allowed`: what refusals and
 * the help of the grid say. The module of grades brings systems of its own by this shape.
 */
export interface MarkSystem {
  kind: MarkKind;
  markOf(typed: string): Mark | null;
  allowed: string;
}

const percent: MarkSystem = {
  kind: 'percent',
  allowed: '0–100',
  markOf(typed) {
    const text = typed.trim().replace(',', '.');
    if (!/^\d{1,3}(\.\d{1,2})?$/.test(text) || Number(text) > 100) return null;
    return { code: String(Number(text)), percent: Number(text) };
  },
};
const passFail: MarkSystem = {
  kind: 'pass_fail',
  allowed: '+, −',
  markOf(typed) {
    const text = typed.trim();
    if (['+', '1'].includes(text)) return { code: '+', percent: 100 };
    return ['-', '−', '0'].includes(text) ? { code: '-', percent: 0 } : null;
  },
};
const none: MarkSystem = { kind: 'none', allowed: '', markOf: () => null };

export const markSystems: Readonly<Record<MarkKind, MarkSystem>> = { none, percent, pass_fail: passFail };

/** What is kept as a journal type of a load type, where the office has set none: lectures are attended, the rest is marked in percent. */
export const defaultMarkKind = (load_type: string): MarkKind => (load_type === 'lecture' ? 'none' : 'percent');
/** Which marks the classes of a load type get, by the types that the office has set. */
export const markSystemOf = (
  load_type: string,
  types: readonly { load_type: string; mark_kind: MarkKind }[],
): MarkSystem => markSystems[types.find(one => one.load_type === load_type)?.mark_kind ?? defaultMarkKind(load_type)];
