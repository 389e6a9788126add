import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import type { AnswerValue } from '@portal/event-schemas/forms/property.ts';
import { isRejection, reject } from '@portal/event-schemas/kernel/rejections.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { defineCommand, type DecisionContext } from '@portal/platform/dispatcher/types.ts';
import type { StoredFile } from '@portal/platform/files/types.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import * as acting from './acting.ts';
import * as correcting from './correcting.ts';
import { applicationBook, applicationNumbers } from './book.ts';
import { givenValues } from './given.ts';
import * as keeping from './keeping.ts';
import { applicantOf, lifeKnownOf, reviewerOf, statusOf, type LifeKnown, type Subject } from './known.ts';
import { deadLinks } from '../../forms/links.ts';
import * as sending from './sending.ts';
import { isLiving, studentApplication, type StudentApplication } from './student-application.ts';

/** `time_zone`: the university's. `files`: what the answers name, `kept`: what was saved before, both as the call has found them. */
interface Placed {
  time_zone: string;
}
interface Answered extends Placed {
  values: readonly AnswerValue[];
  files: Readonly<Record<string, StoredFile | null>>;
  kept: FormValues;
}
const personOf = ({ actor }: Pick<DecisionContext, 'actor'>): string => reviewerOf(actor).account;

type ApplicantKnown = Omit<sending.Applying, 'files' | 'who' | 'moment'>;
function applyingOf(data: Subject & Answered, get: GetFact, { actor, now }: DecisionContext): ApplicantKnown {
  const { type, ties } = lifeKnownOf(data, get);
  const { properties } = type?.definition ?? { properties: [] };
  return {
    type,
    ties,
    ...applicantOf(data.applicant, actor.roles, get),
    dead_links: deadLinks(properties, data.values, data.kept, data.applicant, get),
    given: givenValues(properties, data.applicant, { now, time_zone: data.time_zone }, get),
  };
}
const applying = (data: Answered, known: ApplicantKnown, context: DecisionContext): sending.Applying => ({
  ...known,
  files: data.files,
  who: personOf(context),
  moment: { now: context.now, time_zone: data.time_zone },
});

export type StartApplicationData = sending.Begin & Answered;
/** A person begins one of their own. */
export const StartApplication = defineCommand({
  type: 'StartApplication',
  aggregates: [studentApplication, applicationBook, applicationNumbers],
  ids: (data: StartApplicationData) => [data.uid, data.applicant, String(data.year)],
  facts: (data: StartApplicationData, get, context) => applyingOf({ ...data, version: null }, get, context),
  decide: (data: StartApplicationData, states, known: ApplicantKnown, context) =>
    personOf(context) === data.applicant
      ? sending.begin(data, states, applying(data, known, context))
      : reject('applications.not_your_application', { number: '' }),
});

/** A command on one application; `Subject` is what it is about, as the call read it off it. */
function onApplication<D extends { uid: string }, F>(
  type: string,
  parts: {
    facts: (data: D, get: GetFact, context: DecisionContext) => F;
    decide: (data: D, state: StudentApplication, known: F, context: DecisionContext) => ReturnType<typeof acting.act>;
  },
) {
  return defineCommand({
    type,
    aggregates: [studentApplication],
    ids: (data: D) => [data.uid],
    facts: parts.facts,
    decide: (data: D, [state], known: F, context) => {
      const decided = parts.decide(data, state, known, context);
      return isRejection(decided) ? decided : ([decided] as const);
    },
  });
}
const nothing = (): undefined => undefined;

export const SaveApplication = onApplication<sending.Save & Subject & Answered, ApplicantKnown>('SaveApplication', {
  facts: applyingOf,
  decide: (data, state, known, context) => sending.save(data, state, applying(data, known, context)),
});
export const DiscardApplication = onApplication<{ uid: string }, undefined>('DiscardApplication', {
  facts: nothing,
  decide: ({ uid }, state, _known, context) => sending.discard(uid, state, personOf(context)),
});
export const WithdrawApplication = onApplication<{ uid: string; reason: string }, undefined>('WithdrawApplication', {
  facts: nothing,
  decide: (data, state, _known, context) => sending.withdraw(data, state, personOf(context)),
});

/** Decided by the version of the type that the application began with; without it there is no such application. */
const withRoute =
  <D extends { uid: string }>(
    decide: (
      data: D,
      state: StudentApplication,
      known: LifeKnown & { type: NonNullable<LifeKnown['type']> },
      context: DecisionContext,
    ) => ReturnType<typeof acting.act>,
  ) =>
  (data: D, state: StudentApplication, known: LifeKnown, context: DecisionContext) =>
    known.type && isLiving(state)
      ? decide(data, state, { ...known, type: known.type }, context)
      : reject('applications.not_found', { uid: data.uid });

export const ActOnApplication = onApplication<acting.ActOn & Subject & Placed, LifeKnown>('ActOnApplication', {
  facts: lifeKnownOf,
  decide: withRoute((data, state, { type, ties }, { actor, now }) =>
    acting.act(data, state, {
      definition: type.definition,
      ties,
      who: reviewerOf(actor),
      moment: { now, time_zone: data.time_zone },
    }),
  ),
});
export const CorrectDecision = onApplication<correcting.Correct & Subject & Placed, LifeKnown>('CorrectDecision', {
  facts: lifeKnownOf,
  decide: withRoute((data, state, { type, ties }, { actor, now }) =>
    correcting.correct(data, state, {
      definition: type.definition,
      ties,
      who: reviewerOf(actor),
      moment: { now, time_zone: data.time_zone },
    }),
  ),
});
export const OpenApplication = onApplication<{ uid: string } & Subject, LifeKnown>('OpenApplication', {
  facts: lifeKnownOf,
  decide: withRoute((data, state, { type, ties }, { actor }) =>
    keeping.open(data.uid, state, { route: type.definition.route, ties, who: reviewerOf(actor) }),
  ),
});
export const ArchiveApplication = onApplication<
  { uid: string; archived: boolean; from_list: boolean } & Subject,
  LifeKnown
>('ArchiveApplication', {
  facts: lifeKnownOf,
  decide: withRoute((data, state, { type, ties }, { actor }) =>
    keeping.archive(data, state, { route: type.definition.route, ties, who: reviewerOf(actor) }),
  ),
});
export const SetApplicationStatus = onApplication<
  keeping.SetStatus & Subject,
  LifeKnown & { status: ReturnType<typeof statusOf> }
>('SetApplicationStatus', {
  facts: (data, get) => ({ ...lifeKnownOf(data, get), status: statusOf(data.status, get) }),
  decide: (data, state, known, context) =>
    withRoute<keeping.SetStatus & Subject>((one, living, { type, ties }, { actor }) =>
      keeping.setStatus(one, living, known.status, { route: type.definition.route, ties, who: reviewerOf(actor) }),
    )(data, state, known, context),
});
/** Of the worker alone. */
export const RemindWaypoint = onApplication<keeping.Remind & Subject, LifeKnown>('RemindWaypoint', {
  facts: lifeKnownOf,
  decide: withRoute((data, state, { type }, { actor, now }) =>
    actor.id === systemActor
      ? keeping.remind(data, state, type.definition.route, now)
      : reject('identity.access_denied'),
  ),
});
