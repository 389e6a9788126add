import { resultByCourse, resultByGroup, resultByProgram } from '@portal/event-schemas/statistics/results.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { client, type Client } from '../../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';

let portal: TestPortal;
let office: Client, student: Client;
const rows = async <S extends z.ZodType>(
  path: string,
  row: S,
  query: Record<string, string | number> = {},
): Promise<{ results: z.infer<S>[]; count: number }> => {
  const { status, body } = await office.get(path, { page_size: 100, ...query });
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  return z.object({ results: z.array(row), count: z.int() }).parse(body);
};
const sum = (list: readonly object[], field: string): number =>
  list.reduce((total, row) => total + (row as Record<string, number>)[field]!, 0);

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [office, student] = (await Promise.all(['office', 'student'].map(login => client(portal.url).login(login)))) as [
    Client,
    Client,
  ];
  await portal.host.waitForReadModels(await portal.host.log.head(), 60_000);
}, 180_000);
afterAll(() => portal?.stop());

describe('results of a term’s registration', () => {
  it('by program and by group count every studying student once, where their card stands', async () => {
    const counts = (await office.get('/advising/status_counts/')).body.counts as Record<string, number>;
    for (const [path, row] of [
      ['/registration/results/by_program/', resultByProgram],
      ['/registration/results/by_group/', resultByGroup],
    ] as const) {
      const { results } = await rows(path, row);
      expect(sum(results, 'students')).toBe(300);
      expect(sum(results, 'confirmed')).toBe(counts['CONFIRMED']);
      expect(sum(results, 'with_advisor')).toBe(
        counts['CHOSEN']! + counts['CHANGED_AFTER']! + counts['CHECKING_AFTER']!,
      );
      expect(sum(results, 'rejected')).toBe(counts['REJECTED']);
      expect(
        results.every(one => one.choosing + one.with_advisor + one.confirmed + one.not_started === one.students),
      ).toBe(true);
    }
  });

  it('by course add up to the registered students, and agree with the course itself', async () => {
    const { results } = await rows('/registration/results/by_course/', resultByCourse, { sort: '-registered' });
    expect(results.every(one => one.choosing + one.with_advisor + one.confirmed === one.registered)).toBe(true);
    const detail = (await office.get(`/registration/offerings/${results[0]!.uid}/`)).body;
    expect(detail.students.filter((one: { standing: string }) => one.standing === 'registered')).toHaveLength(
      results[0]!.registered,
    );
  });

  it('are of one term, sorted, filtered and searched', async () => {
    const all = await rows('/registration/results/by_course/', resultByCourse);
    const summer = (await office.get('/organizations/study_period_list/', { semester: 'summer' })).body.results[0];
    expect(
      (await rows('/registration/results/by_course/', resultByCourse, { study_period: summer.uid })).count,
    ).toBeLessThan(all.count);
    expect(
      (await rows('/registration/results/by_program/', resultByProgram, { study_period: summer.uid })).results.every(
        one => one.started === 0 && one.not_started === one.students,
      ),
    ).toBe(true);
    const [group] = (await rows('/registration/results/by_group/', resultByGroup, { sort: '-confirmed_share' }))
      .results;
    expect(
      (await rows('/registration/results/by_group/', resultByGroup, { q: group!.code })).results.map(one => one.uid),
    ).toContain(group!.uid);
    expect((await rows('/registration/results/by_group/', resultByGroup, { confirmed_share_from: 101 })).count).toBe(0);
  });

  it('are closed to students', async () => {
    for (const path of ['by_course', 'by_program', 'by_group'])
      expect((await student.get(`/registration/results/${path}/`)).status).toBe(403);
  });
});
