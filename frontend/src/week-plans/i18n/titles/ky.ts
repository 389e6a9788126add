export default { 'week-plans.screens.shared_week_plans': 'Студенттердин жумалык пландары' };
