import { cardChangesReport, type CardChangesReport } from '@portal/event-schemas/advising/what-if.ts';
import { cardDetail, type CardDetail } from '@portal/event-schemas/advising/views.ts';
import { bulkReport } from '@portal/event-schemas/registration/requests.ts';
import { basketModal, type CourseInfo, type SidebarList } from '@portal/event-schemas/registration/views.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/** An advisor reviews the registration of their students at the demo university, and the office gives students to another advisor. */
let portal: TestPortal;
let advisor: Client, office: Client, student: Client;
let card: string;
const detail = async (who: Client, uid = card): Promise<CardDetail> =>
  cardDetail.parse((await who.get(`/advising/cards/${uid}/`)).body);
const tryOut = async (who: Client, changes: object[], uid = card): Promise<CardChangesReport> =>
  cardChangesReport.parse((await who.post(`/advising/cards/${uid}/what_if/`, { changes })).body);
const make = async (who: Client, changes: object[], uid = card): Promise<CardChangesReport> =>
  cardChangesReport.parse((await who.post(`/advising/cards/${uid}/changes/`, { changes })).body);
const codes = ({ results }: CardChangesReport) => results.map(result => result.error?.code ?? 'ok');

/** Lessons of a course that leave the student's week free of clashes where there are such: the first of each kind of each stream is tried. */
async function choices(who: Client, course: string, of: string): Promise<string[][]> {
  const info = (await who.get('/organizations/info_table/', { course, student: of })).body as CourseInfo;
  return info.fluxes.map(flux => [...new Map(flux.lessons.map(lesson => [lesson.load_type, lesson.uid])).values()]);
}
/** A course that the advisor could add to the card now. */
async function addable(after: object[] = []): Promise<{ course: string; lessons: string[] }> {
  const [of] = card.split('.') as [string];
  const { groups } = (await advisor.get('/organizations/side_bar_list/', { student: of })).body as SidebarList;
  for (const course of groups
    .flatMap(group => group.courses)
    .filter(one => one.status === null && one.locked.length === 0)) {
    for (const lessons of await choices(advisor, course.uid, of)) {
      const report = await tryOut(advisor, [...after, { kind: 'add', course: course.uid, lessons }]);
      if (report.results.at(-1)!.ok) return { course: course.uid, lessons };
    }
  }
  throw new Error('no course of the demo university can be added to the card');
}

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [advisor, office, student] = (await Promise.all(
    ['advisor', 'office', 'student'].map(login => client(portal.url, 'en').login(login)),
  )) as [Client, Client, Client];
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
  const { results } = (await advisor.get('/advisors/my_students/all/', { status: 'CHOSEN', page_size: 20 })).body;
  card = results[0].card;
}, 120_000);
afterAll(() => portal?.stop());

describe('a card that is opened', () => {
  it('by advisor and office at one moment begins its review once, and refuses neither', async () => {
    const { results } = (await advisor.get('/advisors/my_students/all/', { status: 'CHOSEN', page_size: 20 })).body;
    const uid: string = results.at(-1).card;
    const open = (who: Client) => who.call('POST', '/organizations/status_info/', { query: { uid, opening: 'true' } });
    const answers = await Promise.all([advisor, office, advisor].map(open));
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
      answers.map(() => [200, 'CHECKING_AFTER']),
    );
    await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
    const { history } = await detail(advisor, uid);
    expect(history.filter(line => line.type === 'ReviewStarted')).toHaveLength(1);
    expect((await advisor.post('/organizations/status_info/?uid=' + uid)).body.error.code).toBe(
      'advising.review_not_possible',
    );
    expect((await office.put(`/advising/cards/${uid}/status/`, { status: 'CHOSEN', reason: 'As before' })).status).toBe(
      204,
    );
  });
});

