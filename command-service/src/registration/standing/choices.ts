import type {
  ChooseAdditionalProgram,
  ChooseStudyPlan,
  DropAdditionalProgram,
  GiveCoursePermission,
  GrantStudyPlans,
  WithdrawCoursePermission,
} from '@portal/event-schemas/registration/commands.ts';
import type { RegistrationStandingEvent } from '@portal/event-schemas/registration/events.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { FieldOfSciences, OfferingIndex } from '../facts.ts';
import type { Acting } from '../acting.ts';
import type { StudyCard } from '../study-card/study-card.ts';
import type { RegistrationStanding } from './registration-standing.ts';

type Decision = Rejection | readonly [readonly RegistrationStandingEvent[]];
const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every(each => other.includes(each));

/** Who acts, and as what. */
export interface By {
  acting: Acting;
  person: string;
}

/**
 * The office or the advisor lets a student past some rules of one course of the period, with a reason; the same again changes nothing. A seat beyond the
 * capacity is the office's to give.
 */
export function giveCoursePermission(
  data: GiveCoursePermission,
  { permissions }: RegistrationStanding,
  course: OfferingIndex | null,
  { acting, person }: By,
): Decision {
  if (!course) return reject('registration.course_not_found', { offering: data.offering });
  if (course.study_period !== data.study_period)
    return reject('registration.course_not_in_period', { course: course.name, study_period: data.study_period });
  if (!data.reason.trim()) return reject('advising.reason_required', {}, { reason: 'advising.reason_required' });
  const known = permissions[data.offering];
  const waives = [...new Set(data.waives)];
  const seat = waives.includes('capacity');
  if ((seat || isOfOffice(known)) && acting !== 'registrar')
    return reject(
      'registration.capacity_office_only',
      { course: course.name },
      { waives: 'registration.capacity_office_only' },
    );
  if (known && known.reason === data.reason && sameSet(known.waives, waives)) return [[]];
  return [[{ type: 'ManualCoursePermissionGiven', data: { ...data, waives, ...(seat && { given_by: person }) } }]];
}

/** A seat beyond the capacity is among what the permission gives: nobody but the office gives it, replaces it, or takes it back. */
const isOfOffice = (permission: RegistrationStanding['permissions'][string] | undefined): boolean =>
  permission?.waives.includes('capacity') ?? false;

/** Courses that were registered meanwhile stay. */
export function withdrawCoursePermission(
  data: WithdrawCoursePermission,
  { permissions }: RegistrationStanding,
  _facts: null,
  { acting }: By,
): Decision {
  const permission = permissions[data.offering];
  if (!permission) return reject('registration.permission_not_found', { offering: data.offering });
  return isOfOffice(permission) && acting !== 'registrar'
    ? reject('advising.office_only')
    : [[{ type: 'ManualCoursePermissionWithdrawn', data }]];
}

/** Further study plans, all of them; `unknown`: the first that the catalogue does not have. */
export function grantStudyPlans(
  data: GrantStudyPlans,
  { study_plans }: RegistrationStanding,
  unknown: string | null,
): Decision {
  if (unknown !== null)
    return reject(
      'registration.study_plan_not_found',
      { study_plan: unknown },
      { study_plans: 'registration.study_plan_not_found' },
    );
  const granted = [...new Set(data.study_plans)];
  return [
    sameSet(study_plans, granted)
      ? []
      : [{ type: 'StudyPlansGranted', data: { student: data.student, study_plans: granted } }],
  ];
}

/** `own`: the plan of the student's record, `code`: what people call the wanted one. */
export function chooseStudyPlan(
  data: ChooseStudyPlan,
  { study_plans, study_plan }: RegistrationStanding,
  { own, code }: { own: string | null; code: string | null },
): Decision {
  if (data.study_plan !== own && !study_plans.includes(data.study_plan))
    return reject(
      'registration.study_plan_not_yours',
      { plan: code },
      { study_plan: 'registration.study_plan_not_yours' },
    );
  return [(study_plan ?? own) === data.study_plan ? [] : [{ type: 'StudyPlanChosen', data }]];
}

/** One additional program at a time, of a field that takes students in, with no more credits than it has. */
export function chooseAdditionalProgram(
  data: ChooseAdditionalProgram,
  { additional_program }: RegistrationStanding,
  field: FieldOfSciences | null,
  chosen: Localized | null,
): Decision {
  if (!field) return reject('registration.field_not_found', { field_sciences: data.field_sciences });
  if (additional_program && additional_program.field_sciences !== data.field_sciences)
    return reject('registration.additional_program_chosen', { field: chosen });
  if (additional_program?.credit === data.credit) return [[]];
  if (!field.is_active) return reject('registration.field_closed', { field: field.name });
  if (data.credit > field.credit)
    return reject(
      'registration.field_credit_above',
      { field: field.name, max: field.credit, credit: data.credit },
      { credit: 'registration.field_credit_above' },
    );
  return [[{ type: 'AdditionalProgramChosen', data }]];
}

/** Not while a course of the program is on the card of the period. */
export function dropAdditionalProgram(
  data: DropAdditionalProgram,
  { additional_program }: RegistrationStanding,
  card: StudyCard,
  field: FieldOfSciences | null,
): Decision {
  if (additional_program?.field_sciences !== data.field_sciences)
    return reject('registration.additional_program_not_chosen', { field_sciences: data.field_sciences });
  const course = Object.values(card.courses).find(one => field?.disciplines.includes(one.discipline));
  return course && field
    ? reject('registration.additional_program_in_use', {
        field: field.name,
        course: course.name,
        offering: course.offering,
      })
    : [[{ type: 'AdditionalProgramDropped', data }]];
}
