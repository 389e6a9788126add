import { readers } from '@portal/event-schemas/journals/roles.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

type Reader = Pick<CallContext, 'actor' | 'roles'>;
/** Whether somebody reads the journals of all teachers. */
export const readsAll = ({ roles }: Pick<CallContext, 'roles'>): boolean => readers.some(role => roles.includes(role));

/**
 * A teacher's own journals: those that they keep, those where they stand in for somebody, and those in which they have written before another took over.
 * SQL over the alias `j`; `me`: the placeholder of the reader.
 */
export const isOwn = (me: string): string => `(coalesce(j.teacher = ${me}, false)
    or j.uid in (select journal from journals.sessions where substitute = ${me})
    or j.uid in (select journal from journals.writers where person = ${me}))`;

/** What a teacher reads: their own, and as the head of a department those of its teachers. SQL over the alias `j`; undefined: all. */
export function ownJournals(reader: Reader, bind: (value: unknown) => string): string | undefined {
  if (readsAll(reader)) return undefined;
  const me = bind(reader.actor.id);
  return `(${isOwn(me)} or j.teacher in (select k.uid from curriculum.teachers_public k
    join curriculum.cathedras_public c on c.uid = k.cathedra where c.head = ${me}))`;
}
/** Whether somebody heads a department. */
export async function headsDepartment(db: Sql, { actor }: Pick<Reader, 'actor'>): Promise<boolean> {
  const { rows } = await db.query('select 1 from curriculum.cathedras_public where head = $1 limit 1', [actor.id]);
  return rows.length > 0;
}

/** Refuses a journal that is not there, or not for the reader. */
export async function refuseForeign(db: Sql, reader: Reader, journal: string): Promise<void> {
  const values: unknown[] = [journal];
  const own = ownJournals(reader, value => `$${values.push(value)}`);
  const { rows } = await db.query<{ own: boolean }>(
    `select ${own ?? 'true'} as own from journals.journals j where j.uid = $1`,
    values,
  );
  if (!rows[0]) throw new Refused(reject('platform.not_found'));
  if (!rows[0].own) throw new Refused(reject('journals.not_your_journal'));
}
