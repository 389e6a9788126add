export default { 'week-plans.screens.shared_week_plans': 'Планы недели студентов' };
