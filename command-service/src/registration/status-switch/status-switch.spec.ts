import { emptySwitchFilter } from '@portal/event-schemas/registration/status-switch.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { asAdvisor, asOffice, id, period, start } from '../testing/world.ts';
import { AskStatusSwitch, FinishStatusSwitch, statusSwitch } from './status-switch.ts';

const office = { now: start, actor: asOffice };
const asked = {
  type: 'StatusSwitchAsked',
  data: {
    switch: id('5'),
    study_period: period,
    filter: { ...emptySwitchFilter, statuses: ['CHOSEN' as const] },
    status: 'CONFIRMED' as const,
    reason: 'Order 12',
    cards: 2,
  },
};
const finished = {
  type: 'StatusSwitchFinished',
  data: {
    switch: id('5'),
    done: 1,
    refused: 1,
    refusals: [{ card: `${id('a', 1)}.${period}`, code: 'advising.card_on_waiting_list', params: {} }],
  },
};

describe('a switch of the status of many cards', () => {
  test('is asked for by the office, once', () => {
    expect(given().when(AskStatusSwitch, asked.data, office)).toEqual([[asked]]);
    expect(given([asked]).when(AskStatusSwitch, asked.data, office)).toEqual([[]]);
  });
  test('is not an advisor’s to ask for', () => {
    expect(given().when(AskStatusSwitch, asked.data, { now: start, actor: asAdvisor })).toMatchObject({
      code: 'advising.office_only',
    });
  });
  test('needs a reason and at least one card', () => {
    expect(given().when(AskStatusSwitch, { ...asked.data, reason: ' ' }, office)).toMatchObject({
      code: 'advising.reason_required',
      fields: { reason: 'advising.reason_required' },
    });
    expect(given().when(AskStatusSwitch, { ...asked.data, cards: 0 }, office)).toMatchObject({
      code: 'registration.status_switch_empty',
    });
  });
  test('finishes once, with a report of what was refused', () => {
    expect(given([asked]).when(FinishStatusSwitch, finished.data, office)).toEqual([[finished]]);
    expect(given([asked, finished]).when(FinishStatusSwitch, finished.data, office)).toEqual([[]]);
    expect(given().when(FinishStatusSwitch, finished.data, office)).toMatchObject({
      code: 'registration.status_switch_not_found',
    });
    expect(fold(statusSwitch, [asked, finished])).toEqual({ stage: 'finished', asked: asked.data });
  });
});
