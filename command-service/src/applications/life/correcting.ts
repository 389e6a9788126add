import type { CorrectedStage } from '@portal/event-schemas/applications/codes.ts';
import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import { handlingRefusal } from '@portal/event-schemas/applications/may-handle.ts';
import { stageNames } from '@portal/event-schemas/applications/names.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { initialStatusUid } from '../types/statuses.ts';
import { applicationKeys, stageReached, stepEntered, type LifeEvents, type Reviewing } from './acting.ts';
import { nobodySigns, stepNamed, stepsAhead, unsignable } from './route.ts';
import { isLiving, type LivingApplication, type StudentApplication } from './student-application.ts';

/** The office puts a wrong decision right (docs/decisions/0033). `step`: with `in_review`, where it stands again. */
export interface Correct {
  uid: string;
  stage: CorrectedStage;
  step?: string | undefined;
  reason: string;
}

/**
 * The stage becomes what it should have been. Back under review the application enters the step anew: nobody has signed
 * there, deadlines begin, those who decide are told. What was decided before stays in the log, and those who signed it
 * keep their reading.
 */
export function correct(
  { uid, stage, step: code, reason }: Correct,
  before: StudentApplication,
  { definition, ties, who, moment }: Reviewing,
): Rejection | LifeEvents {
  if (!isLiving(before)) return reject('applications.not_found', { uid });
  const refusal = handlingRefusal('correct', { ...before, has_part: false }, who) ?? notCorrectable(before, stage);
  if (refusal) return refusal;
  const corrected: ApplicationEvent = {
    type: 'DecisionCorrected',
    data: {
      ...applicationKeys(before),
      by: who.account,
      from: before.stage,
      from_name: stageNames[before.stage],
      from_status: before.status,
      stage,
      stage_name: stageNames[stage],
      status: initialStatusUid(stage),
      reason,
    },
  };
  if (stage !== 'in_review') return [corrected, stageReached(before, stage)];
  const { route } = definition;
  const step = code === undefined ? undefined : stepNamed(route, code);
  if (!step)
    return reject(
      'applications.correct_to_which_step',
      { number: before.number, steps: route.steps.map(({ name }) => name) },
      { step: code === undefined ? 'required' : 'not_allowed' },
    );
  const blocked = unsignable(stepsAhead(route, step, before.values), ties);
  if (blocked) return reject(nobodySigns[blocked.why], { type: definition.names, waypoint: blocked.waypoint.name });
  return [
    corrected,
    stepEntered(before, step, 'corrected', moment),
    ...(before.stage === 'in_review' ? [] : [stageReached(before, 'in_review')]),
  ];
}

/** Something was decided, and what is asked for is not so already. */
function notCorrectable(state: LivingApplication, to: CorrectedStage): Rejection | null {
  const about = { number: state.number, stage: stageNames[state.stage] };
  if (state.signers.length === 0) return reject('applications.nothing_to_correct', about);
  const fits = state.stage === 'in_review' ? to === 'in_review' : to !== state.stage;
  return fits
    ? null
    : reject('applications.correction_not_possible', { ...about, to: stageNames[to] }, { stage: 'not_allowed' });
}
