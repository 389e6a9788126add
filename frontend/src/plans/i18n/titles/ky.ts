export default {
  'plans.screens.my_study_plan': 'Менин окуу планым',
  'plans.screens.individual_plan': 'Жеке окуу планы',
  'plans.screens.individual_plans': 'Жеке окуу пландары',
  'plans.screens.study_plan_settings': 'Окуу планы',
  'plans.screens.summer_semester': 'Жайкы семестр',
};
