import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import { beginRefusal, sendRefusal, type About } from '@portal/event-schemas/applications/may-begin.ts';
import { handlingRefusal } from '@portal/event-schemas/applications/may-handle.ts';
import type { AnswerValue } from '@portal/event-schemas/forms/property.ts';
import type { Ties } from '@portal/event-schemas/applications/rights.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { isDeepStrictEqual } from 'node:util';
import { initialStatusUid } from '../types/statuses.ts';
import { applicationKeys, stageReached, stepEntered, type LifeEvents } from './acting.ts';
import { numberOf, type ApplicationBook, type ApplicationNumbers } from './book.ts';
import { formAfter, type Around, type Moment } from '../../forms/form-after.ts';
import { ofApplications } from '../files/purpose.ts';
import { changedElsewhere } from './changed-elsewhere.ts';
import { entryOf, nobodySigns, stepsAhead, unsignable } from './route.ts';
import {
  isLiving,
  studentApplication,
  type Draft,
  type Returned,
  type StudentApplication,
} from './student-application.ts';

/** What the applicant does: begins, saves, sends, throws away, withdraws. Nothing typed is lost: a draft is kept however far it is. */
export interface Answer {
  values: readonly AnswerValue[];
  send: boolean;
  user_accepted_agreement: boolean;
}
export interface Begin extends Answer {
  uid: string;
  type: string;
  applicant: string;
  year: number;
}
/** `seen`: what the page knew of the fields that it changes (another window may have changed them since). */
export interface Save extends Answer {
  uid: string;
  seen?: readonly AnswerValue[];
}

/** What the applicant's decisions look at. `type`: the version of the application (of a new one the newest); null = there is none. */
export interface Applying extends Omit<Around, 'applicant' | 'module' | 'purpose'> {
  type: { version: number; definition: TypeDefinition; closed: boolean } | null;
  ties: Ties;
  about: Omit<About, 'open'>;
  name: string;
  /** The applicant's own that are over. */
  finished: readonly string[];
  who: string;
  moment: Moment;
}
export type BeginEvents = readonly [LifeEvents, LifeEvents, LifeEvents];

/** A new application of a type, by its newest version; as a draft, or sent at once. */
export function begin(
  data: Begin,
  [before, book, numbers]: readonly [StudentApplication, ApplicationBook, ApplicationNumbers],
  known: Applying,
): Rejection | BeginEvents {
  const { uid, type, applicant, year } = data;
  if (before.stage !== 'none') return reject('applications.application_exists', { uid });
  if (!known.type) return reject('applications.type_not_found', { uid: type });
  const { version, definition, closed } = known.type;
  const open = Object.entries(book.begun).filter(
    ([one, ofType]) => ofType === type && !known.finished.includes(one),
  ).length;
  const refusal = beginRefusal({ definition, closed, about: { ...known.about, open }, now: known.moment.now });
  if (refusal) return refusal;
  const values = formAfter(
    definition.properties,
    data.values,
    {},
    { ...known, ...ofApplications, applicant },
    known.moment,
    {
      complete: data.send,
    },
  );
  if (isRejection(values)) return values;
  const number = numbers.last + 1;
  const started: ApplicationEvent = {
    type: 'ApplicationStarted',
    data: {
      uid,
      type,
      version,
      applicant,
      applicant_name: known.name,
      type_name: definition.names,
      number: numberOf(year, number),
      values,
      status: initialStatusUid('draft'),
    },
  };
  const draft = studentApplication.evolve(before, started) as Draft;
  const sent = data.send ? sendOff(draft, values, data.user_accepted_agreement, known) : [];
  if (isRejection(sent)) return sent;
  return [
    [started, ...sent],
    [{ type: 'ApplicationBegun', data: { uid, type, applicant } }],
    [{ type: 'ApplicationNumbered', data: { uid, year, number } }],
  ];
}

/** Saves or sends a draft, or one that came back for correction. What is saved already makes no event. */
export function save(data: Save, before: StudentApplication, known: Applying): Rejection | LifeEvents {
  const state = editable(before, data.uid, known.who);
  if (isRejection(state)) return state;
  if (!known.type) return reject('applications.type_not_found', { uid: state.type });
  const elsewhere = changedElsewhere(known.type.definition.properties, data, state.values);
  if (elsewhere) return elsewhere;
  const values = formAfter(
    known.type.definition.properties,
    data.values,
    state.values,
    { ...known, ...ofApplications, applicant: state.applicant },
    known.moment,
    { complete: data.send },
  );
  if (isRejection(values)) return values;
  if (data.send) return sendOff(state, values, data.user_accepted_agreement, known);
  return isDeepStrictEqual(values, state.values)
    ? []
    : [{ type: 'ApplicationSaved', data: { ...applicationKeys(state), values } }];
}

/** Their own, and in their hands. */
function editable(state: StudentApplication, uid: string, who: string): Draft | Returned | Rejection {
  if (!isLiving(state)) return reject('applications.not_found', { uid });
  return (
    handlingRefusal('edit', { ...state, has_part: false }, { account: who, roles: [] }) ?? (state as Draft | Returned)
  );
}

/** On its way: the rules of the type, the agreement, and a route on which every waypoint has somebody to sign. */
function sendOff(
  state: Draft | Returned,
  values: FormValues,
  accepted: boolean,
  { type, about, ties, name, moment }: Applying,
): Rejection | LifeEvents {
  const { definition, closed } = type!;
  const again = state.stage === 'returned';
  const refusal = again ? null : sendRefusal({ definition, closed, about: { ...about, open: 0 }, now: moment.now });
  if (refusal) return refusal;
  if (definition.agreement && !accepted)
    return reject(
      'applications.agreement_not_accepted',
      { type: definition.names },
      { user_accepted_agreement: 'required' },
    );
  const entry = entryOf(definition.route, state.stage === 'returned' ? state.step : null);
  const blocked = unsignable(stepsAhead(definition.route, entry, values), ties);
  if (blocked) return reject(nobodySigns[blocked.why], { type: definition.names, waypoint: blocked.waypoint.name });
  const sent: ApplicationEvent = {
    type: 'ApplicationSent',
    data: {
      ...applicationKeys(state),
      values,
      user_accepted_agreement: accepted,
      applicant_seen: { roles: [...about.roles] as Role[], name },
      again,
    },
  };
  return [sent, stepEntered(state, entry, again ? 'resumed' : 'sent', moment), stageReached(state, 'in_review')];
}

/** A draft that was never sent. */
export function discard(uid: string, state: StudentApplication, who: string): Rejection | LifeEvents {
  if (!isLiving(state)) return state.stage === 'discarded' ? [] : reject('applications.not_found', { uid });
  return (
    handlingRefusal('discard', { ...state, has_part: false }, { account: who, roles: [] }) ?? [
      { type: 'ApplicationDiscarded', data: applicationKeys(state) },
    ]
  );
}

/** The applicant takes it back before it is decided. */
export function withdraw(
  { uid, reason }: { uid: string; reason: string },
  state: StudentApplication,
  who: string,
): Rejection | LifeEvents {
  if (!isLiving(state)) return reject('applications.not_found', { uid });
  if (state.stage === 'withdrawn' && state.applicant === who) return [];
  return (
    handlingRefusal('withdraw', { ...state, has_part: false }, { account: who, roles: [] }) ?? [
      { type: 'ApplicationWithdrawn', data: { ...applicationKeys(state), reason } },
      stageReached(state, 'withdrawn'),
    ]
  );
}
