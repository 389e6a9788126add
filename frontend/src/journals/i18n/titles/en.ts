export default {
  'journals.screens.e_journal': 'My journals',
  'journals.screens.detail': 'Journal',
  'journals.screens.electronic_journal': 'Electronic journals',
  'journals.screens.all_detail': 'A teacher’s journal',
  'journals.screens.blocking': 'Closing of journals',
  'journals.screens.openings': 'Reopening of journals',
  'journals.screens.statistics': 'Statistics of journals',
  'journals.screens.settings': 'Settings of journals',
  'journals.screens.my_absences': 'My absences',
  'journals.screens.requests': 'Requests to open a journal',
  'journals.screens.emc': 'Course materials',
};
