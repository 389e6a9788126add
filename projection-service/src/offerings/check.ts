import type { CheckBody } from '@portal/event-schemas/offerings/requests.ts';
import type { CheckAnswer, Clash } from '@portal/event-schemas/offerings/views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { displayName } from '../registration/students.ts';
import { besideInPlans } from './cohorts.ts';
import { grouped, sharedWeeks, slotsOf, soleLessons, type Slot } from './meetings.ts';
import { namedLesson, selectMeetings, type NamedMeeting } from './named.ts';

type Proposed = CheckBody['lessons'][number];
interface Place extends Slot {
  lesson: Proposed;
}
/** Names of teachers, rooms and groups by uid. */
interface Names {
  teachers: Map<string, { name: string; cathedra: string | null; cathedra_name: Localized | null }>;
  rooms: Map<string, { code: string; capacity: number; is_closed: boolean }>;
  groups: Map<string, string>;
  cathedra: string | null;
}
/** Why two meetings at the same time are a clash. */
type Cause = Pick<Clash, 'kind' | 'warning' | 'about'>;

const unique = <T>(values: readonly (T | null | undefined)[]): T[] => [
  ...new Set(values.filter(value => value !== null && value !== undefined)),
];

async function namesOf(db: Sql, { lessons, discipline }: CheckBody): Promise<Names> {
  const { rows } = await db.query<{ kind: string; uid: string; name: string; cathedra: string | null; about: any }>(
    `SELECT 'teacher' AS kind, t.uid, ${displayName('t')} AS name, t.cathedra, k.name AS about
       FROM curriculum.teachers_public t LEFT JOIN curriculum.cathedras_public k ON k.uid = t.cathedra WHERE t.uid = ANY($1)
     UNION ALL SELECT 'room', uid, code, NULL,
         jsonb_build_object('capacity', capacity, 'is_closed', coalesce(is_closed, false)) FROM curriculum.rooms_public WHERE uid = ANY($2)
     UNION ALL SELECT 'group', uid, code, NULL, NULL FROM curriculum.student_groups_public WHERE uid = ANY($3)
     UNION ALL SELECT 'discipline', uid, code, cathedra, NULL FROM curriculum.disciplines_public WHERE uid = $4`,
    [
      unique(lessons.map(({ teacher }) => teacher)),
      unique(lessons.map(({ room }) => room)),
      unique(lessons.flatMap(({ groups }) => groups ?? [])),
      discipline,
    ],
  );
  const of = (kind: string) => rows.filter(row => row.kind === kind);
  return {
    teachers: new Map(
      of('teacher').map(row => [row.uid, { name: row.name, cathedra: row.cathedra, cathedra_name: row.about }]),
    ),
    rooms: new Map(of('room').map(row => [row.uid, { code: row.name, ...row.about }])),
    groups: new Map(of('group').map(row => [row.uid, row.name])),
    cathedra: of('discipline')[0]?.cathedra ?? null,
  };
}

/** Meetings of other courses of the term that might clash with these: the same days and hours, and something in common. */
async function others(db: Sql, body: CheckBody, places: readonly Place[], beside: readonly string[]) {
  const { rows } = await db.query<NamedMeeting>(
    `${selectMeetings}
     WHERE m.study_period = $1 AND m.offering IS DISTINCT FROM $2 AND m.day = ANY($3) AND m.starts < $4 AND m.ends > $5
       AND (m.teacher = ANY($6) OR m.room = ANY($7) OR m.groups && $8::text[] OR (m.sole AND m.discipline = ANY($9)))`,
    [
      body.study_period,
      body.offering,
      unique(places.map(({ day }) => day)),
      Math.max(...places.map(({ ends }) => ends)),
      Math.min(...places.map(({ starts }) => starts)),
      unique(body.lessons.map(({ teacher }) => teacher)),
      unique(body.lessons.map(({ room }) => room)),
      unique(body.lessons.flatMap(({ groups }) => groups ?? [])),
      beside,
    ],
  );
  return rows;
}

