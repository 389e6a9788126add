import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { actNames, acts, isActFor, type Act } from '@portal/event-schemas/portfolio/acts.ts';
import type { PortfolioEvent } from '@portal/event-schemas/portfolio/events.ts';
import { fold } from '@portal/platform/testing/given.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { achievement } from './achievement.ts';
import { act, change } from './deciding.ts';
import { created, filled, known, order, owner, people, uid, type Who } from './testing.ts';

const moment = { now: '2026-09-01T08:00:00.000Z', time_zone: 'Asia/Almaty' };
const step = fc.record({
  act: fc.constantFrom<Act>(...actNames),
  who: fc.constantFrom(...(Object.keys(people) as Who[])),
  /** How many orders ago they looked. */
  lag: fc.constantFrom(0, 0, 0, 1, 2),
  text: fc.constantFrom('', 'a', 'b'),
});

test('whoever does whatever: only acts of the table happen, by whom it names, on what they saw, and decisions have their comments', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), steps => {
      const events: PortfolioEvent[] = [created];
      const orders = [order(0)];
      for (const [index, { act: name, who, lag, text }] of steps.entries()) {
        const before = fold(achievement, events);
        if (before.status === 'none') throw new Error('It was created');
        const seen = orders.at(-1 - lag) ?? orders[0]!;
        const next = order(index + 1);
        const facts = known(who);
        const decided =
          name === 'change'
            ? change({ ...filled({ title: `Title ${text}` }), order: seen, next }, before, facts, moment)
            : act({ uid, order: seen, next, act: name, comment: text }, before, facts);
        const { from, to } = acts[name];
        const asksComment = name === 'reject' || name === 'revoke';
        const may =
          (from as readonly string[]).includes(before.status) &&
          isActFor(name, people[who], owner) &&
          seen === before.order;
        expect(isRejection(decided)).toBe(!may || (asksComment && text === ''));
        if (isRejection(decided)) continue;
        events.push(...decided);
        orders.push(next);
        const after = fold(achievement, events);
        expect(after).toMatchObject({ status: to, order: next });
        if (after.status === 'none') throw new Error('It is there');
        // What others see is what was accepted last, and nothing that was rejected or deleted.
        if (to === 'ACCEPTED') expect(after.accepted?.values).toEqual(after.values);
        if (to === 'REJECTED' || to === 'DELETED') expect(after.accepted).toBeNull();
        if (name === 'change' || to === 'REVIEW') expect(after.accepted).toEqual(before.accepted);
        expect(
          name === 'change' ||
            after.values === before.values ||
            JSON.stringify(after.values) === JSON.stringify(before.values),
        ).toBe(true);
      }
    }),
  );
});
