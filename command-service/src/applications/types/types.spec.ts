import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { aStep, leave } from '../testing/definitions.ts';
import {
  CloseApplicationType,
  DraftApplicationType,
  PublishApplicationType,
  RemoveApplicationType,
  ReopenApplicationType,
  ReviseApplicationType,
} from './commands.ts';

const uid = '00000000-0000-7000-8000-0000000000a1';
const drafted = { type: 'ApplicationTypeDrafted', data: { uid, draft: leave } };
const published = { type: 'ApplicationTypePublished', data: { uid, version: 1, definition: leave } };
const closed = { type: 'ApplicationTypeClosed', data: { uid, reason: 'The term is over' } };
const longer = { ...leave, names: sameInAll('Long leave') };
const facts = { holders: { office: 2 }, accounts: {} };
const named = { name: leave.names };

describe('drafting an application type', () => {
  it('makes one', () => expect(given([]).when(DraftApplicationType, { uid, draft: leave })).toEqual([[drafted]]));
  it('is refused when it is there', () =>
    expect(given([drafted]).when(DraftApplicationType, { uid, draft: leave })).toMatchObject({
      code: 'applications.type_exists',
    }));
});

describe('revising a draft', () => {
  it('keeps what the office wrote, faults and all', () => {
    const faulty = { ...leave, route: { ...leave.route, steps: [aStep('lost'), aStep('office')] } };
    expect(given([drafted]).when(ReviseApplicationType, { uid, draft: faulty, revision: 1 })).toEqual([
      [{ type: 'ApplicationTypeRevised', data: { uid, draft: faulty } }],
    ]);
  });
  it('of nothing makes no event', () =>
    expect(given([drafted]).when(ReviseApplicationType, { uid, draft: leave, revision: 1 })).toEqual([[]]));
  it('is refused when somebody else has saved meanwhile', () => {
    expect(
      given([drafted, { type: 'ApplicationTypeRevised', data: { uid, draft: longer } }]).when(ReviseApplicationType, {
        uid,
        draft: leave,
        revision: 1,
      }),
    ).toMatchObject({ code: 'applications.type_changed_meanwhile', params: { revision: 2 } });
  });
  it('needs a type', () =>
    expect(given([]).when(ReviseApplicationType, { uid, draft: leave, revision: null })).toMatchObject({
      code: 'applications.type_not_found',
    }));
});

describe('publishing', () => {
  it('makes the next version', () => {
    expect(given([drafted]).when(PublishApplicationType, { uid, revision: 1 }, { facts })).toEqual([[published]]);
    expect(
      given([drafted, published, { type: 'ApplicationTypeRevised', data: { uid, draft: longer } }]).when(
        PublishApplicationType,
        { uid, revision: 2 },
        { facts },
      ),
    ).toEqual([[{ type: 'ApplicationTypePublished', data: { uid, version: 2, definition: longer } }]]);
  });
  it('is refused with every fault and its place', () => {
    const faulty = {
      ...leave,
      route: { ...leave.route, steps: [aStep('first', { next: [{ when: null, to: 'nowhere' }] }), aStep('lost')] },
    };
    expect(
      given([{ type: 'ApplicationTypeDrafted', data: { uid, draft: faulty } }]).when(
        PublishApplicationType,
        { uid, revision: null },
        { facts },
      ),
    ).toMatchObject({
      code: 'applications.type_faulty',
      params: { count: 3 },
      fields: {
        'route.steps.0.next.0.to': 'applications.fault_step_unknown',
        'route.steps.0.next': 'applications.fault_step_without_end',
        'route.steps.1': 'applications.fault_step_unreachable',
      },
    });
  });
  it('goes on with warnings', () =>
    expect(
      given([drafted]).when(
        PublishApplicationType,
        { uid, revision: null },
        { facts: { ...facts, holders: { office: 0 } } },
      ),
    ).toEqual([[published]]));
  it('of what is published already is refused', () =>
    expect(given([drafted, published]).when(PublishApplicationType, { uid, revision: null }, { facts })).toMatchObject({
      code: 'applications.type_nothing_new',
    }));
  it('of what somebody else has changed meanwhile is refused', () =>
    expect(given([drafted]).when(PublishApplicationType, { uid, revision: 7 }, { facts })).toMatchObject({
      code: 'applications.type_changed_meanwhile',
    }));
});

describe('closing, reopening, removing', () => {
  it('closes what was published, once', () => {
    expect(given([drafted, published]).when(CloseApplicationType, { uid, reason: 'The term is over' })).toEqual([
      [closed],
    ]);
    expect(given([drafted, published, closed]).when(CloseApplicationType, { uid, reason: 'x' })).toMatchObject({
      code: 'applications.type_closed_already',
      params: named,
    });
    expect(given([drafted]).when(CloseApplicationType, { uid, reason: 'x' })).toMatchObject({
      code: 'applications.type_not_published',
      params: named,
    });
  });
  it('reopens what is closed', () => {
    expect(given([drafted, published, closed]).when(ReopenApplicationType, { uid })).toEqual([
      [{ type: 'ApplicationTypeReopened', data: { uid } }],
    ]);
    expect(given([drafted, published]).when(ReopenApplicationType, { uid })).toMatchObject({
      code: 'applications.type_not_closed',
      params: named,
    });
  });
  it('removes what was never published', () => {
    const removed = { type: 'ApplicationTypeRemoved', data: { uid } };
    expect(given([drafted]).when(RemoveApplicationType, { uid })).toEqual([[removed]]);
    expect(given([drafted, published]).when(RemoveApplicationType, { uid })).toMatchObject({
      code: 'applications.type_was_published',
      params: named,
    });
    expect(given([drafted, removed]).when(RemoveApplicationType, { uid })).toMatchObject({
      code: 'applications.type_not_found',
    });
  });
});
