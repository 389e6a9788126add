import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDefinition, aStep, aWaypoint, always } from '../../command-service/src/applications/testing/definitions.ts';
import { initialStatusUid } from '../../command-service/src/applications/types/statuses.ts';
import { applicationsUniversity, type ApplicationsUniversity } from '../support/applications.ts';
import { refusal } from '../support/identity.ts';

let there: ApplicationsUniversity;
let leave: string;
beforeAll(async () => {
  there = await applicationsUniversity('2026-11-21T05:00:00.000Z');
  leave = await there.publish(academicLeave);
}, 180_000);
afterAll(() => there?.stop());

/** The advisor looks first; then the head of the department and a specialist sign side by side; the office ends it. */
const academicLeave: TypeDefinition = aDefinition(
  [
    aStep('advisor', {
      waypoints: [aWaypoint('advisor_sign', { actors: [{ kind: 'advisor' }], comment_required: ['return', 'reject'] })],
      next: always('signatures'),
    }),
    aStep('signatures', {
      waypoints: [
        aWaypoint('head', { actors: [{ kind: 'head_of_department' }], acts: ['approve', 'return'] }),
        aWaypoint('specialist', { actors: [{ kind: 'role', role: 'specialist' }] }),
      ],
      next: [
        { when: { prop_code: 'months', operator: 'at_least', value: 12 }, to: 'board' },
        { when: null, to: 'office' },
      ],
    }),
    aStep('board', {
      waypoints: [
        aWaypoint('board_sign', {
          in_order: true,
          actors: [{ kind: 'head_of_department' }, { kind: 'role', role: 'office' }],
        }),
      ],
      next: always('office'),
    }),
    aStep('office'),
  ],
  [
    aField('dropdown', { prop_code: 'reason', required: true, name: sameInAll('Reason') }),
    aField('int', { prop_code: 'months', required: true, min: 1, max: 24 }),
    aField('date', { prop_code: 'from', required: true, min: 0 }),
    aField('text', { prop_code: 'explanation' }),
  ],
  {
    names: { ru: 'Академический отпуск', kk: 'Академиялық демалыс', en: 'Academic leave', ky: 'Академиялык өргүү' },
    agreement: sameInAll('I know what a leave means'),
    max_open: 1,
  },
);

const complete = { reason: 'a', months: 6, from: '2026-12-01', explanation: '' };
const stages = async (uid: string) =>
  (await there.read('office', uid)).track.map((step: any) => `${step.step} ${step.state}`);

