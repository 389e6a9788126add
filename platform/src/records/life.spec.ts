import fc from 'fast-check';
import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { expect, it } from 'vitest';
import { visitRecord } from '../http/testing/exhibitions.ts';
import { fold, given, specNow } from '../testing/given.ts';
import { recordAggregate } from './aggregate.ts';
import { actCommand } from './life-commands.ts';
import { actRefusals } from './refusals.ts';

const { life } = visitRecord.declared!.entity as Entity;
const people = [
  { id: 'office-1', roles: ['office'] },
  { id: 'visitor', roles: ['student'] },
  { id: 'curator', roles: ['teacher'] },
  { id: 'stranger', roles: ['student'] },
];
const begun = { type: 'VisitCreated', data: { uid: 'v', state: 'asked', visitor: 'visitor', exhibition: 'e' } };
const exhibition = () => ({ status: 'present', fields: { curator: 'curator' } }) as never;

it('whatever is tried in whatever order, a record only goes where its table of acts leads, by those who may', () => {
  const tries = fc.array(
    fc.record({ act: fc.constantFrom(...Object.keys(life!.acts)), by: fc.constantFrom(...people) }),
  );
  fc.assert(
    fc.property(tries, all => {
      let events: { type: string; data: unknown }[] = [begun];
      for (const { act, by } of all) {
        const before = stateOf(events);
        const data = {
          act,
          uids: ['v'],
          comment: 'why',
          looks: { v: { exhibition: { entity: 'exhibition', uid: 'e' } } },
        };
        const outcome = given(events).when(actCommand(visitRecord, 1), data, { actor: by, read: exhibition });
        if ('rejected' in outcome) {
          expect(actRefusals(life!.acts[act]!)).toContain(outcome.code);
          continue;
        }
        events = [...events, ...outcome[0]!];
        const { from, to } = life!.acts[act]!;
        expect(from).toContain(before);
        expect(stateOf(events)).toBe(to ?? before);
        expect(by.id).not.toBe('stranger');
        if (act === 'cancel') expect(by.id).toBe('visitor');
        if (act === 'accept') expect(['office-1', 'curator']).toContain(by.id);
      }
    }),
  );
});
const stateOf = (events: { type: string; data: unknown }[]): unknown => {
  const state = fold(recordAggregate(visitRecord), events);
  return state.status === 'present' ? state.fields['state'] : state.status;
};

it('an act writes what it changed, who and when, into its event', () => {
  const data = { act: 'accept', uids: ['v'] };
  expect(given([begun]).when(actCommand(visitRecord, 1), data, { actor: people[0]!, read: exhibition })).toEqual([
    [
      {
        type: 'VisitAccepted',
        data: { uid: 'v', changes: { state: 'accepted', decided_by: 'office-1', decided_at: specNow } },
      },
    ],
  ]);
});
