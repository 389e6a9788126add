import { declared } from './declared.ts';
import { component, cycle, gender, preparationLevel, semester, studentStatus, studyForm } from './values.ts';

export { component, cycle, gender, preparationLevel, semester, studentStatus, studyForm };
export const {
  faculty,
  cathedra,
  edu_program_group: eduProgramGroup,
  edu_program: eduProgram,
  student_group: studentGroup,
  discipline,
  study_plan: studyPlan,
  room,
  study_period: studyPeriod,
  teacher,
  student,
} = declared.of;

export const curriculumRecords = [
  faculty,
  cathedra,
  eduProgramGroup,
  eduProgram,
  studentGroup,
  discipline,
  studyPlan,
  room,
  studyPeriod,
  teacher,
  student,
] as const;
