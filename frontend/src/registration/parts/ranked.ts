import type { SidebarCourse, SidebarList } from '@portal/event-schemas/registration/views.ts';

/** In this order the list stands: of the plan for this term, what can be taken, what is full or locked, what is passed. */
export const ranks = ['plan', 'open', 'closed', 'passed'] as const;
export type Rank = (typeof ranks)[number];

/** Nothing speaks against it and it is not studied yet, or the student has it already. */
export const canBeChosen = ({ status, locked, completed }: SidebarCourse): boolean =>
  status !== null || (locked.length === 0 && completed === null);

export function rankOf(course: SidebarCourse): Rank {
  if (course.completed !== null && course.status === null) return 'passed';
  if (course.reasons.some(({ reason }) => reason === 'plan')) return 'plan';
  return canBeChosen(course) && (course.status !== null || course.seats.left > 0) ? 'open' : 'closed';
}

/** The courses by rank; within one what can be taken first, then as suits best (sort weights of portal.md §4). */
export function ranked(list: SidebarList): { rank: Rank; courses: SidebarCourse[] }[] {
  const courses = list.groups.flatMap(group => group.courses);
  const difficulty = (course: SidebarCourse): number =>
    Number(!canBeChosen(course)) * 2 + Number(course.seats.left === 0);
  return ranks
    .map(rank => ({
      rank,
      courses: courses
        .filter(course => rankOf(course) === rank)
        .sort((a, b) => difficulty(a) - difficulty(b) || a.sort_order - b.sort_order || a.code.localeCompare(b.code)),
    }))
    .filter(group => group.courses.length > 0);
}
