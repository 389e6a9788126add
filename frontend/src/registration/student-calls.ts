import type { UseQueryResult } from '@tanstack/react-query';
import type {
  AdditionalProgram,
  PlanChoices,
  SeatWatches,
} from '@portal/event-schemas/registration/student-choices.ts';
import type { postrequisites, recommendedDiscipline } from '@portal/event-schemas/registration/views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { z } from 'zod';
import { useCall } from '../http/use-call.ts';
import { useSend } from '../http/use-send.ts';
import { cardKey, type CardItemName } from './calls.ts';
import { toast } from '../shell/toast.ts';
import { useStudentText } from './student-text.ts';

/** The calls about what a student chooses besides courses. `card`: the card's uid, `period`: the study period's. */
const live = (card: string) => ({
  channel: 'registration' as const,
  keys: [cardKey(card), `standing:${card.split('.')[0]}`],
});
type Recommended = z.infer<typeof recommendedDiscipline>[];

export const useRecommended = (card: string, period: string): UseQueryResult<Recommended, Error> =>
  useCall('GET /organizations/recommended_disciplines/', { query: { study_period: period } }, { live: live(card) });
export const useAdditional = (card: string, period: string): UseQueryResult<AdditionalProgram, Error> =>
  useCall('GET /organizations/additional_edu_program/', { query: { study_period: period } }, { live: live(card) });
export const useWatches = (card: string, period: string): UseQueryResult<SeatWatches, Error> =>
  useCall('GET /organizations/student_notification_list/', { query: { study_period: period } }, { live: live(card) });
export const usePlans = (card: string, enabled: boolean): UseQueryResult<PlanChoices, Error> =>
  useCall('GET /organizations/check_select_edu_pro/', {}, { enabled, live: live(card) });
export const useManual = (): UseQueryResult<{ text: Localized }, Error> => useCall('GET /organizations/manual/');
export const useAfter = (course: string): UseQueryResult<z.infer<typeof postrequisites>, Error> =>
  useCall('GET /organizations/exists_postrequisites/', { query: { course } });

/** Asks to be told of a free seat, or takes that back. A refusal is a passing notice: it changes nothing on the screen. */
export function useWatching(card: string) {
  const t = useStudentText();
  const added = useSend('POST /organizations/add_to_notification_list/');
  const removed = useSend('POST /organizations/delete_from_notification_list/');
  const input = (course: CardItemName) => ({ query: { course: course.uid, uid: card } });
  return {
    busy: added.isPending || removed.isPending,
    add: (course: CardItemName) =>
      added.mutate(input(course), { onSuccess: () => toast.success(t('act.watched', { name: course.name })) }),
    remove: (course: CardItemName) =>
      removed.mutate(input(course), { onSuccess: () => toast.success(t('act.unwatched', { name: course.name })) }),
  };
}
