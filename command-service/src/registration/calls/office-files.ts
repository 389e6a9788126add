import { errors } from '@portal/event-schemas/registration/errors.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { ImportFault } from '@portal/event-schemas/registration/settings-requests.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { command, Refused, type Send } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { debtsFile } from '../office-files/debts.ts';
import type { OfficeFile } from '../office-files/office-file.ts';
import { resultsFile } from '../office-files/results.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

/** So many wrong lines are told, and so many people named. */
const told = 200;
const named = 20;

type Asked = { host: Host; locale: Locale; request_id: string; send: Send };

/** Refuses a file with wrong lines or none, else carries it out. */
async function takeIn<Counts extends object>(
  { host, locale, request_id, send }: Asked,
  { columns, lines, errors: faults, carryOut }: OfficeFile<Counts>,
): Promise<Counts & { lines: number }> {
  if (faults.length) {
    const explain = explainer([errors], host.config.timeZone);
    const shown = faults.slice(0, told).map(({ line, rejection }): ImportFault => ({
      line,
      code: rejection.code,
      message: explain(rejection, locale, request_id).error.message,
    }));
    throw new Refused(reject('registration.import_broken', { count: faults.length, lines: shown }));
  }
  if (lines === 0) throw new Refused(reject('registration.import_empty', { columns: columns.join(', ') }));
  return { lines, ...(await carryOut(send)) };
}

/** What was just entered is known. */
const caughtUp = async (host: Host): Promise<unknown> => host.waitForReadModels(await host.log.head(), 5000);

export const importResults = command(contracts['POST /advising/results/import/'], {
  summary: 'Record final results of past terms from a CSV file: all lines or none',
  csv: 'csv',
  async run(asked) {
    await caughtUp(asked.host);
    return takeIn(asked, await resultsFile(asked.host, asked.body.csv));
  },
});

export const importDebts = command(contracts['POST /registration/debts/import/'], {
  summary: 'Record debts and medical certificates from a CSV file: all lines or none',
  csv: 'csv',
  async run(asked) {
    const { host, roles, body } = asked;
    await caughtUp(host);
    const certificates = roles.some(role => role === 'office' || role === 'org_admin');
    const file = await debtsFile(host, body.csv, { replace: body.replace, certificates });
    return takeIn(asked, {
      ...file,
      carryOut: async send => {
        if (file.clears.length !== body.clear && body.replace) throw new Refused(await clearing(host, file.clears));
        return file.carryOut(send);
      },
    });
  },
});

/** Nobody's debts go without somebody who has seen how many, and whose. */
async function clearing(host: Host, debts: readonly { student: string }[]): Promise<Rejection> {
  const { rows } = await host.pool.query<{ display_name: string }>(
    `select concat_ws(' ', last_name, first_name, nullif(middle_name, '')) as display_name from curriculum.students_public where uid = any($1) order by 1`,
    [[...new Set(debts.map(debt => debt.student))]],
  );
  const names = rows.map(row => row.display_name);
  return reject('registration.import_clears', {
    count: debts.length,
    who: names.length > named ? [...names.slice(0, named), '…'] : names,
  });
}
