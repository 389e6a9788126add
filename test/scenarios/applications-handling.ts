import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDefinition, aStep, aWaypoint, always } from '../../command-service/src/applications/testing/definitions.ts';
import { deadlineSweepJob } from '../../notification-worker/src/applications/deadlines.ts';
import { digestJob } from '../../notification-worker/src/applications/digest.ts';
import { id } from '../../command-service/src/registration/testing/world.ts';
import { applicationsUniversity, type ApplicationsUniversity } from '../support/applications.ts';
import { refusal } from '../support/identity.ts';

let there: ApplicationsUniversity;
let certificate: string, timed: string;
beforeAll(async () => {
  there = await applicationsUniversity('2026-11-21T05:00:00.000Z');
  certificate = await there.publish(
    aDefinition(
      [aStep('office')],
      [aField('input', { prop_code: 'purpose' }), aField('rel', { prop_code: 'course', related: 'discipline' })],
      { blocked_by: ['library'] },
    ),
  );
  timed = await there.publish(
    aDefinition([
      aStep('advisor', {
        waypoints: [
          aWaypoint('advisor_sign', { actors: [{ kind: 'advisor' }], deadline_days: 3, remind_days_before: 1 }),
        ],
        next: always('office'),
      }),
      aStep('office'),
    ]),
  );
}, 180_000);
afterAll(() => there?.stop());
const send = async (login: string, type: string, values: object = {}): Promise<string> => {
  const sent = await there.start(login, type, values as Record<string, unknown>, { save_as_draft: false });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return sent.body.uid;
};
const post = (login: string, path: string, body: object, headers: Record<string, string> = {}) =>
  there.pages[login]!.post(`/studapps/answers/${path}`, body, headers);

describe('beginning and sending', () => {
  it('by one key begins one, however often it is sent', async () => {
    const key = { 'idempotency-key': newId() };
    const body = { app_type: certificate, values: [] };
    const [first, second] = [await post('john', '', body, key), await post('john', '', body, key)];
    expect(second.body.uid).toBe(first.body.uid);
    expect(refusal(await post('john', '', { ...body, user_accepted_agreement: true }, key))).toMatch(
      /^4\d\d platform\./,
    );
    expect((await there.pages['john']!.delete(`/studapps/answers/${first.body.uid}/`)).status).toBe(204);
    expect(refusal(await there.save('john', first.body.uid, certificate, {}))).toBe('404 applications.not_found');
  });
  it('is refused with a debt that blocks the type, in the reader’s words', async () => {
    await there.send('RecordDebt', { student: there.account('aizada'), kind: 'library', amount: null, note: 'Knuth' });
    const refused = await there.start('aizada', certificate, {}, { save_as_draft: false });
    expect([refusal(refused), refused.body.error.params.note]).toEqual(['409 applications.debt_library', 'Knuth']);
    expect(refused.body.error.message).toContain('Сизде китепкананын китептери бар (Knuth)');
    expect((await there.start('aizada', certificate)).body).toMatchObject({ stage: 'draft' });
  });
  it('is refused with what leads nowhere, and is nobody else’s to save', async () => {
    const draft = (await there.start('john', certificate, { course: id('d', 1) })).body.uid;
    const lost = await there.save('john', draft, certificate, { course: newId() }, { save_as_draft: false });
    expect([refusal(lost), lost.body.error.fields]).toEqual(['422 applications.form_faulty', { course: 'not_found' }]);
    expect(refusal(await there.save('madina', draft, certificate, {}))).toBe('403 applications.not_your_application');
    expect(refusal(await there.act('office', draft, 'approve'))).toBe('409 applications.waypoint_on_draft');
    expect(
      (await there.save('john', draft, certificate, { course: id('d', 1) }, { save_as_draft: false })).body,
    ).toMatchObject({ stage: 'in_review' });
  });
  it('of a type that the office has closed ends', async () => {
    const other = await there.publish(aDefinition([aStep('office')]));
    const running = await send('john', other);
    const draft = (await there.start('john', other)).body.uid;
    expect((await there.pages['office']!.post(`/studapps/app-types/${other}/close/`, { reason: 'Moved' })).status).toBe(
      200,
    );
    await expect.poll(async () => refusal(await there.start('john', other))).toBe('409 applications.type_closed');
    expect(refusal(await there.save('john', draft, other, {}, { save_as_draft: false }))).toBe(
      '409 applications.type_closed',
    );
    expect((await there.act('office', running, 'approve')).body).toMatchObject({ stage: 'approved' });
  });
  it('keeps the version that it began with', async () => {
    const type = await there.publish(aDefinition([aStep('office')]));
    const old = await send('john', type);
    const changed = aDefinition([
      aStep('dean', { waypoints: [aWaypoint('dean_sign', { actors: [{ kind: 'head_of_department' }] })] }),
    ]);
    expect((await there.pages['office']!.put(`/studapps/app-types/${type}/`, changed)).status).toBe(200);
    await expect
      .poll(async () => (await there.pages['office']!.post(`/studapps/app-types/${type}/publish/`, {})).status)
      .toBe(200);
    await expect.poll(async () => (await there.start('madina', type)).body.version).toBe(2);
    expect((await there.act('office', old, 'approve')).body).toMatchObject({ stage: 'approved', version: 1 });
  });
});

