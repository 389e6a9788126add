export default {
  'curriculum.screens.faculties': 'Факультеттер',
  'curriculum.screens.cathedras': 'Кафедралар',
  'curriculum.screens.edu_program_groups': 'Бағдарламалар топтары',
  'curriculum.screens.edu_programs': 'Білім беру бағдарламалары',
  'curriculum.screens.rooms': 'Аудиториялар',
  'curriculum.screens.study_periods': 'Оқу кезеңдері',
  'curriculum.screens.student_groups': 'Оқу топтары',
  'curriculum.screens.students': 'Студенттер',
  'curriculum.screens.teachers': 'Оқытушылар',
};
