import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { ListCall } from '../http/types.ts';

/** Rows of a file in which what the definition `shows` stands for the uids of other things; nothing, where a thing is gone. */
export function exportedColumns(def: RecordDefinition): ListCall['exported'] {
  const shows = Object.entries(def.shows ?? {}).flatMap(([field, shown]) => (shown ? [{ field, ...shown }] : []));
  if (shows.length === 0) return undefined;
  return async (rows, { host }) => {
    const called = await Promise.all(
      shows.map(async ({ field, view, column }) => {
        const uids = [...new Set(rows.map(row => row[field]).filter(Boolean))];
        const found =
          uids.length === 0
            ? []
            : (
                await host.pool.query<{ uid: string; text: unknown }>(
                  `select uid, "${column}" as text from ${view} where uid = any($1)`,
                  [uids],
                )
              ).rows;
        return [field, new Map(found.map(({ uid, text }) => [uid, text]))] as const;
      }),
    );
    return rows.map(row => ({
      ...row,
      ...Object.fromEntries(called.map(([field, texts]) => [field, texts.get(String(row[field])) ?? null])),
    }));
  };
}
