export default {
  'plans.screens.my_study_plan': 'Мой учебный план',
  'plans.screens.individual_plan': 'Индивидуальный учебный план',
  'plans.screens.individual_plans': 'Индивидуальные планы',
  'plans.screens.study_plan_settings': 'Учебный план',
  'plans.screens.summer_semester': 'Летний семестр',
};
