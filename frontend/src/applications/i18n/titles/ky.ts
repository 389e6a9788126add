export default {
  'applications.screens.coo': 'Менин арыздарым',
  'applications.screens.coo_form': 'Жаңы арыз',
  'applications.screens.coo_application': 'Арыз',
  'applications.screens.coo_review': 'Макулдашууга келген арыздар',
  'applications.screens.coo_review_application': 'Арызды кароо',
  'applications.screens.history_application': 'Бардык арыздар',
  'applications.screens.history_application_one': 'Арыздын тарыхы',
  'applications.screens.application_statistics': 'Макулдашуу мөөнөттөрү',
  'applications.screens.application_statuses': 'Арыздын статустары',
  'applications.screens.department_heads': 'Кафедра башчылары',
  'applications.screens.application_type': 'Арыздын түрү',
  'applications.screens.application_types': 'Арыздын түрлөрү',
};