describe('many at once', () => {
  it('are each decided by itself, with a report', async () => {
    const uids = [await send('madina', certificate), await send('john', certificate)];
    const own = (await there.start('madina', certificate)).body.uid;
    const { body } = await post('office', 'act/', {
      act: 'approve',
      comment: 'Done',
      applications: [...uids, own, newId()],
    });
    expect(body).toMatchObject({
      done: 2,
      refused: 2,
      results: [
        { ok: true, stage: 'approved' },
        { ok: true },
        { uid: own, ok: false, stage: 'draft', error: { code: 'applications.waypoint_on_draft' } },
        { ok: false, stage: null, error: { code: 'applications.not_found' } },
      ],
    });
    expect(
      (await post('office', 'archive_student_app_from_list/', { student_apps: [...uids, own] })).body,
    ).toMatchObject({ done: 2, refused: 1, results: [{}, {}, { error: { code: 'applications.archive_draft' } }] });
    expect(
      (await post('madina', 'archive_student_app/', { student_app: uids[0], archived: false })).body,
    ).toMatchObject({ archived: false });
    expect(refusal(await post('aibek', 'archive_student_app/', { student_app: uids[0] }))).toBe(
      '403 applications.not_yours_to_handle',
    );
  });
});

describe('a wrong decision', () => {
  it('is put right by the office alone, with a reason: history keeps both, the applicant is told by notice and mail, and it is decided again', async () => {
    const uid = await send('madina', certificate);
    await there.act('office', uid, 'reject', { comment: 'No certificate' });
    const before = (await there.subjects('madina')).length;
    const correct = (login: string, body: object) =>
      post(login, 'correct_decision/', {
        student_app: uid,
        stage: 'in_review',
        step: 'office',
        reason: 'It was there',
        ...body,
      });
    expect((await there.read('colleague', uid)).may).toContain('correct');
    expect((await there.read('madina', uid)).may).not.toContain('correct');
    expect((await correct('office', { reason: ' ' })).body.error).toMatchObject({
      code: 'platform.invalid_input',
      fields: { reason: expect.any(String) },
    });
    for (const login of ['madina', 'dean', 'other_advisor'])
      expect(refusal(await correct(login, {}))).toBe('403 identity.access_denied');
    expect((await correct('colleague', {})).body).toMatchObject({ stage: 'in_review', step: 'office' });
    await expect.poll(async () => (await there.subjects('madina')).slice(before).join()).toMatch(/шешім түзетілді/);
    expect(
      JSON.stringify((await there.pages['madina']!.get('/new_notifications/my/', { page_size: 100 })).body.results),
    ).toMatch(/has been corrected.*It was there/);
    const { results } = (await there.pages['colleague']!.get('/studapps/answers/status_history/', { student_app: uid }))
      .body;
    expect(results.map((row: { sentence: string }) => row.sentence).join('\n')).toMatch(
      /corrects the decision from “Rejected” to “In review”. Reason: It was there/,
    );
    expect(results.some((row: { status: { stage: string } | null }) => row.status?.stage === 'rejected')).toBe(true);
    expect((await there.act('office', uid, 'approve')).body).toMatchObject({ stage: 'approved' });
    expect((await correct('colleague', { stage: 'rejected' })).body).toMatchObject({ stage: 'rejected' });
    expect((await there.read('madina', uid)).status.stage).toBe('rejected');
  });
  it('is not made by a span that the type’s rules forbid', async () => {
    const leave = await there.publish(
      aDefinition(
        [aStep('office')],
        [
          aField('date', { prop_code: 'start' }),
          aField('date', {
            prop_code: 'end',
            day_rules: [
              { rule: 'not_before', field: 'start' },
              { rule: 'at_most_after', field: 'start', amount: 1, unit: 'years' },
            ],
          }),
        ],
      ),
    );
    const draft = await there.start('madina', leave, { start: '2027-01-20', end: '2027-01-01' });
    expect(draft.body).toMatchObject({
      stage: 'draft',
      sending: { code: 'applications.form_faulty', fields: { end: 'too_early' } },
    });
    const kept = await there.save('madina', draft.body.uid, leave, { end: '2027-03-01' });
    expect(kept.body).toMatchObject({ stage: 'draft', sending: null });
    const sent = (end: string) => there.save('madina', draft.body.uid, leave, { end }, { save_as_draft: false });
    expect((await sent('2027-01-01')).body.error).toMatchObject({
      code: 'applications.form_faulty',
      fields: { end: 'too_early' },
    });
    expect((await sent('2028-01-21')).body.error.fields).toEqual({ end: 'too_late' });
    expect((await sent('2028-01-20')).body).toMatchObject({ stage: 'in_review' });
    const broken = aDefinition(
      [aStep('office')],
      [aField('date', { day_rules: [{ rule: 'not_before', field: 'nothing' }] })],
    );
    const { uid } = (await there.pages['office']!.post('/studapps/app-types/', broken)).body;
    expect((await there.pages['office']!.post(`/studapps/app-types/${uid}/publish/`, {})).body.error).toMatchObject({
      code: 'applications.type_faulty',
      fields: { 'properties.0.day_rules.0.field': 'applications.fault_code_unknown' },
    });
  });
});

