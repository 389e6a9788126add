import { stateAsOf, streamHistory, streamsFound } from '@portal/event-schemas/audit/views.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let auditor: Client, advisor: Client, student: Client;
let stream: string;

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [auditor, advisor, student] = (await Promise.all(
    ['auditor', 'advisor', 'student'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client];
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
  const { rows } = await portal.host.pool.query(
    `select stream from audit.streams where aggregate = 'study_card' order by events desc, stream limit 1`,
  );
  stream = rows[0].stream;
}, 120_000);
afterAll(() => portal?.stop());

describe('the history of a card', () => {
  it('tells who did what and when, newest first, page by page', async () => {
    const first = streamHistory.parse((await auditor.get(`/audit/streams/${stream}/history/`, { page_size: 2 })).body);
    expect(first.results.map(entry => entry.version)).toEqual([first.version, first.version - 1]);
    expect(first.next).toContain('page=1');
    const all = streamHistory.parse((await auditor.get(`/audit/streams/${stream}/history/`, { page_size: 100 })).body);
    expect(all.results).toHaveLength(all.count);
    for (const entry of all.results) expect(entry.sentence).not.toMatch(/[{}]|[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  it('is told in the reader’s language', async () => {
    const tell = async (language: string) =>
      streamHistory
        .parse(
          (await (await client(portal.url, language).login('auditor')).get(`/audit/streams/${stream}/history/`)).body,
        )
        .results.at(-1)!.sentence;
    expect(new Set(await Promise.all(['ru', 'kk', 'en', 'ky'].map(tell))).size).toBe(4);
  });

  it('is found by student, course and words', async () => {
    const uid = /^study_card-(.+)\./.exec(stream)![1]!;
    const found = streamsFound.parse((await auditor.get('/audit/streams/', { student: uid })).body);
    expect(found.results.map(one => one.aggregate)).toEqual(expect.arrayContaining(['study_card', 'student']));
    expect(found.results.find(one => one.stream === stream)!.title.en).not.toContain(uid);
    const { rows } = await portal.host.pool.query('select uid, code from registration.offerings order by code limit 1');
    expect(
      streamsFound.parse((await auditor.get('/audit/streams/', { course: rows[0].uid })).body).results[0]!.stream,
    ).toBe(`course_offering-${rows[0].uid}`);
    expect(
      streamsFound.parse((await auditor.get('/audit/streams/', { search: rows[0].code })).body).count,
    ).toBeGreaterThan(0);
    expect(
      streamsFound.parse((await auditor.get('/audit/streams/', { search: 'никого-такого-нет' })).body),
    ).toMatchObject({ results: [], count: 0, next: null });
  });
});

describe('a record of any kind', () => {
  it('is called by what it is about or by what it says of itself, never by an id', async () => {
    const { rows } = await portal.host.pool.query<{ stream: string; aggregate: string }>(
      'select distinct on (aggregate) stream, aggregate from audit.streams order by aggregate, stream',
    );
    expect(rows.length).toBeGreaterThan(20);
    const titles = await Promise.all(
      rows.map(
        async row =>
          [
            row.aggregate,
            streamsFound
              .parse((await auditor.get('/audit/streams/', { search: row.stream })).body)
              .results.find(one => one.stream === row.stream)?.title.ru,
          ] as const,
      ),
    );
    expect(titles.filter(([, title]) => !title || /[0-9a-f]{8}-[0-9a-f]{4}-|[a-z]+_[a-z]+/.test(title))).toEqual([]);
  });

  it('as a type of applications is called by its name', async () => {
    const {
      rows: [type],
    } = await portal.host.pool.query<{ stream: string; names: object }>(
      `select stream_id as stream, data->'definition'->'names' as names from log.events where type = 'ApplicationTypePublished' order by position desc limit 1`,
    );
    const { results } = streamsFound.parse((await auditor.get('/audit/streams/', { search: type!.stream })).body);
    expect(results.find(one => one.stream === type!.stream)!.title).toEqual(type!.names);
  });
});

describe('the state as of', () => {
  const state = async (query: Record<string, string | number>) =>
    stateAsOf.parse((await auditor.get(`/audit/streams/${stream}/state/`, query)).body);

  it('a version stands next to the state now with the differences', async () => {
    const then = await state({ version: 1 });
    expect(then.version).toBe(1);
    expect(then.differences.map(one => one.path)).toContain('status');
    const now = await state({});
    expect(now).toMatchObject({ version: now.current_version, differences: [], state: now.now });
    expect(then.now).toEqual(now.state);
  });

  it('a moment is the state after the last event up to it', async () => {
    const events = await portal.host.log.read(stream);
    const at = events[0]!.meta.occurred_at;
    expect((await state({ as_of: at })).version).toBe(events.filter(event => event.meta.occurred_at <= at).length);
  });

  it.each([
    [{ version: 100_000 }, '404 audit.version_unknown'],
    [{ as_of: '1999-01-01' }, '404 audit.moment_before_start'],
    [{ version: -1 }, '422 platform.invalid_input'],
    [{ as_of: 'yesterday' }, '422 platform.invalid_input'],
  ])('%j is refused with %s', async (query, refusal) => {
    const { status, body } = await auditor.get(`/audit/streams/${stream}/state/`, query);
    expect(`${status} ${body.error.code}`).toBe(refusal);
  });

  it('of a course shows its seats', async () => {
    const { rows } = await portal.host.pool.query('select uid from registration.offerings order by code limit 1');
    const { body } = await auditor.get(`/audit/streams/course_offering-${rows[0].uid}/state/`, { version: 1 });
    expect(stateAsOf.parse(body).state).toMatchObject({ status: 'offered' });
  });
});

describe('who looks into the log', () => {
  it('an advisor into their own students only; a student not at all', async () => {
    const { rows } = await portal.host.pool.query(
      `select c.uid, s.advisor from registration.cards_public c join curriculum.students_public s on s.uid = c.student`,
    );
    const me = (await advisor.get('/user/my_roles/')).body.profile.uid;
    const mine = rows.find(row => row.advisor === me).uid;
    const foreign = rows.find(row => row.advisor !== me).uid;
    for (const part of ['history', 'state']) {
      expect((await advisor.get(`/audit/streams/study_card-${mine}/${part}/`)).status).toBe(200);
      expect((await advisor.get(`/audit/streams/study_card-${foreign}/${part}/`)).body.error.code).toBe(
        'audit.not_your_student',
      );
      expect((await student.get(`/audit/streams/study_card-${mine}/${part}/`)).status).toBe(403);
      expect((await auditor.get(`/audit/streams/study_card-unknown/${part}/`)).body.error.code).toBe(
        'audit.stream_not_found',
      );
      expect((await auditor.get(`/audit/streams/..%2F/${part}/`)).status).toBe(404);
    }
  });
});

describe('read models', () => {
  it('say what folding the streams says', async () => {
    const { host } = portal;
    const offering = host.aggregates.get('course_offering')!;
    const card = host.aggregates.get('study_card')!;
    const fold = async (aggregate: typeof offering, name: string) =>
      (await host.log.read(name)).reduce(
        (state, { type, data }) => aggregate.evolve(state, { type, data }),
        aggregate.initialState(),
      );
    const lessons = await host.pool.query(
      'select s.* from registration.lesson_seats s join registration.lessons l on l.uid = s.lesson',
    );
    const counted = new Map(lessons.rows.map(({ lesson, ...counts }) => [lesson, counts]));
    for (const { uid } of (await host.pool.query('select uid from registration.offerings')).rows) {
      const course: any = await fold(offering, `course_offering-${uid}`);
      for (const [lesson, { taken, held, offered, waiting }] of course.lessons)
        expect(counted.get(lesson)).toEqual({ taken, held, offered, waiting });
    }
    for (const row of (
      await host.pool.query(
        'select student, study_period, status, credits, audit_credits, courses, queued, comment from registration.cards',
      )
    ).rows) {
      const state: any = await fold(card, `study_card-${row.student}.${row.study_period}`);
      expect(row).toMatchObject({
        status: state.status,
        credits: state.credits,
        audit_credits: state.audit_credits,
        comment: state.comment,
        courses: Object.keys(state.courses).length,
        queued: Object.keys(state.queued).length,
      });
    }
  });
});
