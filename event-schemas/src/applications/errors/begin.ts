import { defineErrors } from '../../kernel/rejections.ts';

/** Why an application cannot be begun or sent: the type's audience, period, limit, agreement; debts (portal.md §8); nobody to sign. */
export const beginErrors = defineErrors({
  'applications.type_closed': {
    ru: 'Приём заявлений «{type}» закрыт. Обратитесь в офис регистратора.',
    kk: '«{type}» өтініштерін қабылдау жабық. Тіркеуші офисіне хабарласыңыз.',
    en: '“{type}” is closed: applications are no longer accepted. Please contact the registrar’s office.',
    ky: '«{type}» арыздарын кабыл алуу жабык. Каттоо офисине кайрылыңыз.',
  },
  'applications.not_for_your_role': {
    status: 403,
    ru: 'Заявление «{type}» подают: {roles}. Ваши роли: {own}.',
    kk: '«{type}» өтінішін беретіндер: {roles}. Сіздің рөлдеріңіз: {own}.',
    en: '“{type}” is for: {roles}. Your roles: {own}.',
    ky: '«{type}» арызын бергендер: {roles}. Сиздин ролдоруңуз: {own}.',
  },
  'applications.not_for_your_level': {
    status: 403,
    ru: 'Заявление «{type}»\u00a0— для уровней: {levels}. Ваш уровень: {own}.',
    kk: '«{type}» өтініші мына деңгейлерге арналған: {levels}. Сіздің деңгейіңіз: {own}.',
    en: '“{type}” is for: {levels}. Your level: {own}.',
    ky: '«{type}» арызы бул деңгээлдер үчүн: {levels}. Сиздин деңгээлиңиз: {own}.',
  },
  'applications.not_for_your_study_form': {
    status: 403,
    ru: 'Заявление «{type}»\u00a0— для форм обучения: {forms}. Ваша форма: {own}.',
    kk: '«{type}» өтініші мына оқу нысандарына арналған: {forms}. Сіздің нысаныңыз: {own}.',
    en: '“{type}” is for these forms of study: {forms}. Yours: {own}.',
    ky: '«{type}» арызы бул окуу формалары үчүн: {forms}. Сиздики: {own}.',
  },
  'applications.not_for_your_course': {
    status: 403,
    ru: 'Заявление «{type}» подают студенты курсов: {courses}. Вы на курсе {own}.',
    kk: '«{type}» өтінішін мына курстардың студенттері береді: {courses}. Сіздің курсыңыз: {own}.',
    en: '“{type}” is for students of these years: {courses}. You are in year {own}.',
    ky: '«{type}» арызын бул курстардын студенттери берет: {courses}. Сиздин курсуңуз: {own}.',
  },
  'applications.not_for_your_program': {
    status: 403,
    ru: 'Заявление «{type}»\u00a0— не для вашей образовательной программы. Обратитесь в офис регистратора.',
    kk: '«{type}» өтініші сіздің білім беру бағдарламаңызға арналмаған. Тіркеуші офисіне хабарласыңыз.',
    en: '“{type}” is not for your education program. Please contact the registrar’s office.',
    ky: '«{type}» арызы сиздин билим берүү программаңыз үчүн эмес. Каттоо офисине кайрылыңыз.',
  },
  'applications.period_not_begun': {
    ru: 'Заявление «{type}» принимают с {start} до {end}. Сохраните черновик и отправьте, когда начнётся приём.',
    kk: '«{type}» өтінішін қабылдау мерзімі: {start}\u00a0— {end}. Жоба ретінде сақтап, қабылдау басталғанда жіберіңіз.',
    en: '“{type}” is accepted from {start} until {end}. Save it as a draft and send it once that begins.',
    ky: '«{type}» арызын кабыл алуу мөөнөтү: {start}\u00a0— {end}. Долбоор катары сактап, кабыл алуу башталганда жөнөтүңүз.',
  },
  'applications.period_over': {
    ru: 'Заявление «{type}» принимали с {start} до {end}, приём окончен. Обратитесь в офис регистратора.',
    kk: '«{type}» өтінішін қабылдау мерзімі өтті: {start}\u00a0— {end}. Тіркеуші офисіне хабарласыңыз.',
    en: '“{type}” was accepted from {start} until {end}; that period is over. Please contact the registrar’s office.',
    ky: '«{type}» арызын кабыл алуу мөөнөтү бүттү: {start}\u00a0— {end}. Каттоо офисине кайрылыңыз.',
  },
  'applications.open_limit': {
    ru: 'Сначала завершите, отзовите или удалите прежнее заявление «{type}»: до этого новое начать нельзя.',
    kk: 'Алдымен бұрынғы «{type}» өтінішіңізді аяқтаңыз, кері алыңыз не жойыңыз: оған дейін жаңасын бастауға болмайды.',
    en: 'Finish, withdraw or discard your earlier “{type}” first: until then no new one can be begun.',
    ky: 'Адегенде мурунку «{type}» арызыңызды бүтүрүңүз, кайра алыңыз же өчүрүңүз: ага чейин жаңысын баштоого болбойт.',
  },
  'applications.debt_financial': {
    ru: 'Заявление «{type}» нельзя отправить из-за долга за обучение: {amount}. Оплатите его или обратитесь в финансовый офис.',
    kk: 'Оқу ақысы бойынша қарызыңыз бар: {amount}. Сондықтан «{type}» өтінішін жіберуге болмайды. Төлеңіз немесе қаржы офисіне хабарласыңыз.',
    en: 'Because of a tuition debt of {amount}, “{type}” cannot be sent. Pay it or contact the finance office.',
    ky: 'Окуу акысы боюнча карызыңыз бар: {amount}. Ошондуктан «{type}» арызын жөнөтүүгө болбойт. Төлөңүз же каржы офисине кайрылыңыз.',
  },
  'applications.debt_library': {
    ru: 'Заявление «{type}» нельзя отправить: за вами числятся книги библиотеки ({note}). Верните их.',
    kk: 'Сізде кітапхана кітаптары тіркеулі ({note}), сондықтан «{type}» өтінішін жіберуге болмайды. Кітаптарды қайтарыңыз.',
    en: 'Library items are outstanding ({note}), so “{type}” cannot be sent. Return them first.',
    ky: 'Сизде китепкананын китептери бар ({note}), ошондуктан «{type}» арызын жөнөтүүгө болбойт. Китептерди кайтарыңыз.',
  },
  'applications.debt_fine': {
    ru: 'Заявление «{type}» нельзя отправить из-за неоплаченного штрафа: {amount}. Оплатите его.',
    kk: 'Төленбеген айыппұлыңыз бар: {amount}. Сондықтан «{type}» өтінішін жіберуге болмайды. Алдымен төлеңіз.',
    en: 'Because of an unpaid fine of {amount}, “{type}” cannot be sent. Pay it first.',
    ky: 'Төлөнбөгөн айып пулуңуз бар: {amount}. Ошондуктан «{type}» арызын жөнөтүүгө болбойт. Адегенде төлөңүз.',
  },
  'applications.agreement_not_accepted': {
    status: 422,
    ru: 'Чтобы отправить «{type}», прочтите соглашение и отметьте, что принимаете его.',
    kk: '«{type}» өтінішін жіберу үшін келісімді оқып, қабылдайтыныңызды белгілеңіз.',
    en: 'To send “{type}”, read the agreement and tick that you accept it.',
    ky: '«{type}» арызын жөнөтүү үчүн макулдашууну окуп, кабыл аларыңызды белгилеңиз.',
  },
  'applications.no_advisor': {
    ru: 'Вам не назначен эдвайзер, а в заявлении «{type}» этап «{waypoint}» согласует он. Обратитесь в офис регистратора.',
    kk: 'Сізге эдвайзер тағайындалмаған, ал «{type}» өтінішінде «{waypoint}» сатысын эдвайзер келіседі. Тіркеуші офисіне хабарласыңыз.',
    en: 'You have not been assigned an advisor, and “{waypoint}” of “{type}” is theirs to approve. Please contact the registrar’s office.',
    ky: 'Сизге эдвайзер дайындалган эмес, ал эми «{type}» арызында «{waypoint}» баскычын эдвайзер макулдашат. Каттоо офисине кайрылыңыз.',
  },
  'applications.no_head_of_department': {
    ru: 'У вашей кафедры не указан заведующий, а в заявлении «{type}» этап «{waypoint}» согласует он. Обратитесь в офис регистратора.',
    kk: 'Кафедраңыздың меңгерушісі көрсетілмеген, ал «{type}» өтінішінде «{waypoint}» сатысын ол келіседі. Тіркеуші офисіне хабарласыңыз.',
    en: 'Your department has no head on record, and “{waypoint}” of “{type}” is theirs to approve. Please contact the registrar’s office.',
    ky: 'Кафедраңыздын башчысы көрсөтүлгөн эмес, ал эми «{type}» арызында «{waypoint}» баскычын ал макулдашат. Каттоо офисине кайрылыңыз.',
  },
  'applications.only_you_could_sign': {
    ru: 'В заявлении «{type}» этап «{waypoint}» согласуете вы сами, а собственное заявление согласовать нельзя. Обратитесь в офис регистратора.',
    kk: '«{type}» өтінішінде «{waypoint}» сатысын өзіңіз келісесіз, ал өз өтінішіңізді келісуге болмайды. Тіркеуші офисіне хабарласыңыз.',
    en: '“{waypoint}” of “{type}” is yours to approve, and nobody approves their own application. Please contact the registrar’s office.',
    ky: '«{type}» арызында «{waypoint}» баскычын өзүңүз макулдашасыз, ал эми өз арызын эч ким макулдаша албайт. Каттоо офисине кайрылыңыз.',
  },
});
