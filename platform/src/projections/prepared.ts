import { hash } from 'node:crypto';
import type { Sql } from './types.ts';

/** What node-postgres takes besides a text: a named statement is parsed and planned once a connection. */
interface Preparing {
  query<R>(statement: {
    name: string;
    text: string;
    values: readonly unknown[];
  }): Promise<{ rows: R[]; rowCount: number | null }>;
}

/**
 * A statement that is asked so often that planning it each time costs more than running it: `const find = prepared<Row>('SELECT …')`, then
 * `await find(db, [uid])`. Only for texts that never change; a text that is put together per call would fill the connections.
 */
export function prepared<R>(
  text: string,
): (db: Sql, values: readonly unknown[]) => Promise<{ rows: R[]; rowCount: number | null }> {
  const name = hash('sha1', text).slice(0, 20);
  return (db, values) => (db as unknown as Preparing).query<R>({ name, text, values });
}

/** Rows up to which planning a statement costs more than running it. */
const few = 20;
/**
 * A statement of a projection over so many rows. Over few of them it keeps its plan, as `prepared`: what one person does is seen the sooner. Over many it is
 * planned anew, for the tables as they are then: during a rush they outgrow what is known of them. Only for texts of which there is a handful.
 */
export function preparedOverRows<R>(
  db: Sql,
  rows: number,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: R[]; rowCount: number | null }> {
  return rows <= few ? prepared<R>(text)(db, values) : db.query<R>(text, values);
}
