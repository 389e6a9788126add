import type { CallContext, ListCall } from '../http/types.ts';

/** Rows as they are answered: what the list completes and maps after the database. */
export async function completeRows(call: ListCall, rows: unknown[], input: CallContext): Promise<unknown[]> {
  const complete = call.complete ? await call.complete(rows, input.host.pool, input) : rows;
  return call.map ? complete.map(row => call.map!(row, input)) : complete;
}
