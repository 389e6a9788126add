export default { 'week-plans.screens.shared_week_plans': 'Students’ plans of a week' };
