import { room } from './entities/rooms.ts';
import { student, student_group, teacher } from './entities/people.ts';
import { discipline, study_plan } from './entities/plans.ts';
import { cathedra, edu_program, edu_program_group, faculty } from './entities/structure.ts';
import { study_period } from './entities/terms.ts';

/** The catalogue and the people of the university. */
export const entities = {
  faculty,
  cathedra,
  edu_program_group,
  edu_program,
  discipline,
  study_plan,
  room,
  study_period,
  student_group,
  teacher,
  student,
};
