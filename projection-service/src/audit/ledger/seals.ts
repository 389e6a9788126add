import type { SealData } from '@portal/event-schemas/audit/ledger.ts';
import { addDays, dateIn, wallTime } from '@portal/platform/clock/occurrences.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { Host } from '@portal/platform/service.ts';

const columns =
  'number, first_position::float8 AS first_position, last_position::float8 AS last_position, events, chain, ' +
  'root, previous, sealed_at, key, public_key, signature';
type Row = Omit<SealData, 'sealed_at'> & { sealed_at: Date };
/** What was signed has its moment in milliseconds, with a Z. */
const asSeal = (row: Row): SealData => ({ ...row, sealed_at: row.sealed_at.toISOString() });

export async function newestSeal(db: Sql): Promise<SealData | null> {
  const { rows } = await db.query<Row>(`SELECT ${columns} FROM audit.seals ORDER BY number DESC LIMIT 1`);
  return rows[0] ? asSeal(rows[0]) : null;
}

/** The seal that covers an event, null while none does. */
export async function sealOver(db: Sql, position: number): Promise<SealData | null> {
  const { rows } = await db.query<Row>(
    `SELECT ${columns} FROM audit.seals WHERE last_position >= $1 ORDER BY last_position LIMIT 1`,
    [position],
  );
  return rows[0] ? asSeal(rows[0]) : null;
}

export async function sealNumbered(db: Sql, number: number): Promise<SealData | null> {
  const { rows } = await db.query<Row>(`SELECT ${columns} FROM audit.seals WHERE number = $1`, [number]);
  return rows[0] ? asSeal(rows[0]) : null;
}

/** When everything that has happened by now is sealed at the latest: soon after the university's next midnight. */
export function nextSealBy({ config: { timeZone }, clock }: Pick<Host, 'config' | 'clock'>): string {
  const today = dateIn(timeZone, clock.now());
  return wallTime(timeZone, addDays(today, 1), '00:10').toISOString();
}
