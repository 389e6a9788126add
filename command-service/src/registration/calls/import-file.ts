import { errors } from '@portal/event-schemas/registration/errors.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { ImportFault } from '@portal/event-schemas/registration/settings-requests.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { Refused } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import type { LineError, TableFile } from '../standing/read-table.ts';

/** So many wrong lines are told, and so many lines written at a time. */
const told = 200;
const atOnce = 100;

/** Uids of those things of the catalogue that have one of the codes, by code; what was just entered is among them. */
export async function uidsByCode(host: Host, entities: 'students' | 'disciplines' | 'study_periods', codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  await host.waitForReadModels(await host.log.head(), 5000);
  const { rows } = await host.pool.query<{ uid: string; code: string }>(`select uid, code from curriculum.${entities}_public where code = any($1)`, [[...new Set(codes)]]);
  return new Map(rows.map(row => [row.code, row.uid]));
}

/** Throws unless the file has lines and all of them are right. `more`: what is wrong with lines that can be read. */
export function refuseFaulty({ host, locale, request_id }: { host: Host; locale: Locale; request_id: string }, { lines, errors: unread }: TableFile<object>, columns: readonly string[], more: readonly LineError[]): void {
  const faults = [...unread, ...more].sort((one, other) => one.line - other.line);
  if (faults.length) {
    const explain = explainer([errors], host.config.timeZone);
    const shown = faults.slice(0, told).map(({ line, rejection }): ImportFault => ({ line, code: rejection.code, message: explain(rejection, locale, request_id).error.message }));
    throw new Refused(reject('registration.import_broken', { count: faults.length, lines: shown }));
  }
  if (lines.length === 0) throw new Refused(reject('registration.import_empty', { columns: columns.join(', ') }));
}

export async function inTurn<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce) await Promise.all(items.slice(from, from + atOnce).map(act));
}
