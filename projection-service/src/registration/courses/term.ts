import { prepared } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Seats, SidebarCourse } from '@portal/event-schemas/registration/views.ts';

/** Offerings of one study period, kept in memory up to a position of the log. */
interface Term {
  /** Changes when the tables were built anew. */
  built: string;
  position: number;
  courses: ReadonlyMap<string, OfferedRow>;
  /** By code. */
  sorted: readonly OfferedRow[];
}
const kept = new WeakMap<Sql, Map<string, Term>>();

type Changed = OfferedRow & { position: number };
const movedSince = prepared<{ built: string; changed: Changed[] | null }>(`
  SELECT (SELECT version || ' ' || shape FROM platform.checkpoints WHERE name = 'registration.offerings' AND stage = 'live') AS built,
    (SELECT json_agg(json_build_object('uid', o.uid, 'discipline', o.discipline, 'study_period', o.study_period,
      'code', o.code, 'name', o.name, 'credits', o.credits, 'access', o.access,
       'registered', c.registered, 'registered_audit', c.registered_audit, 'position', s.position, 'seats', json_build_object('capacity', s.capacity,
       'taken', c.registered + c.registered_audit, 'held', s.held, 'offered', s.offered, 'waiting', c.waiting, 'left', s.free)))
     FROM registration.offering_seats s JOIN registration.offerings o ON o.uid = s.offering JOIN registration.offering_counts c ON c.offering = s.offering
     WHERE s.study_period = $1 AND s.position > $2) AS changed`);

/**
 * The courses of a study period by code, as they stand now. The first caller reads them all, later ones those that an event has touched since:
 * positions grow and are written together with what they stand for, so nothing is missed.
 */
export async function termOf(db: Sql, studyPeriod: string): Promise<readonly OfferedRow[]> {
  const terms = kept.get(db) ?? new Map<string, Term>();
  kept.set(db, terms);
  const read = async (position: number) => (await movedSince(db, [studyPeriod, position])).rows[0]!;
  let before = terms.get(studyPeriod);
  let { built, changed } = await read(before?.position ?? -1);
  if (before && before.built !== built) {
    before = undefined;
    ({ built, changed } = await read(-1));
  }
  if (changed === null) return before?.sorted ?? [];
  const courses = new Map(before?.courses);
  for (const { position: _position, ...course } of changed) courses.set(course.uid, course);
  const term: Term = {
    built,
    position: Math.max(before?.position ?? -1, ...changed.map(row => row.position)),
    courses,
    sorted: [...courses.values()].sort(byCode),
  };
  // Who asked earlier may be answered later: what is kept never goes back.
  const now = terms.get(studyPeriod);
  if (!now || now.built !== built || now.position <= term.position) terms.set(studyPeriod, term);
  return term.sorted;
}

const byCode = (a: OfferedRow, b: OfferedRow): number =>
  a.code === b.code ? Number(a.uid > b.uid) - Number(a.uid < b.uid) : a.code < b.code ? -1 : 1;
/** An offering with its seats, alike for everybody. */
export interface OfferedRow {
  uid: string;
  discipline: string;
  study_period: string;
  code: string;
  name: Localized;
  credits: number;
  access: SidebarCourse['access'];
  registered: number;
  registered_audit: number;
  seats: Seats;
}
