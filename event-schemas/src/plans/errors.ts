import { defineErrors } from '../kernel/rejections.ts';

/** Refusals about the individual plan (ИУП) and the summer semester. */
export const errors = defineErrors({
  'registration.study_plan_not_chosen': {
    ru: 'Студенту не назначен учебный план, поэтому индивидуального плана нет. Обратитесь в офис регистратора.',
    kk: 'Студентке оқу жоспары тағайындалмаған, сондықтан жеке оқу жоспары жоқ. Тіркеуші офисіне хабарласыңыз.',
    en: 'The student has no study plan, so there is no individual plan. Please ask the registrar’s office.',
    ky: 'Студентке окуу планы дайындалган эмес, ошондуктан жеке окуу планы жок. Каттоо офисине кайрылыңыз.',
  },
  'registration.plan_discipline_not_found': {
    status: 404,
    ru: 'Такой дисциплины нет в индивидуальном плане на {study_year} год. Обновите страницу.',
    kk: '{study_year} жылғы жеке оқу жоспарында мұндай пән жоқ. Бетті жаңартыңыз.',
    en: 'There is no such discipline in the individual plan of {study_year}. Reload the page.',
    ky: '{study_year}-жылдын жеке окуу планында мындай дисциплина жок. Баракты жаңылаңыз.',
  },
  'registration.plan_wrong_term': {
    status: 422,
    ru: 'Дисциплина «{name}» стоит в другом семестре. Обновите страницу и попробуйте снова.',
    kk: '«{name}» пәні басқа семестрде тұр. Бетті жаңартып, қайта көріңіз.',
    en: '“{name}” is in another term. Reload the page and try again.',
    ky: '«{name}» дисциплинасы башка семестрде турат. Баракты жаңылап, кайра аракет кылыңыз.',
  },
  'registration.plan_term_over': {
    ru: 'Семестр закончился {end_date}, план на него уже не меняют. Если это ошибка, обратитесь в офис регистратора.',
    kk: 'Семестр аяқталды ({end_date}), оның жоспары енді өзгермейді. Қате болса, тіркеуші офисіне хабарласыңыз.',
    en: 'The term ended on {end_date} and its plan can no longer be changed. If that is a mistake, please ask the registrar’s office.',
    ky: 'Семестр бүттү ({end_date}), анын планы мындан ары өзгөрбөйт. Ката болсо, каттоо офисине кайрылыңыз.',
  },
  'registration.plan_completed': {
    ru: '«{name}» уже изучена, итоговая оценка {letter}. Изменить её в плане нельзя.',
    kk: '«{name}» оқылып болған, қорытынды баға\u00a0— {letter}. Жоспарда өзгертуге болмайды.',
    en: '“{name}” is already completed, with the final grade {letter}. It cannot be changed in the plan.',
    ky: '«{name}» окулуп бүткөн, жыйынтык баа\u00a0— {letter}. Планда өзгөртүүгө болбойт.',
  },
  'registration.plan_registered': {
    ru: 'На «{name}» студент уже записан. Сначала откажитесь от курса или смените занятия в регистрации.',
    kk: 'Студент «{name}» курсына жазылып қойған. Алдымен тіркелу бетінде курстан бас тартыңыз не сабақтарды ауыстырыңыз.',
    en: 'The student is registered for “{name}” already. Drop the course or change its lessons in the registration first.',
    ky: 'Студент «{name}» курсуна жазылып койгон. Адегенде каттоодо курстан баш тартыңыз же сабактарды алмаштырыңыз.',
  },
  'registration.plan_mandatory': {
    ru: '«{name}» обязательна по учебному плану. Заменить или исключить её может только офис регистратора.',
    kk: '«{name}»\u00a0— оқу жоспарындағы міндетті пән. Оны тек тіркеуші офисі ауыстыра не алып тастай алады.',
    en: '“{name}” is mandatory in the study plan. Only the registrar’s office can replace or exclude it.',
    ky: '«{name}» окуу планында милдеттүү дисциплина. Аны каттоо офиси гана алмаштыра же алып сала алат.',
  },
  'registration.plan_exclusion_by_staff': {
    ru: '«{name}» стоит в учебном плане. Замените её другой дисциплиной по выбору или попросите эдвайзера исключить её.',
    kk: '«{name}» оқу жоспарында тұр. Оны басқа таңдау пәніне ауыстырыңыз немесе эдвайзерден алып тастауды сұраңыз.',
    en: '“{name}” is in the study plan. Replace it with another elective, or ask your advisor to exclude it.',
    ky: '«{name}» окуу планында турат. Аны башка тандоо дисциплинасына алмаштырыңыз же эдвайзерден алып салууну сураныңыз.',
  },
  'registration.plan_changed_by_staff': {
    ru: '«{name}» изменил эдвайзер или офис регистратора, отменить это сами вы не можете. Обратитесь к эдвайзеру.',
    kk: '«{name}» пәнін эдвайзер не тіркеуші офисі өзгерткен, оны өзіңіз қайтара алмайсыз. Эдвайзерге хабарласыңыз.',
    en: '“{name}” was changed by the advisor or the registrar’s office, so you cannot undo it yourself. Please ask your advisor.',
    ky: '«{name}» дисциплинасын эдвайзер же каттоо офиси өзгөрткөн, аны өзүңүз кайтара албайсыз. Эдвайзерге кайрылыңыз.',
  },
  'registration.plan_inactive': {
    ru: '«{name}» заменена или исключена из плана. Сначала отмените это.',
    kk: '«{name}» ауыстырылған не жоспардан алынған. Алдымен соны қайтарыңыз.',
    en: '“{name}” has been replaced or excluded. Undo that first.',
    ky: '«{name}» алмаштырылган же пландан алынган. Адегенде ошону кайтарыңыз.',
  },
  'registration.plan_nothing_to_repeal': {
    ru: 'По «{name}» нечего отменять: она стоит в плане без изменений.',
    kk: '«{name}» бойынша қайтаратын ештеңе жоқ: ол жоспарда өзгеріссіз тұр.',
    en: 'There is nothing to undo: “{name}” is in the plan unchanged.',
    ky: '«{name}» боюнча кайтара турган эч нерсе жок: ал планда өзгөрүүсүз турат.',
  },
  'registration.plan_already': {
    ru: '«{name}» уже есть в плане на этот семестр.',
    kk: '«{name}» осы семестрдің жоспарында бар.',
    en: '“{name}” is in the plan of this term already.',
    ky: '«{name}» ушул семестрдин планында бар.',
  },
  'registration.plan_not_elective': {
    ru: '«{name}» не дисциплина по выбору. Добавить её в план может только офис регистратора.',
    kk: '«{name}» таңдау пәні емес. Оны жоспарға тек тіркеуші офисі қоса алады.',
    en: '“{name}” is not an elective. Only the registrar’s office can add it to the plan.',
    ky: '«{name}» тандоо дисциплинасы эмес. Аны планга каттоо офиси гана кошо алат.',
  },
  'registration.plan_credit_limit': {
    ru: 'Кредитов в семестре не больше {max}: в плане уже {current}, «{name}» добавит {adding}. Исключите другую дисциплину.',
    kk: 'Семестр шегі\u00a0— {max} кредит: жоспарда {current} бар, ал «{name}» тағы {adding} қосады. Басқа пәнді алып тастаңыз.',
    en: 'The limit of the term is {max} credits: the plan holds {current} and “{name}” would add {adding}. Exclude another discipline.',
    ky: 'Семестрдин чеги\u00a0— {max} кредит: планда {current} бар, ал эми «{name}» дагы {adding} кошот. Башка дисциплинаны алып салыңыз.',
  },
  'registration.plan_credits_short': {
    ru: 'Кредитов за «{name}»: {credits}, а по учебному плану здесь нужно не меньше {needed}. Выберите другую дисциплину.',
    kk: '«{name}» {credits} кредит береді, ал оқу жоспары бойынша кемінде {needed} керек. Басқа пән таңдаңыз.',
    en: '“{name}” gives {credits} credits and the study plan needs at least {needed} here. Choose another discipline.',
    ky: '«{name}» {credits} кредит берет, ал эми окуу планы боюнча кеминде {needed} керек. Башка дисциплина тандаңыз.',
  },
  'registration.plan_language_not_offered': {
    ru: '«{name}» на этом языке не читается ({load_type}). Выберите язык из списка.',
    kk: '«{name}» бұл тілде оқытылмайды ({load_type}). Тізімнен тіл таңдаңыз.',
    en: '“{name}” is not taught in this language ({load_type}). Choose one from the list.',
    ky: '«{name}» бул тилде окутулбайт ({load_type}). Тизмеден тил тандаңыз.',
  },
  'registration.plan_teacher_not_offered': {
    ru: 'Этот преподаватель не ведёт «{name}» ({load_type}) на выбранном языке. Выберите из списка.',
    kk: 'Бұл оқытушы «{name}» пәнін ({load_type}) таңдалған тілде жүргізбейді. Тізімнен таңдаңыз.',
    en: 'This teacher does not teach “{name}” ({load_type}) in the chosen language. Choose one from the list.',
    ky: 'Бул окутуучу «{name}» дисциплинасын ({load_type}) тандалган тилде өткөрбөйт. Тизмеден тандаңыз.',
  },
  'registration.plan_line_not_found': {
    status: 422,
    ru: 'У «{name}» нет строки «{load_type}». Обновите страницу.',
    kk: '«{name}» пәнінде «{load_type}» жолы жоқ. Бетті жаңартыңыз.',
    en: '“{name}” has no line “{load_type}”. Reload the page.',
    ky: '«{name}» дисциплинасында «{load_type}» сабы жок. Баракты жаңылаңыз.',
  },
  'registration.plan_nothing_to_report': {
    ru: 'С последнего сообщения план не менялся, сообщать не о чем. Если хотите что-то спросить, напишите текст.',
    kk: 'Соңғы хабарламадан бері жоспар өзгермеген, хабарлайтын ештеңе жоқ. Сұрағыңыз болса, мәтінін жазыңыз.',
    en: 'The plan has not changed since the last message, so there is nothing to report. To ask something, write a text.',
    ky: 'Акыркы билдирүүдөн бери план өзгөргөн жок, кабарлай турган эч нерсе жок. Сурооңуз болсо, текст жазыңыз.',
  },
  'registration.summer_limit_exceeded': {
    ru: 'В летнем семестре можно взять не больше {max} кредитов: в карточке уже {current}, а «{course}» добавит {adding}. Откажитесь от другого курса.',
    kk: 'Жазғы семестрде {max} кредиттен артық алуға болмайды: карточкада {current} бар, ал «{course}» тағы {adding} қосады. Басқа курстан бас тартыңыз.',
    en: 'At most {max} credits fit into a summer semester: the card holds {current} and “{course}” would add {adding}. Drop another course.',
    ky: 'Жайкы семестрде {max} кредиттен ашык алууга болбойт: карточкада {current} бар, ал эми «{course}» дагы {adding} кошот. Башка курстан баш тартыңыз.',
  },
  'registration.no_summer_term': {
    status: 404,
    ru: 'Летний семестр пока не запланирован.',
    kk: 'Жазғы семестр әзірге жоспарланбаған.',
    en: 'No summer semester is planned yet.',
    ky: 'Жайкы семестр азырынча пландалган эмес.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
