import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { creditLimitRule, defaultRegistrationSettings, registrationSettings, registrationSettingsUid } from '@portal/event-schemas/registration/records.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';
import { command, Refused, type Send } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { readRecord, writeRecord, type RecordIntent } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';
import { z } from 'zod';

/** Credit limit rules and the settings of registration (portal.md §9, portal-calls.md §7.9). */
const rule = creditLimitRule.fields;
const ruleAnswer = rule.extend({ uid });
const ofRule = z.object({ uid });

/** Minimum not above maximum, also for audit (portal.md §5). */
function minUnderMax(limits: Partial<z.infer<typeof rule>>): void {
  for (const [min, max] of [['min_credit', 'max_credit'], ['min_credit_audit', 'max_credit_audit']] as const) {
    const [low = 0, high = Infinity] = [limits[min], limits[max]];
    if (low > high) throw new Refused(reject('registration.min_above_max', { min: low, max: high }, { [min]: 'registration.min_above_max' }));
  }
}
/** A second rule for the same scope is refused in the words of credit rules. */
async function writeRule(host: Host, send: Send, intent: RecordIntent): Promise<void> {
  try {
    await writeRecord(host, send, creditLimitRule, intent);
  } catch (error) {
    const exists = error instanceof Refused && error.rejection.code === 'platform.record_key_taken';
    throw exists ? new Refused(reject('registration.rule_exists', {}, error.rejection.fields)) : error;
  }
}
export const createRule = command({
  call: 'POST /registration/credit_limit_rules/', summary: 'Add a credit limit rule', body: rule, answer: ruleAnswer,
  run: async ({ host, send, body }) => {
    minUnderMax(body);
    const created = newId();
    await writeRule(host, send, { kind: 'create', uid: created, fields: body });
    return { uid: created, ...body };
  },
});
export const changeRule = command({
  call: 'PUT /registration/credit_limit_rules/{uid}/', summary: 'Change a credit limit rule', params: ofRule, body: rule.partial(), answer: ruleAnswer,
  run: async ({ host, send, params, body }) => {
    minUnderMax({ ...(await readRecord(host, creditLimitRule, params.uid)), ...body });
    await writeRule(host, send, { kind: 'change', uid: params.uid, fields: body });
    return { uid: params.uid, ...((await readRecord(host, creditLimitRule, params.uid)) as z.infer<typeof rule>) };
  },
});
export const removeRule = command({
  call: 'DELETE /registration/credit_limit_rules/{uid}/', summary: 'Remove a credit limit rule', params: ofRule,
  run: async ({ host, send, params }) => {
    await writeRecord(host, send, creditLimitRule, { kind: 'remove', uid: params.uid });
    return undefined;
  },
});

const settings = registrationSettings.fields;
type Settings = z.infer<typeof settings>;
/** Changes some settings of the one record; the first change makes it out of the defaults. */
async function changeSettings(host: Host, send: Send, changes: Partial<Settings>): Promise<Settings> {
  const known = (await readRecord(host, registrationSettings, registrationSettingsUid)) as Settings | null;
  const fields = { ...(known ?? defaultRegistrationSettings), ...changes };
  await writeRecord(host, send, registrationSettings, { kind: 'save', uid: registrationSettingsUid, fields });
  return fields;
}

const waitingList = settings.pick({ waiting_list_enabled: true, confirmation_minutes: true, notify_minutes: true, reset_day: true });
const ofSettings = z.object({ uid: z.literal(registrationSettingsUid) });
export const changeWaitingList = command({
  call: 'PUT /organizations/waiting_list_settings/{uid}/', summary: 'Change the waiting list settings', params: ofSettings, body: waitingList.partial(), answer: waitingList.extend({ uid }),
  run: async ({ host, send, body }) => ({ uid: registrationSettingsUid, ...waitingList.parse(await changeSettings(host, send, body)) }),
});
const toTeacher = settings.pick({ request_to_teacher: true });
export const changeRequestToTeacher = command({
  call: 'PUT /organizations/request_to_teacher_setting/{uid}/', summary: 'Allow or forbid requests to teachers', params: ofSettings, body: toTeacher, answer: toTeacher.extend({ uid }),
  run: async ({ host, send, body }) => ({ uid: registrationSettingsUid, ...toTeacher.parse(await changeSettings(host, send, body)) }),
});
const timer = settings.pick({ use_timer: true, timer_time: true });
export const changeTimer = command({
  call: 'POST /user/setting_the_course_timer/', summary: 'Set the registration timer (milliseconds)', body: timer, answer: timer,
  run: async ({ host, send, body }) => timer.parse(await changeSettings(host, send, body)),
});
