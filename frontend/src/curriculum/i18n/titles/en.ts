export default {
  'curriculum.screens.faculties': 'Faculties',
  'curriculum.screens.cathedras': 'Departments',
  'curriculum.screens.edu_program_groups': 'Groups of programs',
  'curriculum.screens.edu_programs': 'Education programs',
  'curriculum.screens.rooms': 'Rooms',
  'curriculum.screens.study_periods': 'Terms',
  'curriculum.screens.student_groups': 'Student groups',
  'curriculum.screens.students': 'Students',
  'curriculum.screens.teachers': 'Teachers',
};
