/** What kinds of records are called wherever their history is told. */
const ru = {
  /** The stream that keeps a code unique: "Code: Faculty". */
  key: 'Код: %{name}',
  unknown: 'Запись',
  kind: {
    study_card: 'Карточка студента', course_offering: 'Курс периода', registration_standing: 'Доступ и долги', wish_list: 'Список желаний', teacher_request: 'Заявка преподавателю', seat_watch: 'Ожидание места', individual_plan: 'Индивидуальный план',
    advisee: 'Эдвайзер студента', account: 'Учётная запись', login_name: 'Логин', email_address: 'Адрес почты', student: 'Сведения о студенте', teacher: 'Сведения о преподавателе', student_application: 'Заявление', application_type: 'Тип заявления',
    notification_inbox: 'Уведомления', refused_attempts: 'Отказы', registration_tally: 'Счёт отказов', ledger: 'Печати журнала', system_settings: 'Настройки портала', registration_period: 'Период регистрации', status_switch: 'Смена статусов', letter: 'Письмо', notice_run: 'Рассылка',
    application_book: 'Заявления заявителя', application_numbers: 'Номера заявлений', application_status: 'Статус заявлений', cathedra: 'Кафедра', credit_limit_rule: 'Правило кредитов', discipline: 'Дисциплина', edu_program: 'Образовательная программа', edu_program_group: 'Группа программ',
    faculty: 'Факультет', field_of_sciences: 'Направление наук', general_mail_schedule: 'Общая рассылка', mail_choices: 'Выбор писем', mail_run: 'Отправка писем', not_registered_schedule: 'Письма студентам без курсов', registration_manual: 'Инструкция по регистрации', registration_settings: 'Настройки регистрации',
    role_name: 'Название роли', room: 'Аудитория', student_group: 'Группа', study_period: 'Учебный период', study_plan: 'Учебный план', tab_rule: 'Видимость раздела', web_banner: 'Объявление',
  },
} as const;
export default ru;
