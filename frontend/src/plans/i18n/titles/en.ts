export default {
  'plans.screens.my_study_plan': 'My study plan',
  'plans.screens.individual_plan': 'Individual study plan',
  'plans.screens.individual_plans': 'Individual study plans',
  'plans.screens.study_plan_settings': 'Study plan',
  'plans.screens.summer_semester': 'Summer semester',
};
