import { locales } from '@portal/event-schemas/kernel/locales.ts';
import { roles } from '@portal/event-schemas/kernel/role-list.ts';
import { mayOpen } from '@portal/event-schemas/kernel/screens.ts';
import { allScreens } from '@portal/platform/modules/declared.ts';
import type { Waiting, WaitingInput, WaitingKind } from '@portal/platform/waiting/waiting.ts';
import { describe, expect, it } from 'vitest';
import { byUrgency, kindsFor, waitingKinds, workOf } from './my-work.ts';

const named = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
const kind = (id: string, find: () => Waiting | null, more: Partial<WaitingKind> = {}): WaitingKind => ({
  ...{ id, roles: ['teacher'], title: named(id), act: named('do'), screen: 'desktop' },
  find: async () => find(),
  ...more,
});
const logged: unknown[] = [];
const asked = (held: readonly string[]) =>
  ({ roles: held, host: { logger: { error: (what: unknown) => logged.push(what) } } }) as unknown as WaitingInput;
const waits = (count: number, since: string | null, due: string | null = null): Waiting => ({
  ...{ count, since, due, first: { uid: 'u1' } },
});
const at = (day: number): string => `2026-09-${String(day).padStart(2, '0')}T08:00:00.000Z`;

describe('what waits', () => {
  it('stands by deadline first, then by age', async () => {
    const found = await workOf(asked(['teacher']), [
      kind('young', () => waits(1, at(9))),
      kind('old', () => waits(2, at(2))),
      kind('later', () => waits(1, at(9), at(20))),
      kind('urgent', () => waits(1, at(9), at(10))),
    ]);
    expect(found.map(({ id }) => id)).toEqual(['urgent', 'later', 'old', 'young']);
  });

  it('says nothing of what is not there, nor of what is for other roles', async () => {
    const kinds = [
      kind('none', () => null),
      kind('empty', () => waits(0, null)),
      kind('other', () => waits(1, null), { roles: ['office'] }),
    ];
    expect(await workOf(asked(['teacher']), kinds)).toEqual([]);
  });

  it('is counted kind by kind: one that fails says so, at the end, and the others are shown', async () => {
    const broken = kind('broken', () => {
      throw new Error('no such table');
    });
    const found = await workOf(asked(['teacher']), [broken, kind('fine', () => waits(3, at(2)))]);
    expect(found.map(({ id, failed, count }) => ({ id, failed, count }))).toEqual([
      { id: 'fine', failed: false, count: 3 },
      { id: 'broken', failed: true, count: 0 },
    ]);
    expect(logged).toMatchObject([{ kind: 'broken' }]);
  });

  it('leads to the most urgent one, by path or by what stands after the ?', async () => {
    const found = await workOf(asked(['teacher']), [
      kind('path', () => waits(1, at(1)), { one: { screen: 'student-card', in: 'path' } }),
      kind('query', () => waits(1, at(2)), { one: { screen: 'stud-club', in: 'query' }, query: { tab: 'sent' } }),
      kind('list', () => waits(1, at(3))),
    ]);
    expect(found.map(({ first, all }) => [first, all.query])).toEqual([
      [{ screen: 'student-card', params: { uid: 'u1' }, query: {} }, {}],
      [{ screen: 'stud-club', params: {}, query: { uid: 'u1' } }, { tab: 'sent' }],
      [null, {}],
    ]);
  });

  it('has one order whichever way two are compared', async () => {
    const items = await workOf(asked(['teacher']), [
      kind('a', () => waits(1, at(1))),
      kind('b', () => waits(1, at(2), at(5))),
    ]);
    for (const one of items) for (const other of items) expect(byUrgency(one, other)).toBe(-byUrgency(other, one) || 0);
  });
});

describe('what modules declare', () => {
  it('has names of its own', () => {
    const ids = waitingKinds.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(15);
  });
  it.each(waitingKinds.map(one => [one.id, one] as const))(
    '%s is told in four languages, none a copy of ru',
    (_id, { title, act }) => {
      for (const text of [title, act]) {
        for (const locale of locales) expect(text[locale].trim()).toBe(text[locale]);
        expect([text.kk, text.en, text.ky]).not.toContain(text.ru);
      }
    },
  );
  it.each(waitingKinds.map(one => [one.id, one] as const))(
    '%s leads where all of its roles may go',
    (_id, { roles: held, screen, one }) => {
      for (const id of [screen, one?.screen ?? screen]) {
        const found = allScreens.find(known => known.id === id)!;
        expect(
          held.filter(role => !mayOpen(found, [role])),
          id,
        ).toEqual([]);
      }
    },
  );
  it.each([
    'student',
    'teacher',
    'supervisor',
    'office',
    'fin_office',
    'mod',
    'edit_moderator',
    'social_affairs_mod',
    'specialist',
    'auditor',
    'org_admin',
  ])('a start page of %s can have work on it', role => expect(kindsFor([role]).length).toBeGreaterThan(0));
  it('asks nobody for more than sixteen kinds', () => {
    for (const role of roles) expect(kindsFor([role]).length, role).toBeLessThanOrEqual(16);
  });
});
