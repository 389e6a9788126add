import { journalsAtOnce } from '@portal/event-schemas/journals/values.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';

type Pool = Pick<Host, 'pool'>;

/** What the office has chosen of journals; what is missing is not asked. */
export interface Choices {
  study_year?: number | null | undefined;
  semester?: string | null | undefined;
  study_period?: string | null | undefined;
  cathedra?: string | null | undefined;
  teacher?: string | null | undefined;
  course?: string | null | undefined;
  lessons?: readonly string[] | null | undefined;
}
/** Journals that fit all choices; at least one of these has to be made. Throws `Refused`. */
export async function chosenJournals({ pool }: Pool, choices: Choices): Promise<string[]> {
  const { study_year, semester, study_period, cathedra, teacher, course, lessons } = choices;
  const { rows } = await pool.query<{ uid: string }>(
    `select j.uid from journals.journals_public j
       left join curriculum.study_periods_public p on p.uid = j.study_period
       left join curriculum.teachers_public t on t.uid = j.teacher
      where not j.closed
        and ($1::int is null or p.study_year = $1) and ($2::text is null or p.semester = $2)
        and ($3::text is null or j.study_period = $3) and ($4::text is null or t.cathedra = $4)
        and ($5::text is null or j.teacher = $5) and ($6::text is null or j.offering = $6)
        and ($7::text[] is null or j.uid = any($7))
      order by j.uid`,
    [
      study_year ?? null,
      semester ?? null,
      study_period ?? null,
      cathedra ?? null,
      teacher ?? null,
      course ?? null,
      lessons ?? null,
    ],
  );
  if (rows.length === 0) throw new Refused(reject('journals.none_chosen'));
  if (rows.length > journalsAtOnce)
    throw new Refused(reject('journals.too_many', { count: rows.length, most: journalsAtOnce }));
  return rows.map(({ uid }) => uid);
}

export async function journalsOfStudent({ pool }: Pool, student: string): Promise<string[]> {
  const { rows } = await pool.query<{ journal: string }>(
    'select distinct journal from journals.stays_public where student = $1 order by journal',
    [student],
  );
  return rows.map(({ journal }) => journal);
}

/**
 * Who or what is somewhere else at that time, by the classes of other journals: the teacher, the room, or students of this one. Null: all are free. By the read
 * models: two classes that are moved to one place at the same moment are both there, and both are shown.
 */
export async function busyAt(
  { pool }: Pool,
  place: { date: string; start: number; length: number; room: string | null },
  { teacher, journal, except }: { teacher: string | null; journal: string; except: string },
): Promise<string | null> {
  const { rows } = await pool.query<{ code: string; room: string | null; is_teacher: boolean; is_room: boolean }>(
    `select j.code, r.code as room, coalesce(j.teacher = $5, false) as is_teacher, coalesce(s.room = $4, false) as is_room
       from journals.sessions_public s
       join journals.journals_public j on j.uid = s.journal
       left join curriculum.rooms_public r on r.uid = s.room
      where s.date = $1 and not s.canceled and s.uid <> $7 and s.start < $2::int + $3::int and $2::int < s.start + s.length
        and (j.teacher = $5 or s.room = $4 or exists (
          select 1 from journals.stays_public mine
            join journals.stays_public other on other.student = mine.student and other.journal = s.journal and other.until is null
           where mine.until is null and mine.journal = $6))
      order by is_teacher desc, is_room desc limit 1`,
    [place.date, place.start, place.length, place.room, teacher, journal, except],
  );
  const [found] = rows;
  if (!found) return null;
  return found.is_room && !found.is_teacher ? (found.room ?? found.code) : found.code;
}