/** What a proposed lesson and another one that meets at the same time both need. */
function causes(
  lesson: Pick<Proposed, 'teacher' | 'room' | 'groups'>,
  other: { teacher: string | null; room: string | null; groups?: readonly string[] | undefined },
  names: Names,
): Cause[] {
  const found: Cause[] = [];
  const { teacher, room } = lesson;
  if (teacher !== null && teacher === other.teacher)
    found.push({
      kind: 'teacher',
      warning: false,
      about: { uid: teacher, name: names.teachers.get(teacher)?.name ?? '' },
    });
  if (room !== null && room === other.room)
    found.push({ kind: 'room', warning: false, about: { uid: room, name: names.rooms.get(room)?.code ?? '' } });
  for (const group of lesson.groups ?? [])
    if (other.groups?.includes(group))
      found.push({ kind: 'group', warning: false, about: { uid: group, name: names.groups.get(group) ?? '' } });
  return found;
}

/** All that speaks against a plan, with what it clashes with (docs/decisions/0046). */
export async function checkPlan(db: Sql, body: CheckBody): Promise<CheckAnswer> {
  const names = await namesOf(db, body);
  const places = body.lessons.flatMap(lesson => slotsOf(lesson.meetings).map((slot): Place => ({ lesson, ...slot })));
  return {
    clashes: places.length === 0 ? [] : await clashesOf(db, body, places, names),
    advice: adviceOn(body.lessons, names),
  };
}

async function clashesOf(db: Sql, body: CheckBody, places: readonly Place[], names: Names): Promise<Clash[]> {
  const beside = body.discipline === null ? [] : await besideInPlans(db, body.discipline, body.study_period);
  const plansOf = grouped(beside, ({ discipline }) => discipline);
  const sole = soleLessons(body.lessons);
  const clashes: Clash[] = [];
  const found = (one: Place, other: Slot, weeks: string, rest: Pick<Clash, 'other' | 'other_lesson'>, why: Cause) =>
    clashes.push({
      lesson: one.lesson.uid,
      ...why,
      day: one.day,
      start: Math.max(one.starts, other.starts),
      end: Math.min(one.ends, other.ends),
      weeks,
      ...rest,
    });

  const near = grouped(await others(db, body, places, [...plansOf.keys()]), ({ day }) => day);
  for (const one of places)
    for (const other of near.get(one.day) ?? []) {
      const weeks = sharedWeeks(one, other);
      if (weeks === null) continue;
      const inPlan = sole.has(one.lesson.uid) && other.sole ? (plansOf.get(other.discipline) ?? []) : [];
      const cohort = inPlan.map(({ plan, code }): Cause => ({
        kind: 'cohort',
        warning: true,
        about: { uid: plan, name: code },
      }));
      for (const why of [...causes(one.lesson, other, names), ...cohort])
        found(one, other, weeks, { other_lesson: other.lesson, other: namedLesson(other) }, why);
    }
  places.forEach((one, index) => {
    for (const other of places.slice(index + 1)) {
      if (one.lesson.uid === other.lesson.uid) continue;
      const weeks = sharedWeeks(one, other);
      if (weeks === null) continue;
      for (const why of causes(one.lesson, other.lesson, names))
        found(one, other, weeks, { other_lesson: other.lesson.uid, other: null }, why);
    }
  });
  return clashes;
}

/** Rooms that are closed, or with fewer places than the lesson has seats, teachers of another department than the discipline's. */
function adviceOn(lessons: readonly Proposed[], { rooms, teachers, cathedra }: Names): CheckAnswer['advice'] {
  return lessons.flatMap(({ uid, room, teacher, capacity }) => {
    const [place, person] = [rooms.get(room ?? ''), teachers.get(teacher ?? '')];
    const from = person?.cathedra ?? null;
    return [
      ...(place?.is_closed
        ? [
            {
              lesson: uid,
              kind: 'room_closed' as const,
              name: place.code,
              seats: null,
              capacity: null,
              cathedra_name: null,
            },
          ]
        : []),
      ...(place && place.capacity < capacity
        ? [
            {
              lesson: uid,
              kind: 'room_too_small' as const,
              name: place.code,
              seats: capacity,
              capacity: place.capacity,
              cathedra_name: null,
            },
          ]
        : []),
      ...(person && cathedra !== null && from !== null && from !== cathedra
        ? [
            {
              lesson: uid,
              kind: 'teacher_of_other_department' as const,
              name: person.name,
              seats: null,
              capacity: null,
              cathedra_name: person.cathedra_name,
            },
          ]
        : []),
    ];
  });
}
