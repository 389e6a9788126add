import { aField, uidOf } from '@portal/event-schemas/forms/testing/properties.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { achievement } from './achievement.ts';
import {
  actOnAchievements,
  ArrangePortfolio,
  ChangeAchievement,
  CreateAchievement,
  DeleteAchievement,
  PublishAchievementForm,
} from './commands.ts';
import {
  accepted,
  changed,
  created,
  file,
  filled,
  form,
  known,
  knownType,
  order,
  people,
  readType,
  sent,
  student,
  type,
  uid,
  type Who,
} from './testing.ts';

const begin = (values = { title: 'ICPC' } as object, more = {}, known_ = known('student'), portfolio: object[] = []) =>
  given([], portfolio as never).when(
    CreateAchievement,
    { ...filled(values as never), order: order(0), year: 2026, ...more },
    { facts: known_, read: readType(known_.type) },
  );
type PlainAct = 'send' | 'take_back' | 'accept' | 'reject' | 'revoke';
const act = (events: readonly any[], who: Who, name: PlainAct, seen: number, comment = '') =>
  given(events).when(
    actOnAchievements(1),
    { acts: [{ uid, student, order: order(seen), next: order(seen + 1), act: name, comment }] },
    { facts: [known(who)] },
  );
const change = (events: readonly any[], values: object, seen: number, more = {}, known_ = known('student')) =>
  given(events).when(
    ChangeAchievement,
    {
      ...filled(values as never, known_.type?.properties),
      kept: {},
      order: order(seen),
      next: order(seen + 1),
      ...more,
    },
    { facts: known_, read: readType(known_.type) },
  );
const extended = (achievement_: string, year = 2026) => ({
  type: 'PortfolioExtended',
  data: { student, achievement: achievement_, type, year },
});
const typed = (more: object) => known('student', { type: { ...knownType, ...more } });

describe('a new achievement', () => {
  it('is a draft in the portfolio, called by its first text', () =>
    expect(begin()).toEqual([[created], [extended(uid)]]));
  it('keeps the version of the form by which it was written', () =>
    expect(begin({ title: 'ICPC' }, {}, typed({ version: 7 }))).toMatchObject([[{ data: { version: 7 } }], {}]));
  it.each([
    ['of somebody else', known('office'), 'another_profile'],
    [
      'of somebody who has graduated',
      known('student', { owner: { ...known('student').owner!, studies: false } }),
      'not_a_student',
    ],
    ['of a type that is closed', typed({ is_active: false }), 'type_closed'],
    ['of a type without a form', typed({ version: 0, properties: [] }), 'type_not_found'],
    ['without the file that its type asks for', typed({ files_needed: true }), 'file_needed'],
  ])('%s is refused', (_, facts, code) =>
    expect(begin({ title: 'ICPC' }, {}, facts)).toMatchObject({ code: `portfolio.${code}` }),
  );
  it('with a day of tomorrow, or without what is required, is refused at the field', () => {
    expect(begin({ title: 'ICPC', day: '2026-09-02' })).toMatchObject({
      code: 'portfolio.form_faulty',
      fields: { day: 'too_late' },
    });
    expect(begin({})).toMatchObject({ code: 'portfolio.form_faulty', fields: { title: 'required' } });
  });
  it('beyond those that its type takes in a year is refused; those of last year do not count', () => {
    const one = typed({ max_per_year: 1 });
    expect(begin({ title: 'ICPC' }, {}, one, [extended('a')])).toMatchObject({ code: 'portfolio.too_many' });
    expect(begin({ title: 'ICPC' }, {}, one, [extended('a', 2025)])).toHaveLength(2);
  });
  it('has files of its student alone, and none that stands elsewhere', () => {
    const [mine, theirs] = [file('mine'), file('theirs', 'another')];
    const around = { dead_links: [], given: {}, files: { [mine.uid]: mine, [theirs.uid]: theirs } };
    const withFile = (one: string, takenBy = {}) =>
      begin({ title: 'ICPC', proof: [one] }, {}, known('student', { around, takenBy }));
    expect(withFile(mine.uid)).toMatchObject([[{ data: { files: [mine.uid] } }], {}]);
    expect(withFile(theirs.uid)).toMatchObject({ fields: { proof: 'file_unknown' } });
    expect(withFile(mine.uid, { [mine.uid]: 'other.proof' })).toMatchObject({ code: 'portfolio.file_taken' });
  });
});

