import type { Localized } from '../kernel/localized.ts';
import type { InitialSource, PropertyKind } from '../forms/codes.ts';

/** What kinds of form fields are called. */
export const propertyKindNames: Record<PropertyKind, Localized> = {
  rel: { ru: 'ссылка на справочник', kk: 'анықтамалыққа сілтеме', en: 'reference', ky: 'маалымдамага шилтеме' },
  file: { ru: 'файлы', kk: 'файлдар', en: 'files', ky: 'файлдар' },
  date: { ru: 'дата', kk: 'күні', en: 'date', ky: 'күнү' },
  datetime: { ru: 'дата и время', kk: 'күні мен уақыты', en: 'date and time', ky: 'күнү жана убактысы' },
  float: { ru: 'дробное число', kk: 'бөлшек сан', en: 'decimal number', ky: 'бөлчөк сан' },
  bool: { ru: 'да или нет', kk: 'иә немесе жоқ', en: 'yes or no', ky: 'ооба же жок' },
  int: { ru: 'целое число', kk: 'бүтін сан', en: 'whole number', ky: 'бүтүн сан' },
  text: { ru: 'длинный текст', kk: 'ұзақ мәтін', en: 'long text', ky: 'узун текст' },
  input: { ru: 'строка', kk: 'бір жол', en: 'line of text', ky: 'бир сап' },
  dropdown: { ru: 'выбор из списка', kk: 'тізімнен таңдау', en: 'choice from a list', ky: 'тизмеден тандоо' },
};

/** What stands in a field at the start where it is taken from somewhere. */
export const initialSourceNames: Record<InitialSource, Localized> = {
  'profile.full_name': {
    ru: 'ФИО заявителя',
    kk: 'өтініш берушінің аты-жөні',
    en: 'applicant’s name',
    ky: 'арыз ээсинин аты-жөнү',
  },
  'profile.code': { ru: 'код студента', kk: 'студент коды', en: 'student number', ky: 'студенттин коду' },
  'profile.email': {
    ru: 'почта заявителя',
    kk: 'өтініш берушінің поштасы',
    en: 'applicant’s e-mail',
    ky: 'арыз ээсинин почтасы',
  },
  'profile.phone': {
    ru: 'телефон заявителя',
    kk: 'өтініш берушінің телефоны',
    en: 'applicant’s phone',
    ky: 'арыз ээсинин телефону',
  },
  'profile.group': {
    ru: 'группа заявителя',
    kk: 'өтініш берушінің тобы',
    en: 'applicant’s group',
    ky: 'арыз ээсинин тобу',
  },
  'profile.edu_program': {
    ru: 'программа заявителя',
    kk: 'өтініш берушінің бағдарламасы',
    en: 'applicant’s program',
    ky: 'арыз ээсинин программасы',
  },
  'profile.faculty': {
    ru: 'факультет заявителя',
    kk: 'өтініш берушінің факультеті',
    en: 'applicant’s faculty',
    ky: 'арыз ээсинин факультети',
  },
  'profile.cathedra': {
    ru: 'кафедра заявителя',
    kk: 'өтініш берушінің кафедрасы',
    en: 'applicant’s department',
    ky: 'арыз ээсинин кафедрасы',
  },
  'profile.course': {
    ru: 'курс заявителя',
    kk: 'өтініш берушінің курсы',
    en: 'applicant’s year of study',
    ky: 'арыз ээсинин курсу',
  },
  'profile.gpa': {
    ru: 'средний балл заявителя',
    kk: 'өтініш берушінің орташа баллы',
    en: 'applicant’s grade point average',
    ky: 'арыз ээсинин орточо баллы',
  },
  'profile.preparation_level': {
    ru: 'уровень подготовки заявителя',
    kk: 'өтініш берушінің дайындық деңгейі',
    en: 'applicant’s level of study',
    ky: 'арыз ээсинин даярдык деңгээли',
  },
  'profile.study_form': {
    ru: 'форма обучения заявителя',
    kk: 'өтініш берушінің оқу нысаны',
    en: 'applicant’s form of study',
    ky: 'арыз ээсинин окуу формасы',
  },
  'profile.advisor': {
    ru: 'эдвайзер заявителя',
    kk: 'өтініш берушінің эдвайзері',
    en: 'applicant’s advisor',
    ky: 'арыз ээсинин эдвайзери',
  },
  today: { ru: 'сегодняшний день', kk: 'бүгінгі күн', en: 'today', ky: 'бүгүнкү күн' },
  now: { ru: 'текущее время', kk: 'қазіргі уақыт', en: 'the current time', ky: 'азыркы убакыт' },
  'current.study_year': {
    ru: 'текущий учебный год',
    kk: 'ағымдағы оқу жылы',
    en: 'current academic year',
    ky: 'учурдагы окуу жылы',
  },
  'current.study_period': {
    ru: 'текущий учебный период',
    kk: 'ағымдағы оқу кезеңі',
    en: 'current term',
    ky: 'учурдагы окуу мезгили',
  },
};

/** What is new in a type of applications is called until somebody names it. */
export const startingNames: Record<'type' | 'field' | 'option' | 'step' | 'waypoint', Localized> = {
  type: { ru: 'Новый вид заявления', kk: 'Жаңа өтініш түрі', en: 'New application type', ky: 'Арыздын жаңы түрү' },
  field: { ru: 'Новое поле', kk: 'Жаңа өріс', en: 'New field', ky: 'Жаңы талаа' },
  option: { ru: 'Вариант', kk: 'Нұсқа', en: 'Option', ky: 'Вариант' },
  step: { ru: 'Рассмотрение', kk: 'Қарау', en: 'Review', ky: 'Кароо' },
  waypoint: { ru: 'Офис регистратора', kk: 'Тіркеуші офисі', en: 'Registrar’s office', ky: 'Каттоо офиси' },
};

/** What is said at a field of a draft of a type. */
export const draftFaultNames: Record<'empty' | 'shape', Localized> = {
  empty: { ru: 'Заполните', kk: 'Толтырыңыз', en: 'Fill this in', ky: 'Толтуруңуз' },
  shape: {
    ru: 'Так записать нельзя',
    kk: 'Бұлай жазуға болмайды',
    en: 'This cannot be written like this',
    ky: 'Мындай жазууга болбойт',
  },
};