describe('what if', () => {
  it('answers by the rules of the change itself, and changes nothing', async () => {
    const before = await detail(advisor);
    const head = await portal.host.log.head();
    const [first] = before.courses;
    expect(codes(await tryOut(advisor, [{ kind: 'drop', course: first!.uid }]))).toEqual([
      'advising.change_not_possible',
    ]);
    const report = await tryOut(advisor, [
      { kind: 'start_review' },
      { kind: 'drop', course: first!.uid, reason: 'Too early' },
      { kind: 'drop', course: first!.uid },
      { kind: 'approve' },
    ]);
    expect(codes(report)).toEqual(['ok', 'ok', 'registration.not_on_card', 'ok']);
    expect(report).toMatchObject({ done: 3, refused: 1, status: 'CONFIRMED', clashes: [] });
    expect(report.credits.amount).toBe(before.credits.amount - first!.credits);
    expect(report.courses.map(course => course.uid)).not.toContain(first!.uid);
    expect(await portal.host.log.head()).toBe(head);
    expect((await detail(advisor)).status_info.status).toBe('CHOSEN');
  });

  it('finds a time clash and a limit before they are run into', async () => {
    const { courses, student: person } = await detail(advisor);
    const [of] = card.split('.') as [string];
    const { groups } = (await advisor.get('/organizations/side_bar_list/', { student: of })).body as SidebarList;
    const seen = new Set<string>();
    for (const course of groups
      .flatMap(group => group.courses)
      .filter(one => one.status === null)
      .slice(0, 25)) {
      for (const lessons of await choices(advisor, course.uid, person.uid)) {
        const report = await tryOut(advisor, [
          { kind: 'start_review' },
          ...courses.slice(0, 1).map(one => ({ kind: 'drop', course: one.uid })),
          { kind: 'add', course: course.uid, lessons },
        ]);
        seen.add(report.results.at(-1)!.error?.code ?? 'ok');
      }
    }
    expect(seen).toContain('registration.time_clash');
  });

  it('is for the own advisor and the office', async () => {
    const {
      body: { results },
    } = await office.get('/registration/students/', { status: 'CHOSEN', page_size: 100 });
    const mine = (await detail(advisor)).student.advisor!.uid;
    const other = results.find((row: { advisor: string }) => row.advisor !== mine);
    expect(
      (await advisor.post(`/advising/cards/${other.card}/what_if/`, { changes: [{ kind: 'start_review' }] })).body.error
        .code,
    ).toBe('advising.not_your_student');
    expect(
      (await advisor.post(`/advising/cards/${other.card}/changes/`, { changes: [{ kind: 'start_review' }] })).body.error
        .code,
    ).toBe('advising.not_your_student');
    expect(
      (await student.post(`/advising/cards/${card}/what_if/`, { changes: [{ kind: 'start_review' }] })).status,
    ).toBe(403);
    expect((await tryOut(office, [{ kind: 'start_review' }], other.card)).done).toBe(1);
    expect(
      (await advisor.post(`/advising/cards/${card}/what_if/`, { changes: [{ kind: 'add', course: other.uid }] })).body
        .error,
    ).toMatchObject({ code: 'platform.invalid_input', fields: { 'changes.0.lessons': 'required' } });
    expect((await advisor.post(`/advising/cards/${card}/what_if/`, { changes: [] })).status).toBe(422);
  });
});

