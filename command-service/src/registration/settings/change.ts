import {
  defaultRegistrationSettings,
  registrationSettings,
  registrationSettingsUid,
  type RegistrationSettings,
} from '@portal/event-schemas/registration/records.ts';
import { Refused, type Send } from '@portal/platform/http/types.ts';
import { changedMeanwhile } from '@portal/platform/records/changed-meanwhile.ts';
import { refuseOutOfOrder } from '@portal/platform/records/ordered.ts';
import { readRecord, writeRecord } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';

/** The settings as they are now; what nobody has set is as the product brings it. */
export async function settingsNow(host: Pick<Host, 'dispatcher'>): Promise<RegistrationSettings> {
  const known = await readRecord(host, registrationSettings, registrationSettingsUid);
  return { ...defaultRegistrationSettings, ...(known as RegistrationSettings | null) };
}

/**
 * Changes some settings of the one record, and no others: what a colleague sets at the same moment stays. The first change makes the record out of the
 * defaults. `seen`: what stood there when it was read (`platform.changed_meanwhile`). Pairs stand in order: `registration.min_above_max` (portal.md §5
 * "Credits"), `registration.notify_too_early`.
 */
export async function changeSettings(
  host: Host,
  send: Send,
  change: (now: RegistrationSettings) => Partial<RegistrationSettings>,
  seen?: Readonly<Record<string, unknown>>,
): Promise<RegistrationSettings> {
  const known = await readRecord(host, registrationSettings, registrationSettingsUid);
  const now = { ...defaultRegistrationSettings, ...(known as RegistrationSettings | null) };
  const changes = change(now);
  const stale = changedMeanwhile(now, changes, seen);
  if (stale) throw new Refused(stale);
  const wanted = { ...now, ...changes };
  const disorder = refuseOutOfOrder(registrationSettings, wanted, now, changes);
  if (disorder) throw new Refused(disorder);
  try {
    await writeRecord(host, send, registrationSettings, {
      uid: registrationSettingsUid,
      ...(known ? { kind: 'change', fields: changes, ...(seen && { seen }) } : { kind: 'create', fields: wanted }),
    });
    return wanted;
  } catch (error) {
    const madeMeanwhile = !known && error instanceof Refused && error.rejection.code === 'platform.record_exists';
    if (!madeMeanwhile) throw error;
    return changeSettings(host, send, change, seen);
  }
}
