import { defaultReasons } from '@portal/event-schemas/journals/defaults.ts';
import type { JournalOfStudent, PerformanceDetail } from '@portal/event-schemas/grades/performance-views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

type Lesson = PerformanceDetail['lessons'][number];
type Stored = Omit<Lesson, 'reason'> & { reason: string | null; reason_name: Localized | null };

/** Classes of a course until today that a student has had, in all journals of it, the last first; what stands in them. */
export async function lessonsOf(db: Sql, offering: string, student: string, today: string): Promise<Lesson[]> {
  const { rows } = await db.query<Stored>(
    `SELECT s.uid, j.uid AS journal, j.load_type, s.date, s.start, s.theme, s.canceled, k.mark, k.percent, k.attendance,
        coalesce(k.excused, false) AS excused, k.reason, m.name AS reason_name, coalesce(k.comment, '') AS comment
      FROM journals.journals_public j
      JOIN journals.stays_public y ON y.journal = j.uid AND y.student = $2
      JOIN journals.sessions_public s ON s.journal = j.uid AND s.date <= $3 AND y.since <= s.date
        AND (y.until IS NULL OR s.date < y.until)
      LEFT JOIN journals.cells_public k ON k.journal = j.uid AND k.session = s.number AND k.student = $2
      LEFT JOIN journals.reasons_for_missing_public m ON m.uid = k.reason
      WHERE j.offering = $1 ORDER BY s.date DESC, s.start DESC, s.uid LIMIT 1000`,
    [offering, student, today],
  );
  return rows.map(({ reason, reason_name, ...lesson }) => ({
    ...lesson,
    reason: reason === null ? null : (reason_name ?? defaultReasons[reason]?.name ?? null),
  }));
}

/** The journals of a course that have something of a student. */
export async function journalsOf(db: Sql, offering: string, student: string): Promise<JournalOfStudent[]> {
  const { rows } = await db.query<Omit<JournalOfStudent, 'average'> & { hundredths: number }>(
    `SELECT j.uid, j.load_type, j.section, j.subgroup, t.display_name AS teacher_name, p.marks, p.hundredths::float8 AS hundredths,
        p.missed, p.excused
      FROM journals.parts_public p JOIN journals.journals_public j ON j.uid = p.journal
      LEFT JOIN identity.people_public t ON t.uid = j.teacher
      WHERE p.offering = $1 AND p.student = $2 ORDER BY j.load_type, j.section, j.uid`,
    [offering, student],
  );
  return rows.map(({ hundredths, ...journal }) => ({
    ...journal,
    average: journal.marks === 0 ? null : Math.round(hundredths / journal.marks),
  }));
}
