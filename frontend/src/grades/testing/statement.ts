import type { StatementDetail } from '@portal/event-schemas/grades/statement-views.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';

/** A retake that waits to be filled in, for component tests. */
export const statementDetail = (more: Partial<StatementDetail> = {}): StatementDetail => ({
  ...{ id: 'one', uid: 'one', kind: 'retake', status: 'NOT_FILLED', number: null, sheet: 'sheet' },
  ...{ code: 'MAT', name: sameInAll('Mathematics'), stream: 1, credits: 5 },
  ...{ study_period: 'term', study_period_name: sameInAll('Autumn'), main_teacher: 'Main', main_teacher_name: 'Main' },
  ...{ students: 1, corrects: null, superseded_by: null, correction_of: null, correction: null },
  ...{ drafted_at: '2026-09-01T08:00:00.000Z', registered_at: null, check_code: null, reason: '', comment: '' },
  ...{ signed_teacher_name: null, signed_teacher_at: null, signed_office_name: null, signed_office_at: null },
  version: 3,
  written: true,
  marks: ['A', 'C', 'FX'],
  rows: [{ student: 'Kim', student_name: 'Kim', group: 'CS-1', rating: 8000, exam: null, percent: null, mark: null }],
  may: {
    fill: null,
    send: 'statement_incomplete',
    approve: 'office_only',
    reject: 'office_only',
    sign: 'statement_not_approved',
    discard: null,
    correct: 'office_only',
    print: 'statement_not_registered',
  },
  ...more,
});
