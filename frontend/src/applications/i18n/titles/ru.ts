export default {
  'applications.screens.coo': 'Мои заявления',
  'applications.screens.coo_form': 'Новое заявление',
  'applications.screens.coo_application': 'Заявление',
  'applications.screens.coo_review': 'Заявления на согласовании',
  'applications.screens.coo_review_application': 'Рассмотрение заявления',
  'applications.screens.history_application': 'Все заявления',
  'applications.screens.history_application_one': 'История заявления',
  'applications.screens.application_statistics': 'Сроки согласования',
  'applications.screens.application_statuses': 'Статусы заявлений',
  'applications.screens.department_heads': 'Заведующие кафедрами',
  'applications.screens.application_type': 'Вид заявления',
  'applications.screens.application_types': 'Виды заявлений',
};
