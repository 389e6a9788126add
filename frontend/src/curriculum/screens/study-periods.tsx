import { study_period } from '@portal/event-schemas/curriculum/entities/terms.ts';
import { studyYearName } from '@portal/event-schemas/curriculum/names.ts';
import type { AnyRow } from '../../entity/values.tsx';
import { listScreen } from '../../entity/list-screen.tsx';

const studyYear = (row: AnyRow): string => studyYearName(Number(row['study_year']));

/** study-periods: terms of the academic years. */
export default listScreen(study_period, {
  columns: [
    'name',
    'code',
    { field: 'study_year', render: studyYear },
    { field: 'semester', optional: true },
    'start_date',
    'end_date',
    'weeks',
    'exam_weeks',
    { field: 'free_days', optional: true },
  ],
});
