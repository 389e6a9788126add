export default {
  'curriculum.screens.faculties': 'Факультеты',
  'curriculum.screens.cathedras': 'Кафедры',
  'curriculum.screens.edu_program_groups': 'Группы программ',
  'curriculum.screens.edu_programs': 'Образовательные программы',
  'curriculum.screens.rooms': 'Аудитории',
  'curriculum.screens.study_periods': 'Учебные периоды',
  'curriculum.screens.student_groups': 'Учебные группы',
  'curriculum.screens.students': 'Студенты',
  'curriculum.screens.teachers': 'Преподаватели',
};