describe('the way of an achievement', () => {
  it('leads to the review and, by its owner, back', () => {
    expect(act([created], 'student', 'send', 0)).toEqual([[sent]]);
    expect(act([created, sent], 'student', 'take_back', 1)).toMatchObject([[{ type: 'AchievementTakenBack' }]]);
  });
  it('ends in a decision of who saw it as it is', () => {
    expect(act([created, sent], 'advisor', 'accept', 1)).toEqual([[accepted]]);
    expect(act([created, sent], 'office', 'reject', 1, 'No name on it')).toMatchObject([
      [{ type: 'AchievementRejected', data: { comment: 'No name on it', order: order(2) } }],
    ]);
  });
  it('refuses a decision on what was changed meanwhile, and names what stands there now', () => {
    const meanwhile = [created, sent, { type: 'AchievementTakenBack', data: { ...sent.data, order: order(2) } }];
    expect(act(meanwhile, 'office', 'accept', 1)).toMatchObject({
      code: 'portfolio.stale',
      params: { portfolio_order: order(2) },
    });
  });
  it('refuses a rejection without a comment', () =>
    expect(act([created, sent], 'office', 'reject', 1, ' ')).toMatchObject({
      code: 'portfolio.comment_required',
      fields: { comment: 'required' },
    }));
  it('knows a teacher of the department and the advisor, but no other teacher, no auditor, and nobody’s own', () => {
    expect(act([created, sent], 'colleague', 'accept', 1)).toHaveLength(1);
    for (const who of ['stranger', 'auditor', 'student'] as const)
      expect(act([created, sent], who, 'accept', 1)).toMatchObject({ code: 'portfolio.not_your_review' });
  });
  it('takes back what was accepted by mistake: the office, with a reason', () => {
    const all = [created, sent, accepted];
    expect(act(all, 'advisor', 'revoke', 2, 'Wrong')).toMatchObject({ code: 'portfolio.not_your_review' });
    expect(act(all, 'office', 'revoke', 2, 'Wrong')).toMatchObject([[{ type: 'AchievementRevoked' }]]);
  });
  it('is not gone twice', () =>
    expect(act([created, sent, accepted], 'office', 'accept', 2)).toMatchObject({ code: 'portfolio.not_now' }));
});

describe('changing an achievement', () => {
  it('keeps what is not sent, and asks for a review anew', () =>
    expect(change([created], { title: 'ICPC 2026' }, 0)).toEqual([[changed('ICPC 2026', 1)]]));
  it('leaves what was accepted as it was until it is reviewed again', () => {
    const state = fold(achievement, [created, sent, accepted, changed('ICPC 2026', 3)]);
    expect(state).toMatchObject({ status: 'CHANGED', title: 'ICPC 2026', accepted: { title: 'ICPC' } });
  });
  it('is refused while it is reviewed, to others, and by an order of before', () => {
    expect(change([created, sent], { title: 'x' }, 1)).toMatchObject({ code: 'portfolio.not_now' });
    expect(change([created], { title: 'x' }, 0, {}, known('office'))).toMatchObject({ code: 'portfolio.not_yours' });
    expect(change([created, changed('y', 1)], { title: 'x' }, 0)).toMatchObject({ code: 'portfolio.stale' });
  });
  it('asks for what the newer form needs, and loses nothing that was typed', () => {
    const properties = [...form, aField('input', { prop_code: 'place', required: true })];
    const newer = typed({ version: 2, properties });
    expect(change([created], {}, 0, { fields: [] }, newer)).toMatchObject({ fields: { place: 'required' } });
    const fields = [{ property: uidOf('place'), value_input: '1st' }];
    expect(change([created], {}, 0, { fields }, newer)).toMatchObject([
      [{ data: { version: 2, values: { title: 'ICPC', place: '1st' } } }],
    ]);
  });
});

describe('deleting', () => {
  const remove = (events: readonly any[], who: Who, seen: number) =>
    given(events).when(
      DeleteAchievement,
      { uid, student, order: order(seen), next: order(seen + 1), act: 'remove', comment: '' },
      { facts: known(who) },
    );
  it('takes it out of the portfolio', () =>
    expect(remove([created], 'student', 0)).toMatchObject([
      [{ type: 'AchievementDeleted' }],
      [{ type: 'PortfolioReduced' }],
    ]));
  it('is for its owner, not during a review, and the end', () => {
    expect(remove([created], 'office', 0)).toMatchObject({ code: 'portfolio.not_yours' });
    expect(remove([created, sent], 'student', 1)).toMatchObject({ code: 'portfolio.not_now' });
    const gone = { type: 'AchievementDeleted', data: { ...sent.data, order: order(1) } };
    expect(remove([created, gone], 'student', 1)).toMatchObject({ code: 'portfolio.not_found' });
  });
});

describe('what others see', () => {
  const arrange = (shown: string[], events: readonly any[], who: Who = 'student') =>
    given([extended(uid)]).when(
      ArrangePortfolio,
      { student, shown },
      { facts: people[who], read: aggregate => fold(aggregate, events) },
    );
  it('is what was accepted, in the order of its owner', () =>
    expect(arrange([uid], [created, sent, accepted])).toEqual([
      [{ type: 'PortfolioArranged', data: { student, shown: [uid] } }],
    ]));
  it('is nothing that was not, and nobody else’s choice', () => {
    expect(arrange([uid], [created, sent])).toMatchObject({ code: 'portfolio.not_accepted' });
    expect(arrange([uid], [created, sent, accepted], 'office')).toMatchObject({ code: 'portfolio.another_profile' });
  });
});

describe('a form of a type', () => {
  const publish = (events: readonly any[], properties = form, version = 0, isThere = true) =>
    given(events).when(
      PublishAchievementForm,
      { type, version, properties },
      { read: readType(isThere ? knownType : null) },
    );
  const published = { type: 'AchievementFormPublished', data: { type, version: 1, properties: form } };
  it('is published in versions; the same once more is none', () => {
    expect(publish([])).toEqual([[published]]);
    expect(publish([published], form, 1)).toEqual([[]]);
  });
  it('is refused for a type that is not there, over what was not seen, and with a field twice', () => {
    expect(publish([], form, 0, false)).toMatchObject({ code: 'portfolio.type_not_found' });
    expect(publish([published], form, 0)).toMatchObject({
      code: 'portfolio.form_changed_meanwhile',
      params: { version: 1 },
    });
    expect(publish([], [...form, form[0]!])).toMatchObject({ code: 'portfolio.definition_faulty' });
  });
});
