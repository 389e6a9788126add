export default {
  'applications.screens.coo': 'My applications',
  'applications.screens.coo_form': 'New application',
  'applications.screens.coo_application': 'Application',
  'applications.screens.coo_review': 'Applications to review',
  'applications.screens.coo_review_application': 'Review of an application',
  'applications.screens.history_application': 'All applications',
  'applications.screens.history_application_one': 'History of an application',
  'applications.screens.application_statistics': 'Approval times',
  'applications.screens.application_statuses': 'Application statuses',
  'applications.screens.department_heads': 'Heads of departments',
  'applications.screens.application_type': 'Application type',
  'applications.screens.application_types': 'Application types',
};
