import type { Catalogue } from '../../../kernel/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  key: 'Коды: %{name}',
  unknown: 'Жазба',
  kind: {
    study_card: 'Студент карточкасы', course_offering: 'Кезең курсы', registration_standing: 'Рұқсат пен берешек', wish_list: 'Тілектер тізімі', teacher_request: 'Оқытушыға өтініш', seat_watch: 'Орын күту', individual_plan: 'Жеке жоспар',
    advisee: 'Студенттің эдвайзері', account: 'Есептік жазба', login_name: 'Логин', email_address: 'Пошта мекенжайы', student: 'Студент туралы мәлімет', teacher: 'Оқытушы туралы мәлімет', student_application: 'Өтініш', application_type: 'Өтініш түрі',
    notification_inbox: 'Хабарландырулар', refused_attempts: 'Бас тартулар', registration_tally: 'Бас тартулар саны', ledger: 'Журнал мөрлері', system_settings: 'Портал баптаулары', registration_period: 'Тіркелу кезеңі', status_switch: 'Мәртебелерді ауыстыру', letter: 'Хат', notice_run: 'Таратылым',
    application_book: 'Өтініш берушінің өтініштері', application_numbers: 'Өтініш нөмірлері', application_status: 'Өтініш мәртебесі', cathedra: 'Кафедра', credit_limit_rule: 'Кредит ережесі', discipline: 'Пән', edu_program: 'Білім беру бағдарламасы', edu_program_group: 'Бағдарламалар тобы',
    faculty: 'Факультет', field_of_sciences: 'Ғылым саласы', general_mail_schedule: 'Жалпы таратылым', mail_choices: 'Хаттарды таңдау', mail_run: 'Хаттарды жіберу', not_registered_schedule: 'Курссыз студенттерге хаттар', registration_manual: 'Тіркелу нұсқаулығы', registration_settings: 'Тіркелу баптаулары',
    role_name: 'Рөл атауы', room: 'Аудитория', student_group: 'Топ', study_period: 'Оқу кезеңі', study_plan: 'Оқу жоспары', tab_rule: 'Бөлімнің көрінуі', web_banner: 'Хабарландыру',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
