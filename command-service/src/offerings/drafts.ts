import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
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
}
export type DraftCourse = Plan & { discipline: string; study_period: string };

/** The draft, or why there is none: it was never made, or it is open already. */
function draftIn(state: CourseOffering, offering: string): DraftedCourse | Rejection {
  if (state.status === 'not_offered') return reject('offerings.not_found', { offering });
  return state.status === 'draft' ? state : reject('offerings.not_a_draft', { course: state.name });
}

/** Plans a course that nobody else sees; the discipline gives its code, name and, where nothing else is said, credits. */
export function draftCourse(
  { offering, discipline, study_period, teacher, credits, fluxes }: DraftCourse,
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
  const { status: _status, offering: _uid, discipline: _discipline, study_period: _period, ...before } = draft;
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
  const { status: _status, teacher, fluxes, ...course } = draft;
  if (fluxes.length === 0) return reject('offerings.nothing_to_open', { course: draft.name });
  return [
    [
      { type: 'CourseOffered', data: { ...course, fluxes: [...fluxes] } },
      ...(teacher === null ? [] : [{ type: 'CourseTeacherInChargeSet', data: { from: null, to: teacher } } as const]),
    ],
  ];
}
