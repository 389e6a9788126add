import { defineErrors } from '../../kernel/rejections.ts';

/** Refusals about dropping, sending, and the acts of the office. */
export const cardErrors = defineErrors({
  'registration.drop_in_late': {
    ru: 'При поздней регистрации курсы не удаляются. Обратитесь в учебный офис.',
    kk: 'Кеш тіркелуде курсты алып тастауға болмайды. Оқу офисіне хабарласыңыз.',
    en: 'Courses cannot be dropped in late registration. Please ask the study office.',
    ky: 'Кеч каттоодо курсту алып салууга болбойт. Окуу офисине кайрылыңыз.',
  },
  'registration.drop_graded': {
    ru: 'По курсу «{course}» уже стоит оценка ({letter}), поэтому удалить его нельзя.',
    kk: '«{course}» курсы бойынша баға қойылған ({letter}), сондықтан оны алып тастауға болмайды.',
    en: '“{course}” has been graded already ({letter}), so it cannot be dropped.',
    ky: '«{course}» курсу боюнча баа коюлган ({letter}), ошондуктан аны алып салууга болбойт.',
  },
  'registration.drop_added_by_registrar': {
    ru: 'Курс «{course}» добавил офис-регистратор, удалить его сами вы не можете. Обратитесь в учебный офис.',
    kk: '«{course}» курсын тіркеуші кеңсе қосқан, оны өзіңіз алып тастай алмайсыз. Оқу офисіне хабарласыңыз.',
    en: '“{course}” was added by the registrar, so you cannot drop it yourself. Please ask the study office.',
    ky: '«{course}» курсун каттоо бөлүмү кошкон, аны өзүңүз алып сала албайсыз. Окуу офисине кайрылыңыз.',
  },
  'registration.no_advisor': {
    ru: 'Вам не назначен эдвайзер, отправить карточку некому. Обратитесь в учебный офис.',
    kk: 'Сізге эдвайзер тағайындалмаған, карточканы жіберетін адам жоқ. Оқу офисіне хабарласыңыз.',
    en: 'You have not been assigned an adviser, so there is nobody to send the card to. Please contact the study office.',
    ky: 'Сизге эдвайзер дайындалган эмес, карточканы жөнөтө турган адам жок. Окуу офисине кайрылыңыз.',
  },
  'registration.card_empty': {
    ru: 'В карточке нет ни одного курса. Сначала выберите курсы.',
    kk: 'Карточкада бірде-бір курс жоқ. Алдымен курстарды таңдаңыз.',
    en: 'There is no course on the card yet. Choose your courses first.',
    ky: 'Карточкада бир да курс жок. Адегенде курстарды тандаңыз.',
  },
  'registration.card_on_waiting_list': {
    ru: 'Карточку нельзя отправить, пока вы ждёте место на «{course}». Дождитесь места или выйдите из очереди.',
    kk: '«{course}» курсынан орын күтіп тұрғанда карточканы жіберуге болмайды. Орын босағанын күтіңіз не кезектен шығыңыз.',
    en: 'The card cannot be sent while you wait for a seat on “{course}”. Wait for the seat or leave the waiting list.',
    ky: '«{course}» курсунан орун күтүп турганда карточканы жөнөтүүгө болбойт. Орун бошогонун күтүңүз же кезектен чыгыңыз.',
  },
  'registration.credit_minimum_not_reached': {
    ru: 'В карточке {current} кредитов, а нужно не меньше {min}. Добавьте курсы.',
    kk: 'Карточкада {current} кредит бар, ал кемінде {min} керек. Курс қосыңыз.',
    en: 'The card holds {current} credits and at least {min} are needed. Add courses.',
    ky: 'Карточкада {current} кредит бар, ал эми кеминде {min} керек. Курс кошуңуз.',
  },
  'registration.status_not_sendable': {
    ru: 'Карточку в статусе «{status}» нельзя отправить эдвайзеру. Если она отклонена, сначала внесите изменения.',
    kk: '«{status}» мәртебесіндегі карточканы эдвайзерге жіберуге болмайды. Ол қабылданбаса, алдымен өзгеріс енгізіңіз.',
    en: 'A card that stands at “{status}” cannot be sent to the advisor. If it was rejected, change it first.',
    ky: '«{status}» статусундагы карточканы эдвайзерге жөнөтүүгө болбойт. Ал четке кагылса, адегенде өзгөртүү киргизиңиз.',
  },
  'registration.capacity_below_taken': {
    ru: 'Мест не может стать {capacity}: занято {taken}, удерживается {held}, предложено очереди {offered}.',
    kk: 'Орын санын {capacity} ету мүмкін емес: {taken} орын алынған, {held} сақталған, {offered} кезекке ұсынылған.',
    en: 'The lesson cannot have {capacity} seats: {taken} are taken, {held} held and {offered} offered to the waiting list.',
    ky: 'Орундун санын {capacity} кылууга болбойт: {taken} орун алынган, {held} сакталган, {offered} кезекке сунушталган.',
  },
  'registration.lesson_in_use': {
    ru: 'Занятие {section} курса «{course}» нельзя убрать или перестроить: на него записаны студенты.',
    kk: '«{course}» курсының {section} сабағын алып тастауға не өзгертуге болмайды: оған студенттер жазылған.',
    en: 'Lesson {section} of “{course}” cannot be removed or rebuilt: students are on it.',
    ky: '«{course}» курсунун {section} сабагын алып салууга же кайра түзүүгө болбойт: ага студенттер жазылган.',
  },
  'registration.offering_invalid': {
    status: 422,
    ru: 'Курс составлен неверно: {problem}.',
    kk: 'Курс дұрыс құрылмаған: {problem}.',
    en: 'The course is not well formed: {problem}.',
    ky: 'Курс туура түзүлгөн эмес: {problem}.',
  },
  'registration.access_target_not_found': {
    status: 404,
    ru: 'У курса «{course}» нет такого потока или занятия.',
    kk: '«{course}» курсында мұндай ағын не сабақ жоқ.',
    en: '“{course}” has no such stream or lesson.',
    ky: '«{course}» курсунда мындай агым же сабак жок.',
  },
  'registration.max_credit_below_collected': {
    ru: 'Личный лимит не может быть {max}: в карточке уже {current} кредитов.',
    kk: 'Жеке шек {max} бола алмайды: карточкада {current} кредит бар.',
    en: 'The personal limit cannot be {max}: the card holds {current} credits already.',
    ky: 'Жеке чек {max} боло албайт: карточкада {current} кредит бар.',
  },
  'registration.debt_not_found': {
    status: 404,
    ru: 'Такой долг за студентом не числится.',
    kk: 'Студентте мұндай қарыз жоқ.',
    en: 'The student has no such debt.',
    ky: 'Студентте мындай карыз жок.',
  },
  'registration.period_ends_before_start': {
    status: 422,
    ru: 'Период заканчивается раньше, чем начинается. Поправьте даты.',
    kk: 'Кезең басталмай тұрып аяқталады. Күндерді түзетіңіз.',
    en: 'The period ends before it starts. Correct the dates.',
    ky: 'Мезгил башталбай жатып бүтөт. Күндөрдү оңдоңуз.',
  },
  'registration.period_not_found': {
    status: 404,
    ru: 'Такого периода регистрации нет.',
    kk: 'Мұндай тіркелу кезеңі жоқ.',
    en: 'There is no such registration period.',
    ky: 'Мындай каттоо мезгили жок.',
  },
  'registration.min_above_max': {
    status: 422,
    ru: 'Минимум кредитов ({min}) больше максимума ({max}).',
    kk: 'Кредиттің ең аз мөлшері ({min}) ең көбінен ({max}) артық.',
    en: 'The minimum of credits ({min}) is above the maximum ({max}).',
    ky: 'Кредиттин эң азы ({min}) эң көбүнөн ({max}) ашык.',
  },
  'registration.rule_exists': {
    ru: 'Правило кредитов для этого набора студентов уже есть. Измените его.',
    kk: 'Бұл студенттер тобына арналған кредит ережесі бар. Соны өзгертіңіз.',
    en: 'There is a credit rule for these students already. Change that one.',
    ky: 'Бул студенттер үчүн кредит эрежеси бар. Ошону өзгөртүңүз.',
  },
});
