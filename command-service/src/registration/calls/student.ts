import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import {
  AcceptOffer,
  AddToBasket,
  ChangeLessons,
  DeclineOffer,
  DropCourse,
  RegisterCourse,
  RemoveFromBasket,
} from '../registering/commands.ts';
import { SendToAdvisor } from '../study-card/commands.ts';
import { cardNow, cardOf, courseNow, courseOf, standingOf } from './cards.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

/** Calls of a student on their own card (portal-calls.md §7.4). `course` is the offering, `uid` the card. */
export const addBasket = command(contracts['POST /organizations/add_basket/card_save/'], {
  summary: 'Hold the seats of a course while the student decides',
  run: async ({ host, send, query, body }) => {
    const { events } = await send(AddToBasket, { ...courseOf(query), ...body });
    // A repeated call tells the hold that it made, also when that is over by now.
    const made = (events as readonly CourseOfferingEvent[]).findLast(event => event.type === 'SeatsHeld');
    const hold = made?.data ?? (await courseNow(host, query.course)).holds.get(cardOf(query.uid).student);
    if (!hold) throw new Refused(reject('registration.not_in_basket', { course: query.course }));
    return { ...query, until: hold.until };
  },
});
export const takeOutOfBasket = command(contracts['POST /organizations/cancelled/'], {
  summary: 'Take a course out of the basket',
  run: async ({ send, query }) => {
    await send(RemoveFromBasket, courseOf(query));
    return undefined;
  },
});
export const cardSave = command(contracts['POST /organizations/card_save/'], {
  summary: 'Register for a course, or join its waiting list',
  run: async ({ host, send, query, body }) => {
    await send(RegisterCourse, { ...courseOf(query), ...body });
    return standingOf(host, query);
  },
});
export const changeLesson = command(contracts['POST /organizations/change_lesson/'], {
  summary: 'Take other lessons of a registered course',
  run: async ({ host, send, query, body }) => {
    await send(ChangeLessons, { ...courseOf(query), ...body });
    return standingOf(host, query);
  },
});
export const deleteCard = command(contracts['POST /organizations/delete_card/'], {
  summary: 'Drop a course, or leave its waiting list',
  run: async ({ host, send, query, body }) => {
    await send(DropCourse, { ...courseOf(query), ...body });
    return standingOf(host, query);
  },
});
export const sendAdvaizer = command(contracts['POST /organizations/send_advaizer/'], {
  summary: 'Send the card to the advisor',
  run: async ({ host, send, query }) => {
    await send(SendToAdvisor, {
      ...cardOf(query.uid),
      offerings: Object.keys((await cardNow(host, query.uid)).courses),
    });
    return { uid: query.uid, status: (await cardNow(host, query.uid)).status };
  },
});

const studentOf = ({ actor }: { actor: { id: string } }) => actor.id;

/** The refusal that an acceptance ended in: the events have passed the seat on. */
function refusalIn(events: readonly { type: string; data: any }[], student: string, course: string): Refused | null {
  const own = (events as readonly CourseOfferingEvent[]).find(
    ({ type, data }) => type === 'OfferPassed' && 'student' in data && data.student === student,
  );
  if (own?.type === 'OfferPassed' && own.data.code) return new Refused(reject(own.data.code, own.data.params));
  return events.some(({ type, data }) => type === 'SeatsTaken' && data.student === student)
    ? null
    : new Refused(reject('registration.offer_expired', { course, until: null }));
}

/** `uid`: the offering; the card is the caller's of the period in the query. */
export const acceptOffer = command(contracts['PUT /organizations/from_waiting_list_to_lesson_registration/{uid}/'], {
  summary: 'Accept the seat that the waiting list offers',
  run: async input => {
    const { host, send, params, query } = input;
    const key = { student: studentOf(input), study_period: query.study_period, offering: params.uid };
    const { name, offers } = await courseNow(host, params.uid);
    const until = offers.get(key.student)?.until;
    const { events } = await send(AcceptOffer, key);
    const refusal = refusalIn(events, key.student, params.uid);
    if (refusal?.rejection.code === 'registration.offer_expired')
      throw new Refused(reject('registration.offer_expired', { course: name, until }));
    if (refusal) throw refusal;
    return standingOf(host, { uid: `${key.student}.${key.study_period}`, course: params.uid });
  },
});
export const declineOffer = command(contracts['PUT /registration/offers/{uid}/decline/'], {
  summary: 'Decline the seat that the waiting list offers',
  run: async input => {
    await input.send(DeclineOffer, {
      student: studentOf(input),
      study_period: input.query.study_period,
      offering: input.params.uid,
    });
    return undefined;
  },
});
