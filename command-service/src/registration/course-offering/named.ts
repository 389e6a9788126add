import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { partNames } from '@portal/event-schemas/registration/names.ts';

/** What a course names of the catalogue. */
export const named = [
  {
    field: 'discipline',
    entity: 'discipline',
    called: partNames.discipline,
  },
  { field: 'study_period', entity: 'study_period', called: columnNames.study_period },
  {
    field: 'fluxes',
    path: '$[*].lessons[*].teacher',
    entity: 'teacher',
    called: partNames.teacher,
  },
  {
    field: 'fluxes',
    path: '$[*].lessons[*].room',
    entity: 'room',
    called: partNames.room,
  },
  {
    field: 'fluxes',
    path: '$[*].lessons[*].groups[*]',
    entity: 'student_group',
    called: columnNames.group,
  },
] as const;
