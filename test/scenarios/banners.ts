import { recordSchema } from '@portal/event-schemas/kernel/entity/schemas.ts';
import { roleOptions, shownBanners } from '@portal/event-schemas/notifications/banners.ts';
import { entities } from '@portal/event-schemas/notifications/entities.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

const banner = recordSchema(entities.web_banner.fields);
const bannerAnswer = banner.extend({ uid: z.uuid() });
const bannerRow = bannerAnswer.extend({
  author_name: z.string(),
  state: z.enum(entities.web_banner.clock!.states),
});
let portal: TestPortal;
const people: Record<string, Client> = {};
const path = '/new_notifications/web_notification_banner/';
beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'], demo: true });
  for (const login of ['office', 'student', 'teacher', 'advisor', 'auditor'])
    people[login] = await client(portal.url).login(login);
}, 120_000);
afterAll(() => portal.stop());

const inRussian = (ru: string) => ({ ru, kk: '', en: '', ky: '' });
const now = { begin_to_show_at: '2020-01-01T00:00:00.000Z', stop_to_show_at: '2100-01-01T00:00:00.000Z' };
async function shownTo(login: string): Promise<string[]> {
  await portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
  return shownBanners.parse((await people[login]!.get(path)).body).map(one => one.message.en);
}
async function add(text: string, more: object): Promise<string> {
  const { status, body } = await people['office']!.post(path, { message: inRussian(text), ...now, ...more });
  expect({ status, error: body?.error }).toEqual({ status: 200, error: undefined });
  return bannerAnswer.parse(body).uid as string;
}

describe('a banner', () => {
  it('is shown to those whom it is for, while its time is', async () => {
    const year = (await people['student']!.get('/organizations/year_semester/')).body.student;
    await add('Всем', { target_audience: 'everybody' });
    await add('Офису', { target_audience: 'roles', target_audience_options: ['office', 'auditor'] });
    await add('Студентам', { target_audience: 'students' });
    await add('Своему курсу', {
      target_audience: 'students',
      course: year.course,
      preparation_level: year.preparation_level,
    });
    await add('Другому курсу', { target_audience: 'students', course: year.course === 1 ? 2 : 1 });
    await add('Преподавателям', { target_audience: 'teachers' });
    await add('Прошлый', { target_audience: 'everybody', stop_to_show_at: '2020-01-02T00:00:00.000Z' });
    await add('Будущий', { target_audience: 'everybody', begin_to_show_at: '2099-01-01T00:00:00.000Z' });
    expect((await shownTo('student')).toSorted()).toEqual(['Всем', 'Своему курсу', 'Студентам']);
    expect((await shownTo('teacher')).toSorted()).toEqual(['Всем', 'Преподавателям']);
    expect((await shownTo('auditor')).toSorted()).toEqual(['Всем', 'Офису']);
  });

  it('for teachers of a kind of lesson is shown to those who give such lessons', async () => {
    const { rows } = await portal.host.pool.query<{ load_type: string; gives: boolean }>(
      `select kind as load_type,
          exists (select from registration.lessons_public l where l.teacher = $1 and l.load_type = kind) as gives
        from unnest(array['lecture', 'practice', 'laboratory', 'srs']) kind`,
      [(await people['teacher']!.get('/user/my_roles/')).body.profile.uid],
    );
    for (const { load_type } of rows) await add(load_type, { target_audience: 'teachers', load_type });
    const seen = await shownTo('teacher');
    expect(rows.filter(row => seen.includes(row.load_type))).toEqual(rows.filter(row => row.gives));
    expect(rows.some(row => row.gives) && rows.some(row => !row.gives)).toBe(true);
  });

  it('is listed with its state, changed and removed by the office alone', async () => {
    const uid = await add('Опечатка', { target_audience: 'everybody' });
    expect(
      refusal(await people['student']!.post(path, { message: inRussian('Я'), ...now, target_audience: 'everybody' })),
    ).toBe('403 identity.access_denied');
    expect(refusal(await people['advisor']!.get(`${path}list_for_banner_creators/`))).toBe(
      '403 identity.access_denied',
    );
    const { body } = await people['office']!.get(`${path}list_for_banner_creators/`, { state: 'over' });
    expect(z.array(bannerRow).parse(body.results)).toMatchObject([{ message: { ru: 'Прошлый' }, state: 'over' }]);

    const changed = await people['office']!.put(`${path}${uid}/`, {
      message: inRussian('Исправлено'),
      type: 'important',
    });
    expect(banner.parse(changed.body)).toMatchObject({
      message: { ru: 'Исправлено' },
      type: 'important',
      target_audience: 'everybody',
    });
    expect(
      refusal(await people['office']!.put(`${path}${uid}/`, { stop_to_show_at: '2019-01-01T00:00:00.000Z' })),
    ).toBe('422 notifications.banner_ends_before_start');
    expect(refusal(await people['office']!.put(`${path}${uid}/`, { target_audience: 'roles' }))).toBe(
      '422 notifications.banner_roles_required',
    );
    expect(await shownTo('advisor')).toContain('Исправлено');
    expect((await people['office']!.delete(`${path}${uid}/`)).status).toBe(204);
    expect(await shownTo('advisor')).not.toContain('Исправлено');
    expect(refusal(await people['office']!.delete(`${path}${uid}/`))).toBe('404 platform.not_found');
  });

  it('chooses from the roles by name', async () => {
    expect(
      roleOptions
        .parse((await people['office']!.get('/new_notifications/role_names/')).body)
        .find(role => role.value === 'office')?.name.en,
    ).toBe('Registrar’s office');
  });
});
