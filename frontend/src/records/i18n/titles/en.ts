export default {
  'records.screens.own_papers': 'Residence papers',
  'records.screens.papers': 'Papers of foreign students',
  'records.screens.notification': 'Reminders of papers',
};
