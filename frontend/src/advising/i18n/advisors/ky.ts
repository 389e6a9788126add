import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  list: {
    search: 'Фамилиясы, аты же номери', name: 'Эдвайзер', code: 'Номери', cathedra: 'Кафедра', faculty: 'Факультет', students: 'Студенттер',
    not_started: 'Баштабагандар', choosing: 'Тандап жатат', with_advisor: 'Жөнөтүлгөн', in_review: 'Текшерүүдө', returned: 'Кайтарылган',
    confirmed: 'Бекитилген', waiting: 'Жооп күтүүдө', mean_hours: 'Орточо жооп', oldest_waiting: 'Эң узак күткөнү', approvals: 'Бекитүү саны',
    returns: 'Кайтаруу саны', study_year: 'Окуу жылы', semester: 'Семестр', empty: 'Эдвайзер жок',
    empty_hint: 'Окутуучулардын маалымдамасында окутуучуну эдвайзер деп белгилеңиз.', minutes: '%{minutes} мүн', hours: '%{hours} саат',
    days: '%{days} күн',
  },
  view: {
    numbers: 'Мезгилдин карталары', students: 'Эдвайзердин студенттери', others: 'Башка эдвайзердин студенттерин анын өзү жана окуу офиси көрөт.',
    not_marked: 'Маалымдамада эми эдвайзер деп белгиленген эмес, бирок студенттер дагы эле бекитилген.',
  },
  report: {
    period: 'Мезгил: %{period}', advisors: 'Эдвайзерлер', students: 'Студенттер', unadvised: 'Эдвайзери жок', waiting: 'Жооп күткөн карта',
    oldest: 'Эң узагы %{date} бери', mean: 'Орточо жооп', answers: 'Бекитүү жана кайтаруу', none: 'азырынча жок',
  },
  register: {
    intro: '%{period} каттоосунда эмне болуп жатат жана ал кайдан башкарылат.', cards: 'Карталар абалы боюнча', started: 'Тандоону баштаган',
    sent: 'Жөнөткөн', confirmed: 'Бекитилген', waiting: 'Эдвайзерди күтүүдө', of: '%{total} ичинен %{count}', periods: 'Каттоо мезгилдери',
    no_periods: 'Каттоо мезгилдери жок', until: '%{date} чейин', from: '%{date} баштап', ended: '%{date} бүттү', steer: 'Башкаруу', watch: 'Байкоо',
    people: 'Адамдар',
  },
  see: {
    choose: 'Кимдин каттоосун көрсөтөбүз', search: 'Студенттин фамилиясы, аты же номери', none: 'Студент табылган жок', empty: 'Студент тандалган эмес',
    empty_hint: 'Студентти тандаңыз – курстарды, орундарды жана баш тартууларды ал көргөндөй көрөсүз.', card: 'Картада', no_courses: 'Картада курс жок',
    open_card: 'Картаны ачуу', why: 'Студент картаны эмне үчүн өзгөртө албайт', can: 'Студент картаны өзгөртө алат.', locked: 'Курс эмне үчүн жабык',
    pick_course: 'Сабактарды жана орундарды көрүү үчүн курс тандаңыз.', credits: '%{max} кредиттен %{amount}',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