describe('a leave of absence', () => {
  let uid: string;
  it('is a draft however little of it is written', async () => {
    const drafted = await there.start('madina', leave, { explanation: 'My mother' });
    expect(drafted.body).toMatchObject({
      number: '2026-00001',
      app_type: leave,
      version: 1,
      stage: 'draft',
      status: initialStatusUid('draft'),
      save_as_draft: true,
      step: null,
      archived: false,
    });
    uid = drafted.body.uid;
    expect((await there.save('madina', uid, leave, { reason: 'a' })).body).toMatchObject({ stage: 'draft' });
    expect((await there.read('madina', uid)).values).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ value_text: 'My mother' }),
        expect.objectContaining({ value_dropdown: 'a' }),
      ]),
    );
  });
  it('is sent when it is complete and the agreement is accepted; what is missing is named at its field', async () => {
    const early = await there.save(
      'madina',
      uid,
      leave,
      { months: 0, from: '2026-11-01' },
      { save_as_draft: false, user_accepted_agreement: true },
    );
    expect(refusal(early)).toBe('422 applications.form_faulty');
    expect(early.body.error.fields).toEqual({ months: 'too_small', from: 'too_early' });
    expect(refusal(await there.save('madina', uid, leave, complete, { save_as_draft: false }))).toBe(
      '422 applications.agreement_not_accepted',
    );
    expect(
      (await there.save('madina', uid, leave, complete, { save_as_draft: false, user_accepted_agreement: true })).body,
    ).toMatchObject({ stage: 'in_review', status: initialStatusUid('in_review'), step: 'advisor' });
  });
  it('is told to the advisor by mail and in the portal, and to nobody whose turn it is not', async () => {
    const mail = await there.mail('advisor', 1);
    expect(mail.subject).toBe('Заявление 2026-00001 ждёт вашего решения');
    expect(mail.text).toContain('Student madina: «Академический отпуск», этап «advisor_sign».');
    expect(mail.text).toContain(`https://portal.example/ru/coo_review/${uid}`);
    expect(await there.subjects('other_advisor')).toEqual([]);
    expect(await there.subjects('dean')).toEqual([]);
  });
  it('is opened by the advisor, noted once', async () => {
    expect((await there.pages['advisor']!.post(`/studapps/answers/${uid}/opened/`, {})).body).toEqual({
      uid,
      first_time: true,
    });
    expect((await there.pages['advisor']!.post(`/studapps/answers/${uid}/opened/`, {})).body).toEqual({
      uid,
      first_time: false,
    });
    expect((await there.read('madina', uid)).waypoint[0]).toMatchObject({ opened_at: expect.any(String) });
  });
  it('comes back with a comment, which the student reads in her language', async () => {
    expect(refusal(await there.act('advisor', uid, 'return'))).toBe('422 applications.comment_required');
    expect((await there.act('advisor', uid, 'return', { comment: 'Which months?' })).body).toMatchObject({
      stage: 'returned',
      step: null,
    });
    const mail = await there.mail('madina', 1);
    expect(mail.subject).toBe('2026-00001 өтінішіңіз түзетуге қайтарылды');
    expect(mail.text).toContain('Which months?');
    expect(refusal(await there.act('advisor', uid, 'approve'))).toBe('409 applications.waypoint_empty');
  });
  it('is corrected and sent again, to the step that returned it', async () => {
    expect(
      (
        await there.save(
          'madina',
          uid,
          leave,
          { explanation: 'December to May' },
          { save_as_draft: false, user_accepted_agreement: true },
        )
      ).body,
    ).toMatchObject({ stage: 'in_review', step: 'advisor' });
    expect((await there.act('advisor', uid, 'approve')).body).toMatchObject({ step: 'signatures' });
  });
  it('is signed by two side by side, in whatever order', async () => {
    expect((await there.mail('dean', 1)).subject).toBe('Заявление 2026-00001 ждёт вашего решения');
    expect((await there.act('specialist', uid, 'approve')).body).toMatchObject({
      stage: 'in_review',
      step: 'signatures',
    });
    expect(refusal(await there.act('specialist', uid, 'approve'))).toBe('409 applications.already_approved_by_you');
    expect((await there.act('dean', uid, 'approve')).body).toMatchObject({ step: 'office' });
    expect(await stages(uid)).toEqual([
      'advisor done',
      'advisor done',
      'signatures done',
      'board passed_by',
      'office current',
    ]);
  });
  it('is approved by the last signature; the student is told', async () => {
    expect((await there.act('office', uid, 'approve', { comment: 'Order 117' })).body).toMatchObject({
      stage: 'approved',
      status: initialStatusUid('approved'),
      step: null,
    });
    const mail = await there.mail('madina', 2);
    expect(mail.subject).toBe('2026-00001 өтінішіңіз мақұлданды');
    expect(mail.text).toContain('Order 117');
    expect(refusal(await there.act('office', uid, 'approve'))).toBe('409 applications.application_over');
  });
  it('is found by the auditor, event by event and as it was at any version', async () => {
    const stream = `student_application-${uid}`;
    const history = (await there.pages['office']!.get(`/audit/streams/${stream}/history/`, { page_size: 50 })).body
      .results as any[];
    expect(history.length).toBeGreaterThanOrEqual(13);
    expect(JSON.stringify(history)).toContain(
      'возвращает заявление на доработку с этапа «advisor_sign»: Which months?',
    );
    const state = async (version: number) =>
      (await there.pages['office']!.get(`/audit/streams/${stream}/state/`, { version })).body.state;
    expect(await state(1)).toMatchObject({ stage: 'draft', values: { explanation: 'My mother', reason: null } });
    expect(await state(history.length)).toMatchObject({
      stage: 'approved',
      values: { explanation: 'December to May' },
    });
  });
});

describe('a longer leave', () => {
  let uid: string;
  it('takes the branch to the board by what stands in the form', async () => {
    const sent = await there.start(
      'aibek',
      leave,
      { ...complete, months: 12 },
      { save_as_draft: false, user_accepted_agreement: true },
    );
    expect(sent.body).toMatchObject({ number: '2026-00002', stage: 'in_review', step: 'advisor' });
    uid = sent.body.uid;
    await there.act('advisor', uid, 'approve');
    await there.act('dean', uid, 'approve');
    expect((await there.act('specialist', uid, 'approve')).body.step).toBe('board');
  });
  it('is signed in order there', async () => {
    const early = await there.act('office', uid, 'approve');
    expect(refusal(early)).toBe('409 applications.not_your_turn');
    expect(early.body.error.message).toContain('заведующий кафедрой заявителя');
    expect((await there.act('dean', uid, 'approve')).body.step).toBe('board');
    expect(refusal(await there.act('dean', uid, 'approve'))).toBe('409 applications.already_approved_by_you');
    expect((await there.act('office', uid, 'approve')).body.step).toBe('office');
    expect(refusal(await there.act('colleague', uid, 'forward', { to: 'board' }))).toBe(
      '403 applications.waypoint_act_not_permitted',
    );
  });
  it('may be open once at a time, and withdrawn', async () => {
    expect(refusal(await there.start('aibek', leave))).toBe('409 applications.open_limit');
    expect(
      (await there.pages['aibek']!.post(`/studapps/answers/${uid}/withdraw/`, { reason: 'Later' })).body,
    ).toMatchObject({ stage: 'withdrawn' });
    await expect.poll(async () => (await there.start('aibek', leave)).status).toBe(200);
    expect(refusal(await there.act('office', uid, 'approve'))).toBe('409 applications.application_over');
  });
});
