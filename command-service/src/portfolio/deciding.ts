import { descriptorFaults } from '@portal/event-schemas/forms/form-faults.ts';
import type { AnswerValue, Property } from '@portal/event-schemas/forms/property.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { acts, isActFor, isFrom, type Act, type Owner, type Reader } from '@portal/event-schemas/portfolio/acts.ts';
import { portfolioMax, type PortfolioEvent } from '@portal/event-schemas/portfolio/events.ts';
import { statusNames } from '@portal/event-schemas/portfolio/names.ts';
import { dayOf, filesIn, titleOf } from '@portal/event-schemas/portfolio/summary.ts';
import { formAfter, type Around, type Moment } from '../forms/form-after.ts';
import type { Achievement, AchievementForm, KnownAchievement, Portfolio, Written } from './achievement.ts';

type Events = readonly PortfolioEvent[];

/** A type as it stands, with its newest form. */
export interface KnownType extends AchievementForm {
  uid: string;
  name: Localized;
  files_needed: boolean;
  max_per_year: number | null;
  is_active: boolean;
}
/** What decisions look at. `owner`: null where the account is no student; `takenBy`: of files, the achievement and field in which they stand. */
export interface Known {
  reader: Reader;
  owner: Owner | null;
  type: KnownType | null;
  around: Omit<Around, 'module' | 'purpose' | 'applicant'>;
  takenBy: Readonly<Record<string, string>>;
}
export interface Filled {
  uid: string;
  type: string;
  student: string;
  fields: readonly AnswerValue[];
  order: string;
}
export const purpose = 'achievement';

/** Where a file stands: one field of one achievement. */
export const placeOf = (uid: string, prop_code: string): string => `${uid}.${prop_code}`;

/** The form with the answers, every rule kept: what is not sent stays as it was. */
function written(
  data: Filled,
  before: Written | null,
  known: Known,
  moment: Moment,
): Rejection | (Written & { files: string[]; day: string | null }) {
  const { type, around, takenBy } = known;
  if (!type || type.version === 0) return reject('portfolio.type_not_found', { uid: data.type });
  const values = formAfter(
    type.properties,
    data.fields,
    before?.values ?? {},
    { ...around, module: 'portfolio', purpose, applicant: data.student },
    moment,
    { complete: true },
  );
  if (isRejection(values)) return values;
  const files = filesIn(type.properties, values);
  const taken = type.properties.find(
    ({ code, prop_code }) =>
      code === 'file' &&
      [values[prop_code] ?? []]
        .flat()
        .some(file => (takenBy[String(file)] ?? placeOf(data.uid, prop_code)) !== placeOf(data.uid, prop_code)),
  );
  if (taken || new Set(files).size < files.length)
    return reject('portfolio.file_taken', {}, taken ? { [taken.prop_code]: 'file_taken' } : undefined);
  if (type.files_needed && files.length === 0) {
    const field = type.properties.find(({ code }) => code === 'file');
    return reject('portfolio.file_needed', {}, field ? { [field.prop_code]: 'required' } : undefined);
  }
  return {
    version: type.version,
    values,
    title: titleOf(type.properties, values),
    day: dayOf(type.properties, values),
    files,
  };
}

/** A new achievement of one's own, by the newest form of its type. */
export function create(
  data: Filled & { year: number },
  [before, { achievements }]: readonly [Achievement, Portfolio],
  known: Known,
  moment: Moment,
): Rejection | readonly [Events, Events] {
  const { reader, owner, type } = known;
  if (before.status !== 'none') return reject('portfolio.stale', { status: statusNames[before.status] });
  if (reader.account !== data.student) return reject('portfolio.another_profile');
  if (!owner?.studies) return reject('portfolio.not_a_student');
  if (type && !type.is_active) return reject('portfolio.type_closed', { type: type.name });
  const all = Object.values(achievements);
  if (all.length >= portfolioMax) return reject('portfolio.portfolio_full', { max: portfolioMax });
  const ofYear = all.filter(one => one.type === data.type && one.year === data.year).length;
  if (type?.max_per_year && ofYear >= type.max_per_year)
    return reject('portfolio.too_many', { type: type.name, max: type.max_per_year });
  const result = written(data, null, known, moment);
  if (isRejection(result)) return result;
  const { uid, student, order, year } = data;
  return [
    [{ type: 'AchievementCreated', data: { uid, student, type: data.type, type_name: type!.name, order, ...result } }],
    [{ type: 'PortfolioExtended', data: { student, achievement: uid, type: data.type, year } }],
  ];
}

