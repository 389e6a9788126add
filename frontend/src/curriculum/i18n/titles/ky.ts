export default {
  'curriculum.screens.faculties': 'Факультеттер',
  'curriculum.screens.cathedras': 'Кафедралар',
  'curriculum.screens.edu_program_groups': 'Программалар топтору',
  'curriculum.screens.edu_programs': 'Билим берүү программалары',
  'curriculum.screens.rooms': 'Аудиториялар',
  'curriculum.screens.study_periods': 'Окуу мезгилдери',
  'curriculum.screens.student_groups': 'Окуу топтору',
  'curriculum.screens.students': 'Студенттер',
  'curriculum.screens.teachers': 'Окутуучулар',
};
