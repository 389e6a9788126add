import type { Catalogue } from '../../../kernel/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  key: 'Коду: %{name}',
  unknown: 'Жазуу',
  kind: {
    study_card: 'Студенттин карточкасы', course_offering: 'Мезгилдин курсу', registration_standing: 'Уруксат жана карыздар', wish_list: 'Каалоолор тизмеси', teacher_request: 'Окутуучуга арыз', seat_watch: 'Орун күтүү', individual_plan: 'Жеке план',
    advisee: 'Студенттин эдвайзери', account: 'Каттоо жазуусу', login_name: 'Логин', email_address: 'Почта дареги', student: 'Студент жөнүндө маалымат', teacher: 'Окутуучу жөнүндө маалымат', student_application: 'Арыз', application_type: 'Арыздын түрү',
    notification_inbox: 'Билдирүүлөр', refused_attempts: 'Баш тартуулар', registration_tally: 'Баш тартуулардын эсеби', ledger: 'Журналдын мөөрлөрү', system_settings: 'Порталдын жөндөөлөрү', registration_period: 'Каттоо мезгили', status_switch: 'Статустарды алмаштыруу', letter: 'Кат', notice_run: 'Таратуу',
    application_book: 'Арыз берүүчүнүн арыздары', application_numbers: 'Арыздардын номерлери', application_status: 'Арыздардын статусу', cathedra: 'Кафедра', credit_limit_rule: 'Кредит эрежеси', discipline: 'Дисциплина', edu_program: 'Билим берүү программасы', edu_program_group: 'Программалар тобу',
    faculty: 'Факультет', field_of_sciences: 'Илим багыты', general_mail_schedule: 'Жалпы таратуу', mail_choices: 'Каттарды тандоо', mail_run: 'Каттарды жөнөтүү', not_registered_schedule: 'Курссуз студенттерге каттар', registration_manual: 'Каттоо боюнча нускама', registration_settings: 'Каттоонун жөндөөлөрү',
    role_name: 'Ролдун аталышы', room: 'Аудитория', student_group: 'Топ', study_period: 'Окуу мезгили', study_plan: 'Окуу планы', tab_rule: 'Бөлүмдүн көрүнүшү', web_banner: 'Жарыя',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
