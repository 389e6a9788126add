import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { lessonsOf } from '@portal/event-schemas/offerings/difference.ts';
import type { Flux } from '@portal/event-schemas/registration/values.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { isDeepStrictEqual } from 'node:util';
import type { CourseOffering, DraftedCourse } from '../registration/course-offering/course-offering.ts';
import { malformed } from '../registration/course-offering/offering.ts';

export type DraftDecision = Rejection | readonly [readonly CourseOfferingEvent[]];

/** What a draft takes from its discipline. */
export interface About {
  code: string;
  name: Localized;
  credits: number;
}
export interface Plan {
  offering: string;
  teacher: string | null;
  credits?: number | undefined;
  fluxes: readonly Flux[];
  /** The plan as it was seen before it was changed. */
  seen?: Partial<Pick<Plan, 'teacher' | 'credits' | 'fluxes'>> | undefined;
}
export type DraftCourse = Omit<Plan, 'seen'> & { discipline: string; study_period: string } & Pick<
    DraftedCourse,
    'rolled_over' | 'closed_lessons'
  >;

/** The draft, or why there is none: it was never made, or it is open already. */
function draftIn(state: CourseOffering, offering: string): DraftedCourse | Rejection {
  if (state.status === 'not_offered') return reject('offerings.not_found', { offering });
  return state.status === 'draft' ? state : reject('offerings.not_a_draft', { course: state.name });
}

/** Plans a course that nobody else sees; the discipline gives its code, name and, where nothing else is said, credits. */
export function draftCourse(
  { offering, discipline, study_period, teacher, credits, fluxes, rolled_over, closed_lessons }: DraftCourse,
  state: CourseOffering,
  about: About,
): DraftDecision {
  if (state.status !== 'not_offered') return reject('offerings.not_a_draft', { course: state.name });
  const { code, name } = about;
  return (
    malformed(fluxes) ?? [
      [
        {
          type: 'CourseDrafted',
          data: {
            offering,
            discipline,
            study_period,
            code,
            name,
            credits: credits ?? about.credits,
            teacher,
            fluxes: [...fluxes],
            ...(rolled_over && { rolled_over }),
            ...(closed_lessons?.length && { closed_lessons: [...closed_lessons] }),
          },
        },
      ],
    ]
  );
}

export function reviseDraft(
  { offering, teacher, credits, fluxes }: Plan,
  state: CourseOffering,
  about: About | null,
): DraftDecision {
  const draft = draftIn(state, offering);
  if (isRejection(draft)) return draft;
  const { code, name } = about ?? draft;
  const after = { code, name, credits: credits ?? draft.credits, teacher, fluxes: [...fluxes] };
  const before = {
    code: draft.code,
    name: draft.name,
    credits: draft.credits,
    teacher: draft.teacher,
    fluxes: draft.fluxes,
  };
  if (isDeepStrictEqual(before, after)) return [[]];
  return malformed(fluxes) ?? [[{ type: 'CourseDraftRevised', data: after }]];
}

export function discardDraft({ offering }: { offering: string }, state: CourseOffering): DraftDecision {
  const draft = draftIn(state, offering);
  return isRejection(draft)
    ? draft
    : [[{ type: 'CourseDraftDiscarded', data: { code: draft.code, name: draft.name } }]];
}

/** From now on students see the course and register for it as its access and their periods allow. */
export function openDraft({ offering }: { offering: string }, state: CourseOffering): DraftDecision {
  const draft = draftIn(state, offering);
  if (isRejection(draft)) return draft;
  const { status: _status, rolled_over: _origin, closed_lessons = [], teacher, fluxes, ...course } = draft;
  if (fluxes.length === 0) return reject('offerings.nothing_to_open', { course: draft.name });
  return [
    [
      { type: 'CourseOffered', data: { ...course, fluxes: [...fluxes] } },
      ...(teacher === null ? [] : [{ type: 'CourseTeacherInChargeSet', data: { from: null, to: teacher } } as const]),
      ...[...lessonsOf(fluxes).keys()]
        .filter(uid => closed_lessons.includes(uid))
        .map(
          target =>
            ({ type: 'CourseAccessSet', data: { level: 'lesson', target, status: 'blocked', reason: '' } }) as const,
        ),
    ],
  ];
}
