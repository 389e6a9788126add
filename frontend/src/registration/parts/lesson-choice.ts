import { choiceFault, loadTypesOf } from '@portal/event-schemas/registration/card-rules/lesson-choice.ts';
import type { FluxView, LessonView } from '@portal/event-schemas/registration/views.ts';

/** What a student has picked of one flux: one lesson of each load type that the flux has. */
export interface Choice {
  flux: string;
  byLoadType: Readonly<Record<string, string>>;
}

const lessonOf = (flux: FluxView, uid: string | null): LessonView | undefined =>
  flux.lessons.find(lesson => lesson.uid === uid);

/** Picks a lesson; its parent comes with it, and lessons whose parent is no longer picked go. */
export function pick(flux: FluxView, choice: Choice | null, lesson: LessonView): Choice {
  const before = choice?.flux === flux.uid ? choice.byLoadType : {};
  const byLoadType: Record<string, string> = { ...before, [lesson.load_type]: lesson.uid };
  const parent = lessonOf(flux, lesson.parent);
  if (parent) byLoadType[parent.load_type] = parent.uid;
  const picked = new Set(Object.values(byLoadType));
  for (const [loadType, uid] of Object.entries(byLoadType)) {
    const needed = lessonOf(flux, uid)?.parent;
    if (needed && !picked.has(needed)) delete byLoadType[loadType];
  }
  return { flux: flux.uid, byLoadType };
}

/** The choice to begin with: what the student has already, else the lessons of a flux that leave nothing to choose. */
export function firstChoice(fluxes: readonly FluxView[]): Choice | null {
  const mine = fluxes.find(flux => flux.mine);
  if (mine)
    return {
      flux: mine.uid,
      byLoadType: Object.fromEntries(
        mine.lessons.filter(lesson => lesson.mine).map(lesson => [lesson.load_type, lesson.uid]),
      ),
    };
  const [only] = fluxes;
  if (!only || fluxes.length > 1) return null;
  const single = loadTypesOf(only).flatMap(type => {
    const lessons = only.lessons.filter(lesson => lesson.load_type === type);
    return lessons.length === 1 && lessons[0] ? [[type, lessons[0].uid] as const] : [];
  });
  return { flux: only.uid, byLoadType: Object.fromEntries(single) };
}

/** The picked lessons when they make a choice, else null. */
export function completeChoice(fluxes: readonly FluxView[], choice: Choice | null): LessonView[] | null {
  const flux = fluxes.find(one => one.uid === choice?.flux);
  const lessons = pickedLessons(fluxes, choice);
  return flux && !choiceFault(flux.lessons, lessons) ? lessons : null;
}

export const pickedLessons = (fluxes: readonly FluxView[], choice: Choice | null): LessonView[] =>
  fluxes
    .filter(flux => flux.uid === choice?.flux)
    .flatMap(flux => flux.lessons.filter(lesson => choice?.byLoadType[lesson.load_type] === lesson.uid));