describe('a status', () => {
  it('says a stage more exactly, and is told to the applicant', async () => {
    const uid = await send('madina', certificate);
    await there.act('office', uid, 'approve');
    const ready = (
      await there.pages['office']!.post('/studapps/statuses/', {
        stage: 'approved',
        name: { ru: 'Готова', kk: 'Дайын', en: 'Ready', ky: 'Даяр' },
        colour: 'green',
        sort: 41,
      })
    ).body.uid;
    const before = (await there.subjects('madina')).length;
    await expect
      .poll(
        async () =>
          (await post('office', 'set_student_app_status/', { student_app: uid, status: ready, comment: 'Window 3' }))
            .body.status,
      )
      .toBe(ready);
    await expect.poll(async () => (await there.subjects('madina')).at(-1)).toMatch(/өтініші: Дайын$/);
    expect((await there.subjects('madina')).length).toBeGreaterThan(before);
    expect(refusal(await post('madina', 'set_student_app_status/', { student_app: uid, status: ready }))).toBe(
      '403 applications.status_of_own_application',
    );
    const running = await send('madina', certificate);
    expect(refusal(await post('office', 'set_student_app_status/', { student_app: running, status: ready }))).toBe(
      '409 applications.status_of_another_stage',
    );
  });
});

describe('a deadline', () => {
  let uid: string;
  it('is reminded of on the morning before its day, once', async () => {
    uid = await send('aibek', timed);
    const first = (await there.mail('advisor', 1)).text;
    expect(first).toContain('Решить нужно до 24.11.2026 23:59.');
    await there.run(deadlineSweepJob);
    expect(await there.subjects('advisor')).toHaveLength(1);
    await there.jump('2026-11-23T03:00:00.000Z');
    await there.run(deadlineSweepJob);
    await there.run(deadlineSweepJob);
    expect((await there.mail('advisor', 2)).subject).toMatch(
      /^Срок по заявлению 2026-\d{5}\u00a0— 24\.11\.2026 23:59$/,
    );
  });
  it('that has passed is told of once', async () => {
    await there.jump('2026-11-24T18:00:01.000Z');
    await there.run(deadlineSweepJob);
    await there.run(deadlineSweepJob);
    expect((await there.mail('advisor', 3)).subject).toMatch(/^Срок по заявлению 2026-\d{5} прошёл$/);
    expect((await there.read('office', uid)).waypoint[0]).toMatchObject({ overdue: true });
  });
  it('is nobody’s concern any more when the waypoint is signed', async () => {
    const next = await send('john', timed);
    await there.mail('advisor', 4);
    expect((await there.act('advisor', next, 'approve')).body.step).toBe('office');
    await there.jump('2026-12-01T05:00:00.000Z');
    await expect
      .poll(
        async () =>
          (
            await there.portal.host.pool.query('select 1 from applications.waypoint_deadlines where application = $1', [
              next,
            ])
          ).rowCount,
      )
      .toBe(0);
    await there.run(deadlineSweepJob);
    expect(await there.subjects('advisor')).toHaveLength(4);
  });
});

