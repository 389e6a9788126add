import { overseers } from '@portal/event-schemas/grades/roles.ts';
import { partsOfSheet } from '@portal/event-schemas/grades/ids.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

type Reader = Pick<CallContext, 'actor' | 'roles'>;
const all: readonly string[] = overseers;
export const seesAll = ({ roles }: Pick<Reader, 'roles'>): boolean => roles.some(role => all.includes(role));

/** Sheets `s` that somebody sees, as SQL: a teacher those that they answer for or teach, the office all. */
export function seenSheets({ actor, roles }: Reader, bind: (value: unknown) => string): string {
  if (seesAll({ roles })) return 'TRUE';
  const me = bind(actor.id);
  return `(s.main = ${me} OR s.co_teachers @> ARRAY[${me}])`;
}

/** The uid of a sheet that the reader sees; others' sheets are not there for them. */
export async function sightedSheet({ db, ...reader }: Reader & { db: Sql }, uid: string): Promise<string> {
  const params: unknown[] = [uid];
  const bind = (value: unknown): string => `$${params.push(value)}`;
  const where = seenSheets(reader, bind);
  const found = partsOfSheet(uid)
    ? await db.query(`SELECT 1 FROM grades.sheets s WHERE s.uid = $1 AND ${where}`, params)
    : { rows: [] };
  if (found.rows.length === 0) throw new Refused(reject('grades.sheet_not_found', { sheet: uid }));
  return uid;
}
