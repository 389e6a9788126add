import { rowActs } from '@portal/event-schemas/grades/row-rules.ts';
import type { GradeRowView, SheetDetail } from '@portal/event-schemas/grades/views.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';

/** One sheet as the server answers it, for specs. */
const nothing = Object.fromEntries(rowActs.map(act => [act, null])) as GradeRowView['may'];
export const gradeRow = (name: string, more: Partial<GradeRowView> = {}): GradeRowView => ({
  uid: `sheet.${name}`,
  student: name,
  student_name: name,
  group: 'CS-1',
  version: 3,
  audit: false,
  rating: 9710,
  exam: null,
  from_journals: false,
  journal_rating: null,
  mark: null,
  percent: null,
  computed: null,
  marks: ['A', 'B', 'F', 'I'],
  sent_to_office: false,
  approved_educational_part: null,
  comment_main_teacher: '',
  comment: '',
  state: 'EMPTY',
  agreements: [],
  may: nothing,
  ...more,
});
export const sheetDetail = (as: SheetDetail['as'], rows: GradeRowView[]): SheetDetail => ({
  as,
  rows,
  period: null,
  system: { uid: null, name: null, rating_weight: 60, pass_from: 50, marks: [] },
  sheet: {
    ...{
      id: 'sheet',
      uid: 'sheet',
      offering: 'o',
      flux: 'f',
      number: 1,
      code: 'MAT101',
      name: sameInAll('Mathematics'),
    },
    ...{ discipline: 'd', cathedra: null, cathedra_name: null, study_period: 'p', study_period_name: null },
    ...{ study_year: 2026, semester: 'autumn', main_teacher: 't', main_teacher_name: 'Ann Lee', co_teachers: [] },
    ...{ needed: rows.length, filled: 0, sent: 0, approved: 0, rejected: 0, status: 'not_sent', state: 'unprocessed' },
    unblocked_until: null,
  },
});
