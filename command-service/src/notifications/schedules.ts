import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { contracts } from '@portal/event-schemas/notifications/calls.ts';
import type { generalFields } from '@portal/event-schemas/notifications/commands.ts';
import { generalSchedule, notRegisteredSchedule } from '@portal/event-schemas/notifications/records.ts';
import { inEveryLanguage } from '@portal/event-schemas/notifications/texts-in-languages.ts';
import type { Timing } from '@portal/event-schemas/notifications/values.ts';
import type { uid } from '@portal/event-schemas/registration/values.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';
import { command, Refused, type AnyCall, type Contract } from '@portal/platform/http/types.ts';
import { uidMade } from '@portal/platform/http/send.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { readRecord, writeRecord, type Dispatching } from '@portal/platform/records/write.ts';
import type { z } from 'zod';

type Fields = Record<string, unknown>;
const everyone: readonly string[] = ['office', 'org_admin'];
/** May see to every scheduled mail. */
export const isOffice = ({ roles }: Pick<Actor, 'roles'>): boolean => roles.some(role => everyone.includes(role));

/** Notification frequency needs a weekday or a month day (portal.md §5); a day that the frequency does not use is dropped. */
export function timed<F extends Partial<Timing>>(fields: F): F {
  const { notification_frequency: frequency, weekday, month_day } = fields;
  const missing =
    frequency === 'EVERY_WEEK' && weekday == null
      ? 'weekday'
      : frequency === 'EVERY_MONTH' && month_day == null
        ? 'month_day'
        : null;
  if (missing)
    throw new Refused(
      reject(
        'notifications.frequency_needs_day',
        { notification_frequency: frequency },
        { [missing]: 'notifications.frequency_needs_day' },
      ),
    );
  return {
    ...fields,
    weekday: frequency === 'EVERY_WEEK' ? weekday : null,
    month_day: frequency === 'EVERY_MONTH' ? month_day : null,
  };
}
function written(fields: Fields): Fields {
  for (const field of ['subject', 'text']) {
    if (field in fields && !inEveryLanguage(fields[field] as z.infer<typeof generalFields>['text']).ru)
      throw new Refused(reject('notifications.text_required', {}, { [field]: 'notifications.text_required' }));
  }
  return fields;
}

async function own(host: Dispatching, def: RecordDefinition, id: string, actor: Actor): Promise<Fields> {
  const known = await readRecord(host, def, id);
  if (!known) throw new Refused(reject('platform.not_found', { entity: def.entity, uid: id }));
  if (!isOffice(actor) && known['author'] !== actor.id) throw new Refused(reject('notifications.not_your_schedule'));
  return known;
}

type Of = z.ZodObject<{ uid: typeof uid }>;
interface ScheduleContracts {
  add: Contract<undefined, undefined, z.ZodObject, z.ZodObject>;
  change: Contract<Of, undefined, z.ZodObject, z.ZodObject>;
  remove: Contract<Of>;
}
/** Create, change, remove of scheduled mails (portal-calls.md §7.3). A mail that was due before the last change is never sent. */
function scheduleCalls(
  def: RecordDefinition,
  what: string,
  { add, change, remove }: ScheduleContracts,
  reach: (actor: Actor) => Fields,
): AnyCall[] {
  return [
    command(add, {
      summary: `Add a schedule: ${what}`,
      run: async ({ host, send, actor, body: fields }) => {
        const id = newId();
        const whole = {
          ...written(timed(fields as Fields & Partial<Timing>)),
          ...reach(actor),
          author: actor.id,
          since: host.clock.iso(),
        };
        const done = await writeRecord(host, send, def, { kind: 'create', uid: id, fields: whole });
        return { uid: uidMade(done, id), ...whole };
      },
    }),
    command(change, {
      summary: `Change a schedule: ${what}`,
      run: async ({ host, send, actor, params: { uid: id }, body: fields }) => {
        const known = await own(host, def, id, actor);
        const { weekday, month_day } = timed({ ...known, ...fields });
        await writeRecord(host, send, def, {
          kind: 'change',
          uid: id,
          fields: { ...written(fields), weekday, month_day, since: host.clock.iso() },
        });
        return { uid: id, ...(await readRecord(host, def, id)) };
      },
    }),
    command(remove, {
      summary: `Remove a schedule: ${what}`,
      run: async ({ host, send, actor, params: { uid: id } }) => {
        await own(host, def, id, actor);
        await writeRecord(host, send, def, { kind: 'remove', uid: id });
        return undefined;
      },
    }),
  ];
}

export const scheduledMailCalls: AnyCall[] = [
  ...scheduleCalls(
    notRegisteredSchedule,
    'mail to students without courses',
    {
      add: contracts['POST /notifications/course_not_registered_students_notification/'],
      change: contracts['PUT /notifications/course_not_registered_students_notification/{uid}/'],
      remove: contracts['DELETE /notifications/course_not_registered_students_notification/{uid}/'],
    },
    () => ({}),
  ),
  ...scheduleCalls(
    generalSchedule,
    'mail by the status of the card',
    {
      add: contracts['POST /notifications/general_email_notification/'],
      change: contracts['PUT /notifications/general_email_notification/{uid}/'],
      remove: contracts['DELETE /notifications/general_email_notification/{uid}/'],
    },
    actor => ({ advisor: isOffice(actor) ? null : actor.id }),
  ),
];
