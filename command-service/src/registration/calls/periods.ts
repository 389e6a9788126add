import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { registrationPeriod } from '@portal/event-schemas/registration/records.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { readRecord, writeRecord } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';
import { z } from 'zod';

/** Registration periods (portal-calls.md §7.9). A period never ends before it starts; the same period twice is refused by its key. */
const fields = registrationPeriod.fields;
type Fields = z.infer<typeof fields>;
const answer = fields.extend({ uid });

function inOrder(period: Pick<Fields, 'start_date' | 'end_date'>): void {
  if (Date.parse(period.end_date) > Date.parse(period.start_date)) return;
  throw new Refused(reject('registration.period_ends_before_start', { start_date: period.start_date, end_date: period.end_date }, { end_date: 'registration.period_ends_before_start' }));
}
async function periodNow(host: Host, period: string): Promise<Fields> {
  const known = await readRecord(host, registrationPeriod, period);
  if (!known) throw new Refused(reject('registration.period_not_found', { uid: period }));
  return known as Fields;
}

export const createPeriod = command({
  call: 'POST /organizations/online_registration/registration_periods/', summary: 'Add a registration period', body: fields, answer,
  run: async ({ host, send, body }) => {
    inOrder(body);
    const period = newId();
    await writeRecord(host, send, registrationPeriod, { kind: 'create', uid: period, fields: body });
    return { uid: period, ...body };
  },
});
export const updatePeriod = command({
  call: 'PUT /organizations/update_registration_periods/', summary: 'Change a registration period', body: fields.partial().extend({ uid }), answer,
  run: async ({ host, send, body: { uid: period, ...changes } }) => {
    inOrder({ ...(await periodNow(host, period)), ...changes });
    await writeRecord(host, send, registrationPeriod, { kind: 'change', uid: period, fields: changes });
    return { uid: period, ...(await periodNow(host, period)) };
  },
});
export const deletePeriod = command({
  call: 'DELETE /organizations/delete_registration_periods/', summary: 'Remove a registration period', query: z.object({ uid }),
  run: async ({ host, send, query }) => {
    await periodNow(host, query.uid);
    await writeRecord(host, send, registrationPeriod, { kind: 'remove', uid: query.uid });
    return undefined;
  },
});
/** `rule`: its number in the period's list, from 0. */
export const deleteRule = command({
  call: 'POST /organizations/delete_rule_for_reg_period/', summary: 'Remove one rule of a registration period', body: z.object({ uid, rule: z.int().min(0) }), answer,
  run: async ({ host, send, body }) => {
    const { rules } = await periodNow(host, body.uid);
    await writeRecord(host, send, registrationPeriod, { kind: 'change', uid: body.uid, fields: { rules: rules.filter((_, index) => index !== body.rule) } });
    return { uid: body.uid, ...(await periodNow(host, body.uid)) };
  },
});
