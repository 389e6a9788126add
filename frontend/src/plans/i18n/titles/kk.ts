export default {
  'plans.screens.my_study_plan': 'Менің оқу жоспарым',
  'plans.screens.individual_plan': 'Жеке оқу жоспары',
  'plans.screens.individual_plans': 'Жеке оқу жоспарлары',
  'plans.screens.study_plan_settings': 'Оқу жоспары',
  'plans.screens.summer_semester': 'Жазғы семестр',
};
