import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import {
  banner,
  bannerAnswer,
  bannerChanges,
  newBanner,
  type Banner,
} from '@portal/event-schemas/notifications/banners.ts';
import { inEveryLanguage } from '@portal/event-schemas/notifications/texts-in-languages.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';
import { command, Refused, type AnyCall } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { readRecord, writeRecord, type Dispatching } from '@portal/platform/records/write.ts';
import { z } from 'zod';

const path = '/new_notifications/web_notification_banner/' as const;
type Shown = Omit<Banner, 'author'>;

/** What is wrong with a banner; null = nothing. */
export function faultOf({
  message,
  begin_to_show_at,
  stop_to_show_at,
  target_audience,
  target_audience_options,
}: Shown): Rejection | null {
  const fault = (code: string, field: string): Rejection => reject(code, {}, { [field]: code });
  if (!inEveryLanguage(message).ru) return fault('notifications.banner_text_required', 'message');
  if (Date.parse(stop_to_show_at) <= Date.parse(begin_to_show_at))
    return fault('notifications.banner_ends_before_start', 'stop_to_show_at');
  return target_audience === 'roles' && target_audience_options.length === 0
    ? fault('notifications.banner_roles_required', 'target_audience_options')
    : null;
}

/** Whom it is for says what narrows it: what another audience would need is dropped. */
export const narrowed = <B extends Shown>(fields: B): B => ({
  ...fields,
  target_audience_options: fields.target_audience === 'roles' ? [...new Set(fields.target_audience_options)] : [],
  preparation_level: fields.target_audience === 'students' ? fields.preparation_level : null,
  course: fields.target_audience === 'students' ? fields.course : null,
  load_type: fields.target_audience === 'teachers' ? fields.load_type : null,
});

function checked<B extends Shown>(fields: B): B {
  const whole = narrowed(fields);
  const fault = faultOf(whole);
  if (fault) throw new Refused(fault);
  return whole;
}
async function bannerNow(host: Dispatching, id: string): Promise<Banner> {
  const known = await readRecord(host, banner, id);
  if (!known) throw new Refused(reject('platform.not_found', { entity: banner.entity, uid: id }));
  return known as Banner;
}

const ofBanner = z.object({ uid });
/** Create, change, remove of banners (portal-calls.md §7.3). */
export const bannerCalls: AnyCall[] = [
  command({
    call: `POST ${path}`,
    summary: 'Add a banner',
    body: newBanner,
    answer: bannerAnswer,
    run: async ({ host, send, actor, body }) => {
      const id = newId();
      const whole = { ...checked(body), author: actor.id };
      await writeRecord(host, send, banner, { kind: 'create', uid: id, fields: whole });
      return { uid: id, ...whole };
    },
  }),
  command({
    call: `PUT ${path}{uid}/`,
    summary: 'Change a banner',
    params: ofBanner,
    body: bannerChanges,
    answer: bannerAnswer,
    run: async ({ host, send, params: { uid: id }, body }) => {
      const whole = checked({ ...(await bannerNow(host, id)), ...body });
      await writeRecord(host, send, banner, { kind: 'change', uid: id, fields: whole });
      return { uid: id, ...whole };
    },
  }),
  command({
    call: `DELETE ${path}{uid}/`,
    summary: 'Remove a banner',
    params: ofBanner,
    run: async ({ host, send, params: { uid: id } }) => {
      await bannerNow(host, id);
      await writeRecord(host, send, banner, { kind: 'remove', uid: id });
      return undefined;
    },
  }),
];
