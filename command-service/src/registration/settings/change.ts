import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defaultRegistrationSettings, registrationSettings, registrationSettingsUid, type RegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import { Refused, type Send } from '@portal/platform/http/types.ts';
import { readRecord, writeRecord } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';

/** The settings as they are now; what nobody has set is as the product brings it. */
export async function settingsNow(host: Pick<Host, 'dispatcher'>): Promise<RegistrationSettings> {
  const known = await readRecord(host, registrationSettings, registrationSettingsUid);
  return { ...defaultRegistrationSettings, ...(known as RegistrationSettings | null) };
}

/**
 * Changes some settings of the one record; the first change makes it out of the defaults. Limits are in order (portal.md §5 "Credits"):
 * `registration.min_above_max`.
 */
export async function changeSettings(host: Host, send: Send, change: (now: RegistrationSettings) => Partial<RegistrationSettings>): Promise<RegistrationSettings> {
  const now = await settingsNow(host);
  const wanted = { ...now, ...change(now) };
  const { min_credit, max_credit, min_credit_audit, max_credit_audit } = wanted.default_limit;
  for (const [min, max] of [[min_credit, max_credit], [min_credit_audit, max_credit_audit]] as const) {
    if (min > max) throw new Refused(reject('registration.min_above_max', { min, max }, { default_limit: 'registration.min_above_max' }));
  }
  await writeRecord(host, send, registrationSettings, { kind: 'save', uid: registrationSettingsUid, fields: wanted });
  return wanted;
}
