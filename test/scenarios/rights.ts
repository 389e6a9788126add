import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startIdentity, type IdentityPortal } from '../support/identity.ts';

let portal: IdentityPortal;
beforeAll(async () => {
  portal = await startIdentity();
});
afterAll(() => portal?.stop());

it('who may do what is shown to administrators and auditors, as the guard has it', async () => {
  const admin = await portal.signedIn('admin');
  const { calls } = (await admin.get('/identity/rights/')).body;
  expect(calls.find((one: { call: string }) => one.call === 'PUT /identity/accounts/{uid}/roles/')).toEqual({
    call: 'PUT /identity/accounts/{uid}/roles/',
    module: 'identity',
    changes: true,
    audience: ['org_admin'],
  });
  expect((await (await portal.signedIn('auditor')).get('/identity/rights/')).status).toBe(200);
  expect(refusal(await (await portal.signedIn('office')).get('/identity/rights/'))).toBe('403 identity.access_denied');
});

describe('the yearly review of rights', () => {
  const year = 2026;
  const decide = (page: Awaited<ReturnType<IdentityPortal['signedIn']>>, body: object) =>
    page.post(`/identity/rights_reviews/${year}/decide/`, { take: [], reason: '', ...body });
  it('lists whoever has a role of staff, and keeps who said what of it', async () => {
    const admin = await portal.signedIn('admin');
    const [teacher, student] = [await portal.settled(['teacher', 'office']), await portal.settled(['student'])];
    expect(refusal(await decide(admin, { account: teacher.uid, seen: ['teacher', 'office'] }))).toBe(
      '404 identity.review_not_begun',
    );
    expect((await admin.post('/identity/rights_reviews/', { year })).status).toBe(200);
    expect(refusal(await admin.post('/identity/rights_reviews/', { year }))).toBe('409 identity.review_begun');

    const rows = async (waits?: boolean) =>
      (
        await admin.get('/identity/reviewed_rights/', {
          year,
          page_size: 100,
          ...(waits === undefined ? {} : { waits }),
        })
      ).body.results as { uid: string; decision: string | null; taken: string[]; decided_by: string | null }[];
    await expect.poll(async () => (await rows(true)).map(({ uid }) => uid)).toContain(teacher.uid);
    expect((await rows()).map(({ uid }) => uid)).not.toContain(student.uid);

    const take = { account: teacher.uid, seen: ['office', 'teacher'], take: ['office'], reason: 'Перешла на кафедру' };
    expect(refusal(await decide(admin, { ...take, reason: '' }))).toBe('422 platform.invalid_input');
    expect(refusal(await decide(admin, { ...take, seen: ['teacher'] }))).toBe('409 identity.roles_changed');
    expect(refusal(await decide(await portal.signedIn('auditor'), take))).toBe('403 identity.access_denied');
    expect((await decide(admin, take)).status).toBe(200);
    expect((await teacher.page.get('/user/my_role_names/')).body.map((one: { code: string }) => one.code)).toEqual([
      'teacher',
    ]);
    await expect
      .poll(async () => (await rows()).find(({ uid }) => uid === teacher.uid))
      .toMatchObject({ decision: 'taken', taken: ['office'], decided_by: 'Сулейменов Арман' });
    expect((await rows(true)).map(({ uid }) => uid)).not.toContain(teacher.uid);
    const [review] = (await admin.get('/identity/rights_reviews/')).body.reviews;
    expect(review).toMatchObject({ year, decided: 1, begun_by: 'Сулейменов Арман' });
    expect(review.left).toBeGreaterThan(0);
  });
  it('is nobody’s of their own', async () => {
    const one = await portal.settled(['org_admin']);
    expect(refusal(await decide(one.page, { account: one.uid, seen: ['org_admin'] }))).toBe('409 identity.own_account');
  });
});