describe('people of a role', () => {
  it('see what waits in the portal at once, and get one mail each morning', async () => {
    const told = async () =>
      (await there.pages['colleague']!.get('/new_notifications/my/', { page_size: 100 })).body.results.map(
        (one: any) => one.title.en,
      );
    await expect.poll(told).toContainEqual(expect.stringMatching(/^A new application to review: /));
    const digests = async () =>
      (await there.subjects('colleague')).filter(subject => /^Заявления ждут решения: \d+$/.test(subject)).length;
    await there.run(digestJob);
    await expect.poll(digests).toBeGreaterThan(0);
    const before = await digests();
    await there.jump('2026-12-02T03:00:00.000Z');
    await there.run(digestJob);
    await there.run(digestJob);
    await expect.poll(digests).toBe(before + 1);
  });
});

describe('a waypoint for which nobody is there', () => {
  it('is told to the office, which signs instead; the history says for whom', async () => {
    const type = await there.publish(
      aDefinition([
        aStep('board', { waypoints: [aWaypoint('board_sign', { actors: [{ kind: 'role', role: 'columnist' }] })] }),
      ]),
    );
    const told = async (): Promise<number> =>
      (await there.pages['colleague']!.get('/new_notifications/my/', { page_size: 100 })).body.results.filter(
        (one: any) => /“board_sign”/.test(one.text.en),
      ).length;
    const uid = await send('madina', type);
    await expect.poll(told).toBe(1);
    expect((await there.read('office', uid)).decisions).toMatchObject([{ waypoint: 'board_sign', instead: true }]);
    expect(
      (await there.pages['office']!.get('/studapps/answers/review_apps/', { as: 'instead' })).body.results.map(
        (row: any) => row.uid,
      ),
    ).toEqual([uid]);
    expect(refusal(await there.act('dean', uid, 'approve'))).toBe('403 applications.waypoint_role_or_profile');
    expect((await there.act('office', uid, 'approve')).body).toMatchObject({ stage: 'approved' });
    const sentences = async () =>
      (
        await there.pages['colleague']!.get('/studapps/answers/waypoint_history/', { student_app: uid })
      ).body.results.map((one: any) => one.sentence);
    await expect.poll(sentences).toContainEqual(expect.stringMatching(/\(instead of: News editor\)$/));
  });
  it('is whoever has left: the advisor is taken off the student, or their account is disabled; and nobody any more when they are back', async () => {
    const uid = await send('john', timed);
    const decisions = async () =>
      (await there.read('office', uid)).decisions.map((one: any) => [one.waypoint, one.instead]);
    const instead = async () =>
      (
        await there.pages['office']!.get('/studapps/answers/review_apps/', { as: 'instead', page_size: 100 })
      ).body.results.map((row: any) => row.uid);
    const [student, advisor] = [there.account('john'), there.account('advisor')];
    const seen = async () => ({ decisions: await decisions(), listed: (await instead()).includes(uid) });
    const [theirs, ours] = [
      { decisions: [], listed: false },
      { decisions: [['advisor_sign', true]], listed: true },
    ];
    await expect.poll(seen).toEqual(theirs);
    await there.send('ChangeStudent', { uid: student, changes: { advisor: null } });
    await expect.poll(seen).toEqual(ours);
    await there.send('ChangeStudent', { uid: student, changes: { advisor } });
    expect(
      (await there.pages['rector']!.post(`/identity/accounts/${advisor}/disable/`, { reason: 'Left' })).status,
    ).toBe(200);
    await expect.poll(seen).toEqual(ours);
    expect((await there.act('office', uid, 'approve')).body).toMatchObject({ step: 'office' });
    expect((await there.pages['rector']!.post(`/identity/accounts/${advisor}/enable/`, {})).status).toBe(200);
    const next = await send('madina', timed);
    await expect.poll(async () => (await instead()).includes(next)).toBe(false);
  });
});
