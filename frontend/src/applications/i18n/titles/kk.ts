export default {
  'applications.screens.coo': 'Менің өтініштерім',
  'applications.screens.coo_form': 'Жаңа өтініш',
  'applications.screens.coo_application': 'Өтініш',
  'applications.screens.coo_review': 'Келісуге келген өтініштер',
  'applications.screens.coo_review_application': 'Өтінішті қарау',
  'applications.screens.history_application': 'Барлық өтініштер',
  'applications.screens.history_application_one': 'Өтініш тарихы',
  'applications.screens.application_statistics': 'Келісу мерзімдері',
  'applications.screens.application_statuses': 'Өтініш мәртебелері',
  'applications.screens.department_heads': 'Кафедра меңгерушілері',
  'applications.screens.application_type': 'Өтініш түрі',
  'applications.screens.application_types': 'Өтініш түрлері',
};