/** On one achievement: `order` is the one that the caller saw, `next` the one that takes its place. */
export interface On {
  uid: string;
  order: string;
  next: string;
  act: Act;
  comment: string;
}

/** The achievement, where the act is for the caller and they have seen it as it is. */
function standing({ uid, order, act }: Omit<On, 'next' | 'comment'>, state: Achievement, { reader, owner }: Known) {
  if (state.status === 'none' || state.status === 'DELETED') return reject('portfolio.not_found', { uid });
  if (!owner || !isActFor(act, reader, owner)) {
    if (acts[act].by !== 'owner') return reject('portfolio.not_your_review');
    return reader.account === state.student ? reject('portfolio.not_a_student') : reject('portfolio.not_yours');
  }
  if (state.order !== order)
    return reject('portfolio.stale', { status: statusNames[state.status], portfolio_order: state.order });
  if (!isFrom(act, state.status)) return reject('portfolio.not_now', { status: statusNames[state.status] });
  return state;
}
const keysOf = ({ uid, student, type, type_name, title }: KnownAchievement, order: string) => ({
  uid,
  student,
  type,
  type_name,
  title,
  order,
});

/** New values, by the newest form; what was accepted stays for others until it is reviewed again. */
export function change(
  data: Filled & { next: string },
  before: Achievement,
  known: Known,
  moment: Moment,
): Rejection | Events {
  const state = standing({ ...data, act: 'change' }, before, known);
  if (isRejection(state)) return state;
  const result = written({ ...data, student: state.student }, state, known, moment);
  if (isRejection(result)) return result;
  return [{ type: 'AchievementChanged', data: { ...keysOf(state, data.next), ...result } }];
}

const events = {
  send: 'AchievementSentForReview',
  take_back: 'AchievementTakenBack',
  accept: 'AchievementAccepted',
  reject: 'AchievementRejected',
  revoke: 'AchievementRevoked',
  remove: 'AchievementDeleted',
} as const;

/** Any other act: it changes the status, never the values. */
export function act(data: On & { act: keyof typeof events }, before: Achievement, known: Known): Rejection | Events {
  const state = standing(data, before, known);
  if (isRejection(state)) return state;
  const comment = data.comment.trim();
  if ((data.act === 'reject' || data.act === 'revoke') && comment === '')
    return reject('portfolio.comment_required', {}, { comment: 'required' });
  const keys = keysOf(state, data.next);
  const more =
    acts[data.act].by !== 'owner' ? { comment } : data.act === 'send' ? { advisor: known.owner!.advisor } : {};
  return [{ type: events[data.act], data: { ...keys, ...more } } as PortfolioEvent];
}

/** Others see these of the student's accepted achievements, in this order. */
export function arrange(
  student: string,
  shown: readonly string[],
  state: Portfolio,
  reader: Reader,
  look: (achievement: string) => Achievement,
): Rejection | Events {
  if (reader.account !== student) return reject('portfolio.another_profile');
  const order = [...new Set(shown)];
  const isShowable = (uid: string): boolean => {
    const one = look(uid);
    return uid in state.achievements && one.status !== 'none' && one.accepted !== null;
  };
  if (!order.every(isShowable)) return reject('portfolio.not_accepted', {}, { shown: 'not_allowed' });
  return JSON.stringify(order) === JSON.stringify(state.shown)
    ? []
    : [{ type: 'PortfolioArranged', data: { student, shown: order } }];
}

/** The next version of a type's form. `version`: the one that the writer saw. */
export function publish(
  { type, version, properties }: { type: string; version: number; properties: readonly Property[] },
  state: AchievementForm,
  isThere: boolean,
): Rejection | Events {
  if (!isThere) return reject('portfolio.type_not_found', { uid: type });
  if (version !== state.version) return reject('portfolio.form_changed_meanwhile', { version: state.version });
  const uids = properties.map(({ uid }) => uid);
  const twice = properties.find(({ uid }, index) => uids.indexOf(uid) < index);
  const [fault] = descriptorFaults(properties);
  if (fault || twice)
    return reject(
      'portfolio.definition_faulty',
      { code: fault?.prop_code ?? twice!.prop_code },
      { properties: fault?.code ?? 'field_twice' },
    );
  return JSON.stringify(properties) === JSON.stringify(state.properties)
    ? []
    : [{ type: 'AchievementFormPublished', data: { type, version: version + 1, properties: [...properties] } }];
}
