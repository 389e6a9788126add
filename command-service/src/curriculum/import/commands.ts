import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import type { courseOfferingEvents, wishListEvents } from '@portal/event-schemas/registration/events.ts';
import type { Step } from './plan.ts';

/** The commands of other modules that imports send, by the names under which those modules offer them (`host.commands`). */

/** A course of a study period with its fluxes and lessons. */
export const offeringStep = (data: DataOf<typeof courseOfferingEvents, 'CourseOffered'>): Step => ({
  stream: `course_offering-${data.offering}`,
  command: 'OfferCourse',
  data,
  counts: {
    courses: 1,
    fluxes: data.fluxes.length,
    lessons: data.fluxes.reduce((sum, flux) => sum + flux.lessons.length, 0),
  },
});

/** The courses that a student asked for. */
export const wishListStep = (data: DataOf<typeof wishListEvents, 'WishListRecorded'>): Step => ({
  stream: `wish_list-${data.student}.${data.study_period}`,
  command: 'RecordWishList',
  data,
  counts: { wishes: data.offerings.length },
});

/** An account without a password: the office sets one, or an administrator logs in as the person. */
export const accountStep = (person: {
  uid: string;
  login: string;
  last_name: string;
  first_name: string;
  middle_name: string;
  email: string;
  roles: readonly Role[];
}): Step => ({
  stream: `account-${person.uid}`,
  command: 'OpenAccount',
  counts: {},
  claims: [{ stream: `login_name-${person.login.toLowerCase()}`, what: `log-in name ${person.login.toLowerCase()}` }],
  data: {
    account: person.uid,
    login: person.login.toLowerCase(),
    last_name: person.last_name,
    first_name: person.first_name,
    middle_name: person.middle_name,
    email: person.email,
    phone: '',
    roles: person.roles,
    credential: null,
    must_change_password: false,
  },
});
