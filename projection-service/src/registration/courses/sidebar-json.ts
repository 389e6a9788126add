import { component, cycle } from '@portal/event-schemas/curriculum/records.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import type { SidebarCourse, SidebarList } from '@portal/event-schemas/registration/views.ts';
import { SerializedJson } from '@portal/platform/http/serialized-json.ts';
import type { CourseRow } from './load.ts';
import { isForStudent, refusalsOf } from './policies.ts';
import { sidebarCourse, type SidebarContext } from './sidebar-course.ts';

/** A course of the list as its JSON, with what places it; null: it is not for the student. */
type Piece = { group: number; weight: number; json: Buffer } | null;

const groups = cycle.options.flatMap(ofCycle =>
  component.options.map(ofComponent => ({ cycle: ofCycle, component: ofComponent })),
);
const groupOf = new Map(groups.map((group, index) => [`${group.cycle} ${group.component}`, index]));
const pieceOf = (course: SidebarCourse): Piece => ({
  group: groupOf.get(`${course.cycle} ${course.component}`)!,
  weight: course.sort_order,
  json: Buffer.from(JSON.stringify(course)),
});

function made(course: CourseRow, context: SidebarContext): Piece {
  const refusals = refusalsOf(course, context.outlook);
  return isForStudent(course, refusals) ? pieceOf(sidebarCourse(course, context, refusals)) : null;
}

/** What makes students alike for a course that asks for nothing of theirs: language, programs, level. */
const kindOf = ({ outlook: { levels, registration } }: SidebarContext, locale: Locale): string =>
  JSON.stringify([locale, registration.programs, registration.student.preparation_level, levels]);

const kindsMax = 64;
/** By course, then by the letter with which it is studied, '' = not yet. */
type Pieces = WeakMap<CourseRow, Map<string, Piece>>;
const shared = new Map<string, Pieces>();
/** The pieces that students of a kind share, kept as long as their courses stay as they are; so many kinds at most, the ones used last. */
function piecesOf(kind: string): Pieces {
  const pieces = shared.get(kind) ?? new WeakMap<CourseRow, Map<string, Piece>>();
  shared.delete(kind);
  shared.set(kind, pieces);
  if (shared.size > kindsMax) shared.delete(shared.keys().next().value!);
  return pieces;
}

/**
 * Whether the course is the same for all students of a kind that studied it alike: nothing else of it depends on what
 * this one has, studied or was allowed. `touched`: disciplines that what they have speaks of.
 */
const isAlike = (
  course: CourseRow,
  { planned, outlook: { registration } }: SidebarContext,
  touched: ReadonlySet<string>,
): boolean =>
  course.standing === null &&
  course.granted === null &&
  course.waived.length === 0 &&
  course.prerequisites.length === 0 &&
  course.corequisites.length === 0 &&
  !course.is_sport &&
  !course.is_introductory &&
  !course.needs_medical_certificate &&
  !planned.has(course.discipline) &&
  !registration.additional.has(course.discipline) &&
  !touched.has(course.discipline);

function pieceOnce(pieces: Pieces, course: CourseRow, letter: string, make: () => Piece): Piece {
  const known = pieces.get(course) ?? new Map<string, Piece>();
  const found = known.get(letter);
  if (found !== undefined) return found;
  const piece = make();
  pieces.set(course, known.set(letter, piece));
  return piece;
}

/** The list of courses (portal.md §3, sidebar course): groups by cycle and component in the order of the curriculum; in a group by weight, then by code. */
export function sidebarJson(
  studyPeriod: string,
  courses: readonly CourseRow[],
  context: SidebarContext,
  locale: Locale,
): SerializedJson<SidebarList> {
  const pieces = piecesOf(kindOf(context, locale));
  const { chosen, studied } = context.outlook;
  const touched = new Set(chosen.flatMap(course => [course.discipline, ...course.corequisites]));
  const found: Exclude<Piece, null>[][] = groups.map(() => []);
  for (const course of courses) {
    const piece = isAlike(course, context, touched)
      ? pieceOnce(pieces, course, studied.get(course.discipline) ?? '', () => made(course, context))
      : made(course, context);
    if (piece) found[piece.group]!.push(piece);
  }
  return new SerializedJson(
    together(
      studyPeriod,
      found.map(group => group.sort((a, b) => a.weight - b.weight)),
    ),
  );
}

const [comma, end] = [Buffer.from(','), Buffer.from(']}')];
function together(studyPeriod: string, found: readonly (readonly Exclude<Piece, null>[])[]): Buffer {
  const parts: Uint8Array[] = [Buffer.from(`{"study_period":${JSON.stringify(studyPeriod)},"groups":[`)];
  let first = true;
  for (const [index, group] of found.entries()) {
    if (group.length === 0) continue;
    const { cycle: ofCycle, component: ofComponent } = groups[index]!;
    parts.push(
      Buffer.from(
        `${first ? '' : ','}{"cycle":${JSON.stringify(ofCycle)},"component":${JSON.stringify(ofComponent)},"courses":[`,
      ),
    );
    for (const [place, { json }] of group.entries()) {
      if (place > 0) parts.push(comma);
      parts.push(json);
    }
    parts.push(end);
    first = false;
  }
  parts.push(end);
  return Buffer.concat(parts);
}
