import type { Column } from '../http/types.ts';

/** A number that the list sorts by and narrows to a range of. */
export const number = (sql: string, header?: Column['header'], filter: Column['filter'] = 'range'): Column => ({
  sql,
  type: 'number',
  sort: true,
  filter,
  header,
});
/** A code or uid of a few: the list sorts by it and narrows to some of them; `names`: what its values are called in exports. */
export const choice = (sql: string, header?: Column['header'], names?: Column['names']): Column => ({
  sql,
  type: 'text',
  filter: 'equals',
  sort: true,
  header,
  names,
});
/** A moment that the list sorts by and narrows to a range of. */
export const time = (sql: string, header?: Column['header']): Column => ({
  sql,
  type: 'time',
  sort: true,
  filter: 'range',
  header,
});
