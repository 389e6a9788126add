import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  basketModal,
  CardItem,
  CourseInfo,
  QueueList,
  SidebarList,
  MyRegistration,
} from '@portal/event-schemas/registration/views.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../http/use-call.ts';
import { useSend } from '../http/use-send.ts';
import { ApiRefusal } from '../http/refusal.ts';
import { toast } from '../shell/toast.ts';
import { standingKey, useCourseAccessChanges } from './live-access.ts';
import { useLivePlaces } from './live-places.ts';
import { useText } from './text.ts';

/** The calls of the student's registration. `card` is the card's uid, `course` the offering's. */
export type Basket = z.infer<typeof basketModal>;

const channel = 'registration';
export const cardKey = (card: string): string => `card:${card}`;
export const courseKey = (course: string): string => `offering:${course}`;

/**
 * Period, card status and limits, or why there is no registration; live, so that an advisor's answer shows at once. The card's name is known after the
 * first answer.
 */
export function useMyRegistration(): UseQueryResult<MyRegistration, Error> {
  const [card, setCard] = useState<string>();
  const info = useCall(
    'GET /registration/my_registration/',
    {},
    { live: card === undefined ? undefined : { channel, keys: [cardKey(card), standingKey(card)] } },
  );
  const registration = info.data?.registration;
  const named = registration?.status_info.uid;
  if (named !== undefined && named !== card) setCard(named);
  useRefetchAt(
    [
      registration?.super_until,
      registration?.registration_period?.start_date,
      registration?.registration_period?.end_date,
    ],
    info.refetch,
  );
  return info;
}

const day = 86_400_000;
/** What begins or ends by the clock alone is asked again then: nobody tells of it. */
function useRefetchAt(moments: readonly (string | null | undefined)[], refetch: () => unknown): void {
  const dates = moments.join(' ');
  useEffect(() => {
    const ahead = dates
      .split(' ')
      .map(at => Date.parse(at) - Date.now())
      .filter(left => left > 0 && left < day);
    if (ahead.length === 0) return;
    const timer = setTimeout(() => void refetch(), Math.min(...ahead) + 1000);
    return () => clearTimeout(timer);
  }, [dates, refetch]);
}

const shownCourses = [
  'GET /organizations/side_bar_list/',
  'GET /organizations/basket_modal/',
  'GET /registration/my_registration/',
] as const;
/** All courses of the period, by cycle and component. The seats of the chosen one are live, these follow with every act and every change of access. */
export function useSidebar(period: string, card: string): UseQueryResult<SidebarList, Error> {
  useCourseAccessChanges(shownCourses);
  return useCall(
    'GET /organizations/side_bar_list/',
    { query: { study_period: period } },
    { live: { channel, keys: [cardKey(card), standingKey(card)] } },
  );
}

/** One course, live: its seats, and what the office and teachers permit the student in person. */
export const useCourse = (course: string | null, card: string): UseQueryResult<CourseInfo, Error> =>
  useCall(
    'GET /organizations/info_table/',
    { query: { course } },
    {
      enabled: course !== null,
      keepPrevious: false,
      live: course === null ? undefined : { channel, keys: [courseKey(course), standingKey(card)] },
    },
  );

/** Everything the student has: registered, held, waiting. */
export const useBasket = (card: string, period: string): UseQueryResult<Basket, Error> =>
  useCall(
    'GET /organizations/basket_modal/',
    { query: { study_period: period } },
    { live: { channel, keys: [cardKey(card), standingKey(card)] } },
  );

/** Waiting lists; the places move as they are pushed. */
export function useQueue(card: string, period: string): UseQueryResult<QueueList, Error> {
  useLivePlaces({ channel, keys: [cardKey(card)] });
  return useCall(
    'GET /organizations/queue_list/',
    { query: { study_period: period } },
    { live: { channel, keys: [cardKey(card)] } },
  );
}

/** What a student can do with a course. Refusals are shown at the course (`refused`), not as a passing notice. */
export function useCourseActs(card: string, refused: (course: string, message: string) => void) {
  const t = useText();
  const input = <B>(course: string, body: B) => ({ query: { course, uid: card }, body });
  const saved = useSend('POST /organizations/card_save/', silent());
  const held = useSend('POST /organizations/add_basket/card_save/', silent());
  const dropped = useSend('POST /organizations/delete_card/', silent());
  const cancelled = useSend('POST /organizations/cancelled/', silent());
  const changed = useSend('POST /organizations/change_lesson/', silent());
  const accepted = useSend('PUT /organizations/from_waiting_list_to_lesson_registration/{uid}/', silent());
  const declined = useSend('PUT /registration/offers/{uid}/decline/', silent());
  const busy = [saved, held, dropped, cancelled, changed, accepted, declined].some(one => one.isPending);
  const period = card.split('.')[1];

  return {
    busy,
    register: (course: CardItemName, lessons: string[], audit: boolean, queue: boolean) =>
      act(course, queue ? t('act.queued', course) : t('act.registered', course), () =>
        saved.mutateAsync(input(course.uid, { lessons, audit, queue })),
      ),
    hold: (course: CardItemName, lessons: string[], audit: boolean) =>
      act(course, t('act.held', course), () => held.mutateAsync(input(course.uid, { lessons, audit }))),
    drop: (course: CardItemName) =>
      act(course, t('act.dropped', course), () => dropped.mutateAsync(input(course.uid, {}))),
    /** Gives up a held seat or a place in the waiting list. */
    cancel: (course: CardItemName, waiting: boolean) =>
      act(course, waiting ? t('act.left', course) : t('act.dropped', course), () =>
        waiting
          ? dropped.mutateAsync(input(course.uid, {}))
          : cancelled.mutateAsync({ query: { course: course.uid, uid: card } }),
      ),
    change: (course: CardItemName, lessons: string[]) =>
      act(course, t('act.changed', course), () => changed.mutateAsync(input(course.uid, { lessons }))),
    accept: (course: CardItemName) =>
      act(course, t('act.registered', course), () =>
        accepted.mutateAsync({ params: { uid: course.uid }, query: { study_period: period } }),
      ),
    decline: (course: CardItemName) =>
      act(course, t('act.left', course), () =>
        declined.mutateAsync({ params: { uid: course.uid }, query: { study_period: period } }),
      ),
  };

  function silent() {
    return { onRefusal: () => undefined };
  }
  async function act(course: CardItemName, done: string, run: () => Promise<unknown>): Promise<boolean> {
    return run().then(
      () => {
        refused(course.uid, '');
        toast.success(done);
        return true;
      },
      (error: unknown) => {
        if (error instanceof ApiRefusal) refused(course.uid, error.message);
        return false;
      },
    );
  }
}
export type CardItemName = Pick<CardItem, 'uid'> & { name: string };
