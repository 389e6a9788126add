import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  list: {
    search: 'Тегі, аты немесе нөмірі', name: 'Эдвайзер', code: 'Нөмірі', cathedra: 'Кафедра', faculty: 'Факультет', students: 'Студенттер',
    not_started: 'Бастамағандар', choosing: 'Таңдап жүр', with_advisor: 'Жіберілген', in_review: 'Тексерілуде', returned: 'Қайтарылған',
    confirmed: 'Бекітілген', waiting: 'Жауап күтуде', mean_hours: 'Орташа жауап', oldest_waiting: 'Ең ұзақ күткені', approvals: 'Бекіту саны',
    returns: 'Қайтару саны', study_year: 'Оқу жылы', semester: 'Семестр', empty: 'Эдвайзер жоқ',
    empty_hint: 'Оқытушылар анықтамалығында оқытушыны эдвайзер деп белгілеңіз.', minutes: '%{minutes} минут', hours: '%{hours} сағ', days: '%{days} күн',
  },
  view: {
    numbers: 'Кезең карточкалары', students: 'Эдвайзердің студенттері', others: 'Басқа эдвайзердің студенттерін оның өзі мен оқу кеңсесі көреді.',
    not_marked: 'Анықтамалықта енді эдвайзер деп белгіленбеген, бірақ студенттер әлі бекітілген.',
  },
  report: {
    period: 'Кезең: %{period}', advisors: 'Эдвайзерлер', students: 'Студенттер', unadvised: 'Эдвайзері жоқ', waiting: 'Жауап күткен карточка',
    oldest: 'Ең ескісі: %{date}', mean: 'Орташа жауап', answers: 'Бекіту мен қайтару', none: 'әлі жоқ',
  },
  register: {
    intro: '%{period} тіркелуінде не болып жатыр және ол қайдан басқарылады.', cards: 'Карточкалар күйі бойынша', started: 'Таңдауды бастаған',
    sent: 'Жіберген', confirmed: 'Бекітілген', waiting: 'Эдвайзерді күтуде', of: '%{total} ішінен %{count}', periods: 'Тіркелу кезеңдері',
    no_periods: 'Тіркелу кезеңдері жоқ', until: 'аяқталуы: %{date}', from: 'басталуы: %{date}', ended: 'аяқталды: %{date}', steer: 'Басқару', watch: 'Бақылау',
    people: 'Адамдар',
  },
  see: {
    choose: 'Кімнің тіркелуін көрсетеміз', search: 'Студенттің тегі, аты немесе нөмірі', none: 'Студент табылмады', empty: 'Студент таңдалмаған',
    empty_hint: 'Студентті таңдаңыз – курстарды, орындарды және бас тартуларды ол көргендей көресіз.', card: 'Карточкада', no_courses: 'Карточкада курс жоқ',
    open_card: 'Карточканы ашу', why: 'Студент карточканы неге өзгерте алмайды', can: 'Студент карточканы өзгерте алады.', locked: 'Курс неге жабық',
    pick_course: 'Сабақтар мен орындарды көру үшін курс таңдаңыз.', credits: '%{max} кредиттен %{amount}',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
