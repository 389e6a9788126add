import { reject, type Rejection } from '../kernel/rejections.ts';
import { closedStages, type ApplicationStage } from './codes.ts';
import { stageNames } from './names.ts';
import { isOffice, type Reviewer } from './rights.ts';

/** What is done with an application beside signing it: one set of rules for the decisions and for what the screens offer. Pure. */
export type Handling = 'edit' | 'send' | 'withdraw' | 'discard' | 'archive' | 'restore' | 'set_status' | 'correct';
/** `has_part`: the reader may sign it now, or has signed something of it. */
export interface Handled {
  number: string;
  applicant: string;
  stage: ApplicationStage;
  archived: boolean;
  has_part: boolean;
}
type Rule = (of: Handled, who: Reviewer) => Rejection | null;

const seen = ({ number, stage }: Handled) => ({ number, stage: stageNames[stage] });
const isOwn = ({ applicant }: Handled, { account }: Reviewer): boolean => applicant === account;
const when =
  (holds: (of: Handled, who: Reviewer) => boolean, code: string): Rule =>
  (of, who) =>
    holds(of, who) ? reject(code, seen(of)) : null;

const others = when((of, who) => !isOwn(of, who), 'applications.not_your_application');
const setAside = when(({ archived }) => archived, 'applications.application_archived');
const inOtherHands = when(({ stage }) => stage !== 'draft' && stage !== 'returned', 'applications.not_editable');
const over = when(({ stage }) => closedStages.includes(stage), 'applications.application_over');
const strangers = when(
  (of, who) => !isOwn(of, who) && !isOffice(who) && !of.has_part,
  'applications.not_yours_to_handle',
);

const rules: Record<Handling, readonly Rule[]> = {
  edit: [others, setAside, inOtherHands],
  send: [others, setAside, inOtherHands],
  withdraw: [others, when(({ stage }) => stage === 'draft', 'applications.withdraw_draft'), over, setAside],
  discard: [others, when(({ stage }) => stage !== 'draft', 'applications.not_a_draft')],
  /* The office sets aside whatever has been sent; the applicant and those who sign only what is over. */
  archive: [
    strangers,
    when(({ stage }) => stage === 'draft', 'applications.archive_draft'),
    when(
      (of, who) => !closedStages.includes(of.stage) && (!isOffice(who) || isOwn(of, who)),
      'applications.archive_running',
    ),
  ],
  restore: [strangers],
  correct: [
    when(isOwn, 'applications.correct_own_application'),
    when((_of, who) => !isOffice(who), 'applications.not_yours_to_handle'),
    setAside,
    when(({ stage }) => stage === 'draft' || stage === 'withdrawn', 'applications.nothing_to_correct'),
  ],
  set_status: [when(isOwn, 'applications.status_of_own_application'), strangers, setAside],
};

/** Why not; null = may. What only the rest of the decision can know (the form, the route, a status of another stage) is not asked here. */
export function handlingRefusal(what: Handling, of: Handled, who: Reviewer): Rejection | null {
  for (const rule of rules[what]) {
    const refusal = rule(of, who);
    if (refusal) return refusal;
  }
  return null;
}
