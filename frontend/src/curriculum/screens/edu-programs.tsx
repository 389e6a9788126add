import { edu_program } from '@portal/event-schemas/curriculum/entities/structure.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** edu-programs: education programs, and how many study in each. */
export default listScreen(edu_program, {
  columns: ['code', 'name', 'cathedra', 'edu_program_group', 'preparation_level', 'study_years', 'students'],
});
