import { errors } from '@portal/event-schemas/registration/errors.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { importDebtsAnswer, importDebtsBody, importResultsAnswer, importResultsBody, type ImportFault } from '@portal/event-schemas/registration/settings-requests.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { command, Refused, type Send } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { debtsFile } from '../office-files/debts.ts';
import type { OfficeFile } from '../office-files/office-file.ts';
import { resultsFile } from '../office-files/results.ts';

/** So many wrong lines are told. */
const told = 200;

type Asked = { host: Host; locale: Locale; request_id: string; send: Send };

/** Refuses a file with wrong lines or none, else carries it out. */
async function takeIn<Counts extends object>({ host, locale, request_id, send }: Asked, { columns, lines, errors: faults, carryOut }: OfficeFile<Counts>): Promise<Counts & { lines: number }> {
  if (faults.length) {
    const explain = explainer([errors], host.config.timeZone);
    const shown = faults.slice(0, told).map(({ line, rejection }): ImportFault => ({ line, code: rejection.code, message: explain(rejection, locale, request_id).error.message }));
    throw new Refused(reject('registration.import_broken', { count: faults.length, lines: shown }));
  }
  if (lines === 0) throw new Refused(reject('registration.import_empty', { columns: columns.join(', ') }));
  return { lines, ...await carryOut(send) };
}

/** What was just entered is known. */
const caughtUp = async (host: Host): Promise<unknown> => host.waitForReadModels(await host.log.head(), 5000);

export const importResults = command({
  call: 'POST /advising/results/import/', summary: 'Record final results of past terms from a CSV file: all lines or none', body: importResultsBody, answer: importResultsAnswer,
  async run(asked) {
    await caughtUp(asked.host);
    return takeIn(asked, await resultsFile(asked.host, asked.body.csv));
  },
});

export const importDebts = command({
  call: 'POST /registration/debts/import/', summary: 'Record debts and medical certificates from a CSV file: all lines or none', body: importDebtsBody, answer: importDebtsAnswer,
  async run(asked) {
    const { host, roles, body } = asked;
    await caughtUp(host);
    const certificates = roles.some(role => role === 'office' || role === 'org_admin');
    return takeIn(asked, await debtsFile(host, body.csv, { replace: body.replace, certificates }));
  },
});
