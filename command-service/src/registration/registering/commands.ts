import { settingsOf, readRegistrationFacts, type Known } from '../known.ts';
import { isRejection, reject } from '@portal/event-schemas/kernel/rejections.ts';
import { rejectionFor } from '@portal/event-schemas/registration/card-rules/acting.ts';
import type * as Data from '@portal/event-schemas/registration/commands.ts';
import { defineCommand, type DecisionContext } from '@portal/platform/dispatcher/types.ts';
import { actingFor, notTheirs, type Acting } from '../acting.ts';
import { courseOffering, type CourseOffering } from '../course-offering/course-offering.ts';
import { cardId, studyCard, type StudyCard } from '../study-card/study-card.ts';
import { admitFromWaitingList } from './admission.ts';
import * as basket from './basket.ts';
import * as decisions from './decisions.ts';
import * as offers from './offers.ts';

type Decide<D> = (
  data: D,
  states: readonly [StudyCard, CourseOffering],
  known: Known,
  moment: decisions.Moment,
) => decisions.Decision;
const own: readonly Acting[] = ['student'];
const forOthers: readonly Acting[] = ['advisor', 'registrar'];
const anybody: readonly Acting[] = ['student', 'advisor', 'registrar'];

/** Who changes another's card says why; what changes nothing needs no reason, and what the rules refuse is told before. */
const lacksReason = (decision: decisions.BothStreams, data: { reason?: string | undefined }): boolean =>
  decision[0].length > 0 && !data.reason?.trim();

/** A command on a student's card and a course's seats; `by`: who may send it. */
function registering<D extends Data.CardCourseKey & { reason?: string | undefined }>(
  type: string,
  decide: Decide<D>,
  by: readonly Acting[],
) {
  return defineCommand({
    type,
    aggregates: [studyCard, courseOffering],
    ids: (data: D) => [cardId(data), data.offering],
    facts: readRegistrationFacts,
    decide: (data: D, states, known: Known, { actor, now }: DecisionContext) => {
      const acting = actingFor(actor, data.student, known.student?.advisor ?? null);
      if (acting === null || !by.includes(acting))
        return by === own
          ? reject('registration.not_your_card', { student: data.student })
          : notTheirs(acting, data.student);
      const decision = decide(data, states, known, { now, acting });
      if (isRejection(decision)) return rejectionFor(acting)(decision);
      return by === forOthers && lacksReason(decision, data)
        ? reject('advising.reason_required', {}, { reason: 'advising.reason_required' })
        : decision;
    },
  });
}

export const AddToBasket = registering<Data.CourseChoice>('AddToBasket', basket.addToBasket, own);
export const RemoveFromBasket = registering<Data.CardCourseKey>('RemoveFromBasket', basket.removeFromBasket, own);
export const RegisterCourse = registering<Data.RegisterCourse>('RegisterCourse', decisions.registerCourse, own);
export const DropCourse = registering<Data.DropCourse>('DropCourse', decisions.dropCourse, own);
export const ChangeLessons = registering<Data.ChangeLessons>('ChangeLessons', decisions.changeLessons, own);
export const JoinWaitingList = registering<Data.CourseChoice>('JoinWaitingList', decisions.joinWaitingList, own);
export const LeaveWaitingList = registering<Data.CardCourseKey>(
  'LeaveWaitingList',
  decisions.leaveWaitingList,
  anybody,
);
export const AcceptOffer = registering<Data.CardCourseKey>('AcceptOffer', offers.acceptOffer, own);
export const DeclineOffer = registering<Data.CardCourseKey>('DeclineOffer', offers.declineOffer, own);
export const ExpireOffer = registering<Data.CardCourseKey>('ExpireOffer', offers.expireOffer, anybody);
export const AdmitFromWaitingList = registering<Data.AdmitFromWaitingList>(
  'AdmitFromWaitingList',
  admitFromWaitingList,
  ['registrar'],
);
export const AdvisorAddCourse = registering<Data.RegisterCourse>(
  'AdvisorAddCourse',
  decisions.registerCourse,
  forOthers,
);
export const AdvisorDropCourse = registering<Data.DropCourse>('AdvisorDropCourse', decisions.dropCourse, forOthers);
export const AdvisorChangeLessons = registering<Data.ChangeLessons>(
  'AdvisorChangeLessons',
  decisions.changeLessons,
  forOthers,
);

export const ExpireHold = defineCommand({
  type: 'ExpireHold',
  aggregates: [courseOffering],
  ids: (data: { offering: string }) => [data.offering],
  facts: (_data, get) => settingsOf(get).confirmation_minutes,
  decide: (data: { offering: string }, states, minutes, { now }) => basket.expireHold(data, states, minutes, now),
});
