import { defineErrors } from '../../kernel/rejections.ts';

/** Faults of a form and of who may apply, in words (portal.md §8 "Field-code errors"). */
export const formFaultTexts = defineErrors({
  'applications.fault_code_repeated': {
    ru: 'У полей формы дублируются коды: «{code}»',
    kk: 'Форма өрістерінің кодтары қайталанады: «{code}»',
    en: 'Form fields have the same code: “{code}”',
    ky: 'Форманын талааларынын коддору кайталанат: «{code}»',
  },
  'applications.fault_code_unknown': {
    ru: 'Поле формы с таким кодом не найдено: «{code}»',
    kk: 'Мұндай коды бар форма өрісі табылмады: «{code}»',
    en: 'There is no form field with this code: “{code}”',
    ky: 'Мындай коду бар форма талаасы табылган жок: «{code}»',
  },
  'applications.fault_field_repeated': {
    ru: 'Поле «{name}» стоит в форме дважды',
    kk: '«{name}» өрісі формада екі рет тұр',
    en: 'The field “{name}” appears in the form twice',
    ky: '«{name}» талаасы формада эки жолу турат',
  },
  'applications.fault_depends_on_itself': {
    ru: 'Поле «{name}» зависит от самого себя',
    kk: '«{name}» өрісі өзіне тәуелді',
    en: 'The field “{name}” depends on itself',
    ky: '«{name}» талаасы өзүнө көз каранды',
  },
  'applications.fault_depends_in_circle': {
    ru: 'Поля ждут друг друга по кругу, заполнить их нельзя: {codes}',
    kk: 'Өрістер бірін-бірі айнала күтеді, оларды толтыру мүмкін емес: {codes}',
    en: 'Fields wait for one another in a circle and can never be filled in: {codes}',
    ky: 'Талаалар бирин-бири тегерете күтөт, аларды толтуруу мүмкүн эмес: {codes}',
  },
  'applications.fault_rel_without_related': {
    ru: 'Поле «{name}»: выберите, на что оно ссылается',
    kk: '«{name}» өрісі: ненің тізімінен таңдалатынын көрсетіңіз',
    en: 'The field “{name}”: choose what it points to',
    ky: '«{name}» талаасы: эмнени көрсөтөөрүн тандаңыз',
  },
  'applications.fault_no_options': {
    ru: 'Поле «{name}»: добавьте варианты ответа',
    kk: '«{name}» өрісі: жауап нұсқаларын қосыңыз',
    en: 'The field “{name}”: add options to choose from',
    ky: '«{name}» талаасы: жооптун варианттарын кошуңуз',
  },
  'applications.fault_option_repeated': {
    ru: 'Поле «{name}»: вариант «{value}» указан дважды',
    kk: '«{name}» өрісі: «{value}» нұсқасы екі рет берілген',
    en: 'The field “{name}”: the option “{value}” is given twice',
    ky: '«{name}» талаасы: «{value}» варианты эки жолу берилген',
  },
  'applications.fault_not_multiple': {
    ru: 'Поле «{name}»: несколько значений бывает только у ссылок и файлов',
    kk: '«{name}» өрісі: бірнеше мән тек сілтемелер мен файлдарда болады',
    en: 'The field “{name}”: only references and files can hold several values',
    ky: '«{name}» талаасы: бир нече маани шилтемелерде жана файлдарда гана болот',
  },
  'applications.fault_min_above_max': {
    ru: 'Поле «{name}»: минимум {min} больше максимума {max}',
    kk: '«{name}» өрісі: ең аз мән {min} ең үлкен мәннен ({max}) артық',
    en: 'The field “{name}”: the minimum {min} is above the maximum {max}',
    ky: '«{name}» талаасы: минимум {min} максимумдан ({max}) чоң',
  },
  'applications.fault_limit_not_whole': {
    ru: 'Поле «{name}»: пределы целого числа должны быть целыми',
    kk: '«{name}» өрісі: бүтін санның шектері де бүтін болуы керек',
    en: 'The field “{name}”: the limits of a whole number must be whole',
    ky: '«{name}» талаасы: бүтүн сандын чектери да бүтүн болушу керек',
  },
  'applications.fault_limit_too_far': {
    ru: 'Поле «{name}»: предел даты\u00a0— не дальше {days} дней от сегодняшнего дня',
    kk: '«{name}» өрісі: күннің шегі бүгіннен {days} күннен алыс болмауы керек',
    en: 'The field “{name}”: a limit of a date is at most {days} days from today',
    ky: '«{name}» талаасы: күндүн чеги бүгүнтөн {days} күндөн алыс болбошу керек',
  },
  'applications.fault_rule_needs_days': {
    ru: 'Поле «{name}»: правило сравнивает только даты',
    kk: '«{name}» өрісі: ереже тек күндерді салыстырады',
    en: 'The field “{name}”: a rule compares dates only',
    ky: '«{name}» талаасы: эреже күндөрдү гана салыштырат',
  },
  'applications.fault_rule_of_itself': {
    ru: 'Поле «{name}»: правило сравнивает его с ним самим',
    kk: '«{name}» өрісі: ереже оны өзімен салыстырады',
    en: 'The field “{name}”: a rule compares it with itself',
    ky: '«{name}» талаасы: эреже аны өзү менен салыштырат',
  },
  'applications.fault_initial_unfit': {
    ru: 'Поле «{name}»: начальное значение не подходит к виду поля',
    kk: '«{name}» өрісі: бастапқы мән өріс түріне сай емес',
    en: 'The field “{name}”: its initial value is not of the field’s kind',
    ky: '«{name}» талаасы: баштапкы маани талаанын түрүнө туура келбейт',
  },
  'applications.fault_source_unfit': {
    ru: 'Поле «{name}»: из этого источника такое поле не заполнить',
    kk: '«{name}» өрісі: бұл дереккөзден мұндай өріс толтырылмайды',
    en: 'The field “{name}”: this source has nothing that fits the field',
    ky: '«{name}» талаасы: бул булактан мындай талаа толтурулбайт',
  },
  'applications.fault_required_closed': {
    ru: 'Поле «{name}» обязательно, но заполнить его нельзя: оно закрыто и ничем не заполняется',
    kk: '«{name}» өрісі міндетті, бірақ оны толтыру мүмкін емес: ол жабық және өздігінен толмайды',
    en: 'The field “{name}” is required, but it is closed and nothing fills it',
    ky: '«{name}» талаасы милдеттүү, бирок аны толтуруу мүмкүн эмес: ал жабык жана эч нерсе аны толтурбайт',
  },
  'applications.fault_autofill_needs_rel': {
    ru: 'Поле «{name}»: подставлять данные в другие поля может только ссылка',
    kk: '«{name}» өрісі: басқа өрістерге деректі тек сілтеме қоя алады',
    en: 'The field “{name}”: only a reference can fill other fields with its parts',
    ky: '«{name}» талаасы: башка талааларга маалыматты шилтеме гана кое алат',
  },
  'applications.fault_fills_itself': {
    ru: 'Поле «{name}» заполняет само себя',
    kk: '«{name}» өрісі өзін-өзі толтырады',
    en: 'The field “{name}” fills itself',
    ky: '«{name}» талаасы өзүн өзү толтурат',
  },
  'applications.fault_fill_unfit': {
    ru: 'Подставляемое значение не подходит полю «{name}»',
    kk: 'Қойылатын мән «{name}» өрісіне сай емес',
    en: 'What is filled in does not fit the field “{name}”',
    ky: 'Коюлуучу маани «{name}» талаасына туура келбейт',
  },
  'applications.fault_role_never_applies': {
    ru: 'Эта роль заявлений не подаёт',
    kk: 'Бұл рөл өтініш бермейді',
    en: 'This role submits no applications',
    ky: 'Бул рол арыз бербейт',
  },
  'applications.fault_narrowed_without_students': {
    ru: 'Уровень, форма, курс и программа ограничивают только студентов, а студенты подавать не могут',
    kk: 'Деңгей, оқу нысаны, курс және бағдарлама тек студенттерді шектейді, ал студенттер өтініш бере алмайды',
    en: 'Level, form, year and program only narrow students, and students cannot apply',
    ky: 'Деңгээл, окуу формасы, курс жана программа студенттерди гана чектейт, ал эми студенттер арыз бере албайт',
  },
  'applications.fault_period_ends_before_start': {
    ru: 'Приём заканчивается раньше, чем начинается',
    kk: 'Қабылдау басталмай тұрып аяқталады',
    en: 'The period ends before it starts',
    ky: 'Кабыл алуу башталганга чейин бүтөт',
  },
});
