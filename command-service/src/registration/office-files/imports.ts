import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { errors as texts } from '@portal/event-schemas/registration/errors.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { ImportRefused } from '@portal/platform/imports/refusal.ts';
import type { ImportKind } from '@portal/platform/imports/tool.ts';
import type { Host } from '@portal/platform/service.ts';
import { debtsFile } from './debts.ts';
import type { OfficeFile } from './office-file.ts';
import { resultsFile } from './results.ts';

const largest = 64 * 1_048_576;
/** How long read models may take to have what was imported before. */
const timeout = 600_000;

async function textOf(path: string): Promise<string> {
  const about = await stat(path).catch(() => null);
  if (!about?.isFile()) throw new ImportRefused(basename(path), 0, 'there is no such file');
  if (about.size > largest)
    throw new ImportRefused(basename(path), 0, `${about.size} bytes; at most ${largest} are read`);
  return readFile(path, 'utf8');
}

/** The same files as on the screens of the office, however long they are. */
const csv = (
  flags: readonly string[],
  check: (host: Host, text: string, flags: ReadonlySet<string>) => Promise<OfficeFile<object>>,
): ImportKind => ({
  usage: ['<file.csv>', ...flags.map(flag => `[${flag}]`)].join(' '),
  flags,
  async take(path, { host, flags: given, progress }) {
    const text = await textOf(path);
    if (!(await host.waitForReadModels(await host.log.head(), timeout)))
      throw new Error('The read models have not taken in yet what is in the log; try again.');
    const file = await check(host, text, given);
    const explain = explainer([texts], host.config.timeZone);
    const empty = { line: 0, rejection: reject('registration.import_empty', { columns: file.columns.join(', ') }) };
    const faults = file.errors.length === 0 && file.lines === 0 ? [empty] : file.errors;
    const [first, ...more] = faults.map(({ line, rejection }) => ({
      line,
      reason: explain(rejection, 'en', '').error.message,
    }));
    if (first) throw new ImportRefused(basename(path), first.line, first.reason, more);
    progress.step(`${path} is in order`);
    const send = senderFor(host, {
      actor: { id: systemActor, roles: [systemActor] },
      locale: 'ru',
      correlation_id: newId(),
    });
    const counts = await file.carryOut(send, done => progress.moving(`lines: ${done} of ${file.lines}`));
    progress.step(`lines: ${file.lines}`);
    return Object.entries({ lines: file.lines, ...counts })
      .map(([name, count]) => `${name}: ${count}`)
      .join('; ');
  },
});

/** What the office brings beside terms, by kind. */
export const officeFiles = {
  results: csv([], resultsFile),
  debts: csv(['--replace'], (host, text, flags) =>
    debtsFile(host, text, { replace: flags.has('--replace'), certificates: true }),
  ),
} satisfies Record<string, ImportKind>;