describe('the review', () => {
  it('makes the changes that were tried, one by one, and marks them for the student with the reason', async () => {
    const before = await detail(advisor);
    const [dropped] = before.courses;
    const drop = { kind: 'drop', course: dropped!.uid, reason: 'Physics first' };
    const add = { kind: 'add', ...(await addable([{ kind: 'start_review' }, drop])), reason: 'Needed for the thesis' };
    const changes = [{ kind: 'start_review' }, drop, add, { kind: 'drop', course: dropped!.uid }];
    const tried = await tryOut(advisor, changes);
    const made = await make(advisor, changes);
    expect(codes(made)).toEqual(codes(tried));
    expect({ ...made, results: [] }).toEqual({ ...tried, results: [] });
    const after = await detail(advisor);
    expect(after.courses.find(item => item.uid === add.course)).toMatchObject({
      added_by: 'advisor',
      mark: { act: 'added', by: 'advisor', reason: 'Needed for the thesis' },
    });
    expect(after.removed).toMatchObject([{ uid: dropped!.uid, by: 'advisor', reason: 'Physics first' }]);
    const shown = basketModal.parse(
      (await office.get('/organizations/basket_modal/', { student: after.student.uid })).body,
    );
    expect(shown.removed).toMatchObject([{ uid: dropped!.uid }]);
    expect(shown.results.find(item => item.uid === add.course)?.mark?.reason).toBe('Needed for the thesis');
    expect(after.history.map(line => line.sentence).join('\n')).toContain('Needed for the thesis');
  });

  it('ends in a rejection with a comment, which cannot be empty, or in approval', async () => {
    expect((await advisor.put('/organizations/online_registration/reject/', { uid: card, comment: ' ' })).status).toBe(
      422,
    );
    expect(
      (await advisor.put('/organizations/online_registration/reject/', { uid: card, comment: 'Fewer credits' })).body
        .status,
    ).toBe('REJECTED');
    expect((await detail(advisor)).status_info).toMatchObject({ status: 'REJECTED', comment: 'Fewer credits' });
    expect((await advisor.put(`/advising/cards/${card}/status/`, { status: 'CHOSEN', reason: 'x' })).status).toBe(403);
    expect(
      (
        await office.put(`/advising/cards/${card}/status/`, {
          status: 'CHECKING_AFTER',
          reason: 'By order of the dean',
        })
      ).status,
    ).toBeLessThan(300);
    const report = bulkReport.parse(
      (await advisor.put('/organizations/action_applications/', { action: 'approve', uids: [card] })).body,
    );
    expect(report.results).toMatchObject([{ ok: true, status: 'CONFIRMED' }]);
  });

  it('of many cards checks each by itself, and reports those that did not pass with the reason', async () => {
    const { results } = (await advisor.get('/advisors/my_students/all/', { page_size: 100 })).body as {
      results: { card: string; status: string }[];
    };
    const uids = results.filter(row => ['CHOSEN', 'CHOOSING', 'NOT_STARTED'].includes(row.status)).map(row => row.card);
    bulkReport.parse(
      (
        await advisor.put('/organizations/action_applications/', {
          action: 'start_review',
          uids: results.filter(row => row.status === 'CHOSEN').map(row => row.card),
        })
      ).body,
    );
    const report = bulkReport.parse(
      (await advisor.put('/organizations/action_applications/', { action: 'approve', uids })).body,
    );
    expect(report.done + report.refused).toBe(uids.length);
    expect(report.done).toBeGreaterThan(0);
    expect(report.refused).toBeGreaterThan(0);
    expect(report.results.filter(one => !one.ok).every(one => one.error!.message.length > 10)).toBe(true);
    for (const { uid, ok } of report.results.slice(0, 5))
      expect((await detail(advisor, uid)).status_info.status === 'CONFIRMED').toBe(ok);
  });

  it('of a card that was sent before a lesson lost its teacher finds it everywhere, and approves when somebody gives the lesson', async () => {
    expect(
      (await office.put(`/advising/cards/${card}/status/`, { status: 'CHECKING_AFTER', reason: 'Once more' })).status,
    ).toBeLessThan(300);
    const { courses, student: person, study_period } = await detail(advisor);
    const course = courses.find(one => one.lessons.some(lesson => lesson.load_type !== 'srs'))!;
    const lesson = course.lessons.find(one => one.load_type !== 'srs')!;
    const givenBy = (teacher: string | null) =>
      office.put(`/registration/offerings/${course.uid}/lessons/${lesson.uid}/teacher/`, { teacher });
    expect((await givenBy(null)).status).toBeLessThan(300);
    await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
    const bulk = async () =>
      bulkReport.parse(
        (await advisor.put('/organizations/action_applications/', { action: 'approve', uids: [card] })).body,
      ).results[0];
    const checked = async () =>
      (
        await advisor.post('/advisors/check/student_choices/', {
          students: [person.uid],
          study_period: study_period.uid,
        })
      ).body.results[0];
    const missing = { code: 'advising.teacher_not_selected', params: { offering: course.uid, lesson: lesson.uid } };
    expect(await bulk()).toMatchObject({ ok: false, status: 'CHECKING_AFTER', error: missing });
    expect((await checked()).problems).toMatchObject([missing]);
    expect((await detail(advisor)).actions.find(one => one.action === 'approve')).toMatchObject({
      allowed: false,
      obstacle: missing,
    });
    expect((await tryOut(advisor, [{ kind: 'approve' }])).results[0]).toMatchObject({ ok: false, error: missing });
    expect((await givenBy(lesson.teacher!.uid)).status).toBeLessThan(300);
    await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
    expect(await checked()).toMatchObject({ ready: true });
    expect(await bulk()).toMatchObject({ ok: true, status: 'CONFIRMED' });
  });

  it('below the minimum of credits is approved with a reason alone, which the history keeps', async () => {
    const { study_period, credits } = await detail(advisor);
    const rule = {
      study_period: study_period.uid,
      student_group: null,
      edu_program: null,
      preparation_level: null,
      course: null,
      min_credit: credits.amount + 6,
      max_credit: 60,
      min_credit_audit: 0,
      max_credit_audit: 6,
    };
    const {
      body: { uid: made },
    } = await office.post('/registration/credit_limit_rules/', rule);
    await office.put(`/advising/cards/${card}/status/`, { status: 'CHECKING_AFTER', reason: 'Once more' });
    await expect.poll(async () => (await detail(advisor)).credits.min).toBe(credits.amount + 6);
    expect((await detail(advisor)).actions).toContainEqual({ action: 'approve', allowed: true, obstacle: null });
    expect(codes(await tryOut(advisor, [{ kind: 'approve' }]))).toEqual(['advising.card_below_minimum']);
    expect(codes(await tryOut(advisor, [{ kind: 'approve', reason: 'Graduates' }]))).toEqual(['ok']);
    const act = async (body: object) =>
      bulkReport.parse(
        (await advisor.put('/organizations/action_applications/', { action: 'approve', uids: [card], ...body })).body,
      ).results[0]!;
    expect(await act({})).toMatchObject({
      ok: false,
      status: 'CHECKING_AFTER',
      error: { code: 'advising.card_below_minimum', params: { amount: credits.amount, min: credits.amount + 6 } },
    });
    expect(await act({ comment: 'Graduates this term' })).toMatchObject({ ok: true, status: 'CONFIRMED' });
    expect((await detail(advisor)).history[0]!.sentence).toMatch(/approves the card\. Reason: Graduates this term$/);
    expect((await office.delete(`/registration/credit_limit_rules/${made}/`)).status).toBeLessThan(300);
  });

  it('knows personal limits, which the office gives', async () => {
    const { credits } = await detail(office);
    expect(
      (
        await advisor.put('/organizations/online_registration/change_max_credits/', {
          uid: card,
          max_credit: 36,
          max_credit_audit: null,
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await office.put('/organizations/online_registration/change_max_credits/', {
          uid: card,
          max_credit: 1,
          max_credit_audit: null,
        })
      ).body.error.code,
    ).toBe('registration.max_credit_below_collected');
    expect(
      (
        await office.put('/organizations/online_registration/change_max_credits/', {
          uid: card,
          max_credit: 36,
          max_credit_audit: null,
        })
      ).status,
    ).toBe(200);
    expect((await detail(office)).credits).toMatchObject({ ...credits, max: 36 });
    expect((await tryOut(office, [{ kind: 'start_review' }])).credits.max).toBe(36);
  });
});

describe('a student without an advisor', () => {
  it('cannot send the card, and is told so', async () => {
    const { body: info } = await student.get('/organizations/year_semester/');
    const me: string = info.student.uid;
    const advisorBefore: string = info.status_info.advisor.uid;
    const { groups } = (await student.get('/organizations/side_bar_list/')).body as SidebarList;
    for (const course of groups.flatMap(group => group.courses)) {
      const lessons = (await choices(student, course.uid, me)).at(-1)!;
      await student.call('POST', '/organizations/card_save/', {
        query: { course: course.uid, uid: info.status_info.uid },
        body: { lessons },
      });
      if ((await student.get('/organizations/year_semester/')).body.credits.amount >= info.credits.min) break;
    }
    expect(
      (await office.put(`/advising/students/${me}/advisor/`, { advisor: null, reason: 'The advisor has left' })).status,
    ).toBe(200);
    await expect.poll(async () => (await student.get('/organizations/advaizer/')).body.advisor).toBeNull();
    const refused = await student.call('POST', '/organizations/send_advaizer/', {
      query: { uid: info.status_info.uid },
    });
    expect(refused.body.error).toMatchObject({
      code: 'registration.no_advisor',
      message: expect.stringContaining('You have not been assigned an advisor'),
    });
    expect(
      (await office.put(`/advising/students/${me}/advisor/`, { advisor: advisorBefore, reason: 'Back' })).status,
    ).toBe(200);
    await expect
      .poll(
        async () =>
          (await student.call('POST', '/organizations/send_advaizer/', { query: { uid: info.status_info.uid } }))
            .status,
      )
      .toBeLessThan(300);
  });
});
