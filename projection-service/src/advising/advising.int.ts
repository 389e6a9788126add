import { filterOptions, statusCounts, studentRow } from '@portal/event-schemas/advising/views.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { client, type Client } from '../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../test/support/portal.ts';

const page = z.object({ results: z.array(studentRow), count: z.int(), next: z.string().nullable() });
let portal: TestPortal;
let advisor: Client, office: Client, student: Client;
const rows = async (who: Client, query: Record<string, string | number> = {}, path = '/advisors/my_students/all/') => {
  const { status, body } = await who.get(path, { page_size: 100, ...query });
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  return page.parse(body);
};

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [advisor, office, student] = (await Promise.all(
    ['advisor', 'office', 'student'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client];
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
}, 120_000);
afterAll(() => portal?.stop());

describe('lists of students', () => {
  it('show an advisor their own students and the office all', async () => {
    const own = await rows(advisor);
    const all = await rows(office, {}, '/registration/students/');
    expect(own.count).toBeGreaterThan(0);
    expect(all.count).toBe(300);
    expect(new Set(own.results.map(row => row.advisor)).size).toBe(1);
    expect(
      own.results.every(
        row => row.edu_prog_name && row.faculty_name && row.group_name && row.card?.startsWith(row.uid),
      ),
    ).toBe(true);
  });

  it('filter by every filter of the specification', async () => {
    const [sample] = (await rows(office)).results as [z.infer<typeof studentRow>];
    const filters = [
      'entry_year',
      'study_form',
      'preparation_level',
      'faculty',
      'cathedra',
      'edu_prog_group',
      'edu_prog',
      'course',
      'group',
      'student_status',
      'gender',
      'citizenship',
      'advisor',
      'status',
    ] as const;
    for (const filter of filters) {
      const value = sample[filter];
      if (value === null) continue;
      const { results } = await rows(office, { [filter]: value });
      expect({ filter, all: results.every(row => row[filter] === value), some: results.length > 0 }).toEqual({
        filter,
        all: true,
        some: true,
      });
    }
    expect((await rows(office, { study_year: 2026, semester: 'autumn' })).count).toBe(300);
    expect((await rows(office, { search: sample.last_name })).results.some(row => row.uid === sample.uid)).toBe(true);
    expect((await office.get('/advisors/my_students/all/', { nonsense: 1 })).status).toBe(422);
    expect((await office.get('/advisors/my_students/all/', { study_period: 'x' })).status).toBe(422);
  });

  it.each(['display_name', '-display_name', '-credits', 'advisor_name', '-code'])(
    'sorted by %s hold every student once over their pages, in one order',
    async sort => {
      const pages = await Promise.all(
        [0, 1, 2].map(page => office.get('/registration/students/', { sort, page, page_size: 100 })),
      );
      const whole = pages.flatMap(({ body }) => body.results as z.infer<typeof studentRow>[]);
      expect([whole.length, new Set(whole.map(row => row.uid)).size, pages[0]!.body.count]).toEqual([300, 300, 300]);
      const key = sort.replace('-', '') as 'display_name' | 'credits' | 'advisor_name' | 'code';
      const collator = new Intl.Collator('ru');
      const compare = (a: unknown, b: unknown) =>
        typeof a === 'number' ? a - (b as number) : collator.compare(String(a), String(b));
      const values = whole.map(row => row[key]);
      expect(
        values.every(
          (value, index) =>
            index === 0 ||
            (sort.startsWith('-') ? compare(value, values[index - 1]) <= 0 : compare(value, values[index - 1]) >= 0),
        ),
      ).toBe(true);
    },
  );

  it('sorted by the card follow its way, and not the letters of its statuses', async () => {
    const sorted = async (sort: string) =>
      (await Promise.all([0, 1, 2].map(one => rows(office, { sort, page: one }, '/registration/students/')))).flatMap(
        ({ results }) => results.map(({ status }) => cardStatuses.indexOf(status)),
      );
    const places = await sorted('status');
    expect([places.length, new Set(places).size > 3]).toEqual([300, true]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(await sorted('-status')).toEqual(places.toReversed());
  });

  it('find a student by a part of the name in any case, and by the number', async () => {
    const [one] = (await rows(office, { page_size: 1 })).results as [z.infer<typeof studentRow>];
    const part = one.last_name.slice(1, 5);
    const found = await rows(office, { q: part.toUpperCase() });
    expect(found.results.some(row => row.uid === one.uid)).toBe(true);
    expect(
      found.results.every(row => `${row.display_name} ${row.code}`.toLowerCase().includes(part.toLowerCase())),
    ).toBe(true);
    expect((await rows(office, { q: one.code })).results.map(row => row.uid)).toContain(one.uid);
    expect((await rows(office, { q: `${one.first_name} ${one.last_name}` })).results.map(row => row.uid)).toContain(
      one.uid,
    );
    expect((await rows(office, { q: '100%_' })).count).toBe(0);
  });

  it('count by status under every other filter, for a click on the status', async () => {
    const filter = { course: [2], study_form: ['full_time'], q: 'а' };
    const counted = statusCounts.parse(
      (await office.get('/advising/status_counts/', { filter: JSON.stringify({ ...filter, status: ['CONFIRMED'] }) }))
        .body,
    );
    expect(counted.total).toBe((await rows(office, { course: 2, study_form: 'full_time', q: 'а' })).count);
    expect(counted.counts.CONFIRMED).toBe(
      (await rows(office, { course: 2, study_form: 'full_time', q: 'а', status: 'CONFIRMED' })).count,
    );
    const {
      results: [one],
    } = await rows(office);
    const ofAdvisor = statusCounts.parse(
      (await office.get('/advising/status_counts/', { advisor: one!.advisor! })).body,
    );
    expect(ofAdvisor.counts.NOT_STARTED).toBe(
      (await rows(office, { advisor: one!.advisor!, status: 'NOT_STARTED' })).count,
    );
    expect((await rows(office, { study_period: '00000000-0000-7000-8000-00000000dead' })).count).toBe(0);
    expect((await advisor.get('/advising/status_counts/', { nonsense: 1 })).status).toBe(422);
  });

  it('count by status what they show', async () => {
    const counted = statusCounts.parse((await office.get('/advising/status_counts/')).body);
    expect(counted.total).toBe(300);
    for (const status of ['NOT_STARTED', 'CHOSEN', 'CONFIRMED'] as const)
      expect((await rows(office, { status })).count).toBe(counted.counts[status]);
    const own = statusCounts.parse((await advisor.get('/advising/status_counts/', { course: 3 })).body);
    expect(own.total).toBe((await rows(advisor, { course: 3 })).count);
  });

  it('are closed to students', async () => {
    expect((await student.get('/advisors/my_students/all/')).status).toBe(403);
  });
});

describe('filter options', () => {
  it.each([
    '/advisors/faculties/',
    '/advisors/cathedras/',
    '/advisors/speciality/',
    '/advisors/edu_programs_group/',
    '/advisors/edu_programs/',
    '/advisors/groups/',
    '/advisors/entry_year/',
    '/advisors/preparation_level/',
    '/user/citizenship/',
    '/user/gender/',
    '/user/student_status/',
    '/common/study_forms/',
    '/organizations/groups_control_periods/',
    '/organizations/advisor_list/',
  ])('%s has some', async path => {
    const { status, body } = await office.get(path);
    expect(status).toBe(200);
    expect(filterOptions.min(1).safeParse(body).success).toBe(true);
  });

  it('are said by names where students have codes: a citizenship by its country, in the reader’s language', async () => {
    const countries = filterOptions.parse((await office.get('/user/citizenship/')).body);
    expect(countries.find(({ value }) => value === 'KZ')?.name).toEqual({
      ru: 'Казахстан',
      kk: 'Қазақстан',
      en: 'Kazakhstan',
      ky: 'Казакстан',
    });
    for (const path of [
      '/user/citizenship/',
      '/user/gender/',
      '/user/student_status/',
      '/common/study_forms/',
      '/advisors/preparation_level/',
      '/organizations/groups_control_periods/',
    ]) {
      for (const { value, name } of filterOptions.parse((await office.get(path)).body))
        expect(Object.values(name), path).not.toContain(String(value));
    }
  });
  it('narrow with what is chosen already', async () => {
    const faculties = filterOptions.parse((await office.get('/advisors/faculties/')).body);
    const all = filterOptions.parse((await office.get('/advisors/edu_programs/')).body);
    const some = filterOptions.parse(
      (await office.get('/advisors/edu_programs/', { faculty: String(faculties[0]!.value) })).body,
    );
    expect(some.length).toBeLessThan(all.length);
    const groups = filterOptions.parse((await advisor.get('/advisors/groups/')).body);
    expect(groups.length).toBeLessThan(filterOptions.parse((await office.get('/advisors/groups/')).body).length);
  });
});
