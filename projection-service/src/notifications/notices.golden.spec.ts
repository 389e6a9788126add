import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadRecord } from '@portal/event-schemas/kernel/notices.ts';
import { declaredNotices } from '@portal/event-schemas/notifications/declared.ts';
import { noticeText } from '@portal/event-schemas/notifications/texts.ts';
import { formatter } from '@portal/platform/http/messages.ts';
import '@portal/platform/modules/declared.ts';
import { expect, it } from 'vitest';
import { draftsOf, noticesOf } from './notices.ts';

/**
 * Events as they stand in logs, each with the notices that were told of it, in words; and every kind that was told
 * before kinds stood with the modules. What was told stays as it was read.
 */
const golden = <T>(name: string): T =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'golden', `${name}.json`), 'utf8')) as T;
const advisor = '01990000-0000-7000-8000-0000000000a2';
const name = { ru: 'Физика', kk: 'Физика', en: 'Physics', ky: 'Физика' };
const known: ReadRecord = entity =>
  ({
    student: { last_name: 'Оспанова', first_name: 'Мадина', advisor },
    course_offering: { name },
    person: { last_name: 'Ахметов', first_name: 'Ерлан' },
  })[entity];
const show = formatter('Asia/Bishkek');

it.each(golden<{ type: string; stream: string; data: object; told: object[] }[]>('notices'))(
  '$type tells what it told',
  ({ told, ...event }) => {
    const eventIds = [`${event.type}-event`, `${event.type}-fixture`];
    const outcomes = eventIds.map(event_id => {
      const one = {
        ...event,
        meta: { event_id, occurred_at: '2026-09-01T08:00:00.000Z', actor: { id: 'x' } },
      } as never;
      return noticesOf(draftsOf(one, known), one).map(({ uid, account, kind, params, batch, portal, mail }) => ({
        uid,
        account,
        kind,
        params,
        batch,
        portal,
        mail,
        ...noticeText(kind, params, show),
      }));
    });
    expect(JSON.parse(JSON.stringify(outcomes))).toContainEqual(told);
  },
);

it.each(Object.entries(golden<Record<string, object>>('kinds')))('%s is worded as it was', (kind, words) =>
  expect(JSON.parse(JSON.stringify(declaredNotices().kinds[kind]))).toEqual(words),
);
