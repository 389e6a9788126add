import { act, screen, waitFor, within } from '@testing-library/react';
import type { StateAsOf } from '@portal/event-schemas/audit/views.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openPages, someUid } from '../testing/portal.tsx';
import { logged } from './testing.ts';

// What a page loads when it is opened takes long the first time.
beforeAll(() => Promise.all([import('./screens/audit-history.tsx'), import('../shell/shell.tsx')]), 60_000);
afterEach(closePages);
const slow = { timeout: 15_000 };

/** What the history of a record tells of differences: the name of each, then, now. */
async function told(
  stream: string,
  differences: StateAsOf['differences'],
  locale = 'en',
  names: { uid: string; name: string }[] = [],
): Promise<(string | null)[][]> {
  const entry = logged(1, 'Changed');
  const { router } = openPages(`audit/history/${stream}`, {
    roles: ['auditor'],
    answers: {
      'GET /audit/streams/{stream}/history/': { stream, version: 1, results: [entry], count: 1, next: null },
      'GET /audit/streams/': { results: [], count: 0, next: null },
      'POST /audit/names/': names,
      'GET /audit/ledger/': { verification: null, running: null },
      'GET /audit/streams/{stream}/state/': {
        stream,
        version: 1,
        at: entry.at,
        to_version: 1,
        to_at: entry.at,
        current_version: 1,
        state: {},
        now: {},
        differences,
      },
    },
  });
  await act(() => router.navigate(`/${locale}/audit/history/${stream}`));
  await waitFor(() => expect(document.documentElement.lang).toBe(locale), slow);
  const rows = within(await screen.findByRole('table', {}, slow))
    .getAllByRole('row')
    .slice(1);
  return rows.map(row => [...row.children].map(cell => cell.textContent));
}

describe('what differs is told', () => {
  it('by the name of the setting in the language of the reader, yes and no in words', async () => {
    expect(
      await told(
        'registration_settings-1',
        [
          { path: 'fields.is_visible', then: true, now: false },
          { path: 'fields.min_credit_audit', then: 0, now: 3 },
          { path: 'fields.corequisites', then: 'off', now: 'require' },
        ],
        'kk',
      ),
    ).toEqual([
      ['Мәзірде', 'иә', 'жоқ'],
      ['Тыңдауға ең азы', '0', '3'],
      ['Кореквизиттер', 'тексермеу', 'талап ету'],
    ]);
  });

  it('with the language of a name that stands in four', async () => {
    expect(await told('faculty-1', [{ path: 'fields.name.kk', then: 'Заң', now: 'Құқық' }], 'ru')).toEqual([
      ['Название (каз.)', 'Заң', 'Құқық'],
    ]);
  });

  it('with what a lesson is open to: it is open where nothing is said of it', async () => {
    expect(
      await told(
        'course_offering-1',
        [
          { path: `access.${someUid}`, then: 'cancelled', now: null },
          { path: 'until', then: null, now: '2026-09-01' },
        ],
        'ru',
        [{ uid: someUid, name: 'практика 1' }],
      ),
    ).toEqual([
      ['Доступ · практика 1', 'отменено', 'открыто'],
      ['До какого времени', '–', '01.09.2026'],
    ]);
  });

  it('with codes in words, weekdays and weeks of a meeting, years without thousands', async () => {
    expect(
      await told('student-1', [
        { path: 'fields.study_form', then: 'full_time', now: 'evening' },
        { path: 'fields.entry_year', then: 2025, now: 2026 },
        { path: 'fields.course', then: 1, now: 2 },
        { path: 'fluxes.0.lessons.1.meetings.0.days', then: '0100000', now: '0010000' },
        { path: 'fluxes.0.lessons.1.meetings.0.weeks', then: '111110', now: '111011' },
        { path: 'fluxes.0.lessons.1.meetings.0.start', then: 540, now: 605 },
      ]),
    ).toEqual([
      ['Form of study', 'Full-time', 'Evening'],
      ['Entry year', '2025', '2026'],
      ['Year of study', '1', '2'],
      ['Stream · Lesson · Lesson time · Days of the week', 'Tuesday', 'Wednesday'],
      ['Stream · Lesson · Lesson time · Weeks', '1–5', '1–3, 5–6'],
      ['Stream · Lesson · Lesson time · Start', '09:00', '10:05'],
    ]);
  });

  it('with kinds of form fields, what stands in them at the start, whom a route means, screens and countries in words', async () => {
    expect(
      await told(
        'application_type-1',
        [
          { path: 'definition.properties.0.code', then: 'input', now: 'dropdown' },
          { path: 'definition.properties.0.initial.source', then: 'profile.full_name', now: 'current.study_period' },
          { path: 'definition.properties.1.initial', then: null, now: { source: 'today' } },
          {
            path: 'definition.properties.2',
            then: null,
            now: {
              prop_code: 'reason',
              code: 'text',
              name: { ru: 'Причина', kk: 'Себебі', en: 'Reason', ky: 'Себеби' },
            },
          },
          { path: 'definition.properties.1.autofill.0.take', then: 'name', now: 'credits' },
          { path: 'definition.route.steps.0.waypoints.0.actors.0', then: null, now: { kind: 'role', role: 'office' } },
          { path: 'fields.screen', then: null, now: 'audit-bulk' },
          { path: 'fields.citizenship', then: 'KZ', now: 'KG' },
        ],
        'ru',
      ),
    ).toEqual([
      ['Поля · Вид поля', 'строка', 'выбор из списка'],
      ['Поля · Что стоит в начале', 'ФИО заявителя', 'текущий учебный период'],
      ['Поля · Что стоит в начале', '–', 'сегодняшний день'],
      ['Поля', '–', 'Причина'],
      ['Поля · Заполняет другие поля · Взять', 'Название', 'Кредиты'],
      ['Маршрут · Шаг · Этап согласования · Кто согласует', '–', roleNames.office.ru],
      ['Экран', '–', 'Массовые изменения'],
      ['Гражданство', 'Казахстан', 'Кыргызстан'],
    ]);
  });

  it('without ids and bookkeeping that tell a reader nothing', async () => {
    expect(
      await told('course_offering-1', [
        { path: 'uid', then: null, now: 'x' },
        { path: 'source.credits', then: 3, now: 4 },
        { path: 'credits', then: 3, now: 4 },
      ]),
    ).toEqual([['Credits', '3', '4']]);
  });
});
