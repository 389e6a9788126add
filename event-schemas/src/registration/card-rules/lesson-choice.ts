/** A lesson as the rules of choosing look at it. */
export interface ChoosableLesson {
  uid: string;
  load_type: string;
  parent: string | null;
}
/** What is wrong with lessons that are chosen together, and the lesson that it is about. */
export interface ChoiceFault<L extends ChoosableLesson> {
  fault: 'same_load_type' | 'incomplete' | 'parent_missing';
  lesson: L;
}

/** Load types of a flux, in the order of its lessons. */
export const loadTypesOf = <L extends ChoosableLesson>({ lessons }: { lessons: readonly L[] }): L['load_type'][] => [
  ...new Set(lessons.map(lesson => lesson.load_type)),
];

/**
 * A choice is one lesson of each load type of one flux, and each lesson comes with its parent: the first thing that is
 * wrong with it, null = nothing. `offered`: the lessons of the flux.
 */
export function choiceFault<L extends ChoosableLesson>(
  offered: readonly L[],
  chosen: readonly L[],
): ChoiceFault<L> | null {
  const types = new Set<string>();
  for (const lesson of chosen) {
    if (types.has(lesson.load_type)) return { fault: 'same_load_type', lesson };
    types.add(lesson.load_type);
  }
  const missing = offered.find(lesson => !types.has(lesson.load_type));
  if (missing) return { fault: 'incomplete', lesson: missing };
  const alone = chosen.find(({ parent }) => parent !== null && !chosen.some(one => one.uid === parent));
  return alone ? { fault: 'parent_missing', lesson: alone } : null;
}
