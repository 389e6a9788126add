export default { 'week-plans.screens.shared_week_plans': 'Студенттердің апта жоспарлары' };
