import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { registrationPeriod } from '@portal/event-schemas/registration/records.ts';
import {
  changePeriodBody,
  createPeriodBody,
  periodName,
} from '@portal/event-schemas/registration/settings-requests.ts';
import { uidMade } from '@portal/platform/http/send.ts';
import { command, Refused, type Contract, type Send } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { readRecord, writeRecord, type RecordIntent } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';
import { z } from 'zod';
import { refuseWhileRegisteredUnder } from '../settings/period-use.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';
import { periodAnswer, periodFields } from '@portal/event-schemas/registration/settings-calls.ts';

type Fields = z.infer<typeof periodFields>;
async function periodNow(host: Host, period: string): Promise<Fields> {
  const known = await readRecord(host, registrationPeriod, period);
  if (!known) throw new Refused(reject('registration.period_not_found', { uid: period }));
  return known as Fields;
}
const named = (name: z.infer<typeof periodName>): Fields['name'] => ({ ...name, ky: name.ky ?? name.ru });

/** The same period twice is refused in the words of periods. */
async function write(host: Host, send: Send, intent: RecordIntent) {
  try {
    return await writeRecord(host, send, registrationPeriod, intent);
  } catch (error) {
    const exists = error instanceof Refused && error.rejection.code === 'platform.record_key_taken';
    throw exists ? new Refused(reject('registration.period_exists', {}, error.rejection.fields)) : error;
  }
}

async function create(host: Host, send: Send, body: z.infer<typeof createPeriodBody>) {
  const period = { ...body, name: named(body.name) };
  const created = newId();
  const done = await write(host, send, { kind: 'create', uid: created, fields: period });
  return { uid: uidMade(done, created), ...period };
}
async function change(host: Host, send: Send, period: string, { name, ...body }: z.infer<typeof changePeriodBody>) {
  const changes = { ...body, ...(name ? { name: named(name) } : {}) };
  await refuseWhileRegisteredUnder(host, period, await periodNow(host, period), changes);
  await write(host, send, { kind: 'change', uid: period, fields: changes });
  return { uid: period, ...(await periodNow(host, period)) };
}
async function remove(host: Host, send: Send, period: string): Promise<undefined> {
  await refuseWhileRegisteredUnder(host, period, await periodNow(host, period));
  await write(host, send, { kind: 'remove', uid: period });
  return undefined;
}

type Created = Contract<undefined, undefined, typeof createPeriodBody, typeof periodAnswer>;
const creating = (contract: Created) =>
  command(contract, {
    summary: 'Add a registration period',
    run: async ({ host, send, body }) => create(host, send, body),
  });
export const createPeriod = creating(contracts['POST /organizations/online_registration/registration_periods/']);
export const createRegisterPeriod = creating(contracts['POST /common/register_period/']);

export const updatePeriod = command(contracts['PUT /organizations/update_registration_periods/'], {
  summary: 'Change a registration period',
  run: async ({ host, send, body: { uid: period, ...changes } }) => change(host, send, period, changes),
});
export const updateRegisterPeriod = command(contracts['PUT /common/register_period/{uid}/'], {
  summary: 'Change a registration period',
  run: async ({ host, send, params, body }) => change(host, send, params.uid, body),
});
export const deletePeriod = command(contracts['DELETE /organizations/delete_registration_periods/'], {
  summary: 'Remove a registration period',
  run: async ({ host, send, query }) => remove(host, send, query.uid),
});
export const deleteRegisterPeriod = command(contracts['DELETE /common/register_period/delete/{uid}/'], {
  summary: 'Remove a registration period',
  run: async ({ host, send, params }) => remove(host, send, params.uid),
});
/** `rule`: its number in the period's list, from 0. */
export const deleteRule = command(contracts['POST /organizations/delete_rule_for_reg_period/'], {
  summary: 'Remove one rule of a registration period',
  run: async ({ host, send, body }) => {
    const { rules } = await periodNow(host, body.uid);
    return change(host, send, body.uid, { rules: rules.filter((_, index) => index !== body.rule) });
  },
});
