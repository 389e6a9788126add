import { defineErrors } from '../../kernel/rejections.ts';

/** Refusals about limits, times, seats, the basket and the waiting list (portal.md §8 "Registration"). */
export const seatErrors = defineErrors({
  'registration.already_registered': {
    ru: '«{course}» уже есть в вашей карточке. Чтобы сменить занятия, воспользуйтесь заменой занятия.',
    kk: '«{course}» карточкаңызда бар. Сабақты ауыстыру үшін «Сабақтарды ауыстыру» әрекетін қолданыңыз.',
    en: '“{course}” is on your card already. To take other lessons, change the lessons of the course.',
    ky: '«{course}» карточкаңызда бар. Сабакты алмаштыруу үчүн «Сабактарды алмаштыруу» аракетин колдонуңуз.',
  },
  'registration.one_sport_course': {
    ru: 'Вы уже записаны на спортивный курс «{other}», а брать можно только один. Сначала откажитесь от него.',
    kk: 'Сіз «{other}» спорт курсына жазылғансыз, бір мезгілде тек біреуін алуға болады. Алдымен одан бас тартыңыз.',
    en: 'You are on the sport course “{other}” already, and only one can be taken at a time. Drop it first.',
    ky: 'Сиз «{other}» спорт курсуна жазылгансыз, бир эле учурда бирөөнү гана алса болот. Адегенде андан баш тартыңыз.',
  },
  'registration.free_sport_courses_used': {
    ru: 'Бесплатных спортивных курсов положено {limit}, и вы использовали все ({used}). Обратитесь в учебный офис.',
    kk: 'Тегін спорт курстарының саны — {limit}, сіз бәрін пайдаландыңыз ({used}). Оқу кеңсесіне хабарласыңыз.',
    en: '{limit} sport courses are free of charge and you have used {used}. Please ask the study office.',
    ky: 'Акысыз спорт курстарынын саны — {limit}, сиз баарын колдондуңуз ({used}). Окуу кеңсесине кайрылыңыз.',
  },
  'registration.introductory_limit': {
    ru: 'Вводных курсов в семестре может быть не больше {limit}, у вас уже {count}. Откажитесь от одного из них.',
    kk: 'Бір семестрде {limit} кіріспе курстан артық алуға болмайды, сізде {count} бар. Біреуінен бас тартыңыз.',
    en: 'At most {limit} introductory courses fit into a term, and you have {count}. Drop one of them first.',
    ky: 'Бир семестрде {limit} киришүү курсунан ашык алууга болбойт, сизде {count} бар. Бирөөсүнөн баш тартыңыз.',
  },
  'registration.audit_credit_conflict': {
    ru: '«{course}» уже стоит в карточке в другом режиме (кредиты или слушание). Оставьте один из них.',
    kk: '«{course}» карточкада басқа режимде тұр (кредитке не тыңдауға). Біреуін ғана қалдырыңыз.',
    en: '“{course}” is already on the card in the other mode (for credit or for audit). Keep one of the two.',
    ky: '«{course}» карточкада башка режимде турат (кредит үчүн же угууга). Бирөөнү гана калтырыңыз.',
  },
  'registration.credit_limit_exceeded': {
    ru: 'Лимит кредитов — {max}: в карточке уже {current}, а «{course}» добавит {adding}. Откажитесь от другого курса или попросите учебный офис поднять лимит.',
    kk: 'Кредит шегі — {max}: карточкада {current} бар, ал «{course}» тағы {adding} қосады. Басқа курстан бас тартыңыз немесе оқу кеңсесінен шекті көтеруді сұраңыз.',
    en: 'The limit is {max} credits: the card holds {current} and “{course}” would add {adding}. Drop another course or ask the study office to raise your limit.',
    ky: 'Кредит чеги — {max}: карточкада {current} бар, ал эми «{course}» дагы {adding} кошот. Башка курстан баш тартыңыз же окуу кеңсесинен чекти көтөрүүнү сураңыз.',
  },
  'registration.audit_limit_exceeded': {
    ru: 'На слушание можно взять не больше {max} кредитов: уже взято {current}, «{course}» добавит {adding}.',
    kk: 'Тыңдаушы ретінде {max} кредиттен артық алуға болмайды: {current} алынған, «{course}» тағы {adding} қосады.',
    en: 'At most {max} credits can be audited: {current} are taken and “{course}” would add {adding}.',
    ky: 'Угуучу катары {max} кредиттен ашык алууга болбойт: {current} алынган, «{course}» дагы {adding} кошот.',
  },
  'registration.time_clash': {
    ru: 'Время совпадает с курсом «{other}»: {day}, {time}. Выберите занятие в другое время.',
    kk: 'Уақыты «{other}» курсымен сәйкес келеді: {day}, {time}. Басқа уақыттағы сабақты таңдаңыз.',
    en: 'The time clashes with “{other}”: {day}, {time}. Choose a lesson at another time.',
    ky: 'Убактысы «{other}» курсуна туура келип калды: {day}, {time}. Башка убакыттагы сабакты тандаңыз.',
  },
  'registration.no_seat': {
    ru: '«{course}», {load_type} {section}: свободных мест нет (мест {capacity}, в очереди {waiting}). Выберите другое занятие или встаньте в лист ожидания.',
    kk: '«{course}», {load_type} {section}: бос орын жоқ (орын {capacity}, кезекте {waiting}). Басқа сабақты таңдаңыз не күту тізіміне тұрыңыз.',
    en: '“{course}”, {load_type} {section}: no seat left ({capacity} seats, {waiting} waiting). Choose another lesson or join the waiting list.',
    ky: '«{course}», {load_type} {section}: бош орун жок (орун {capacity}, кезекте {waiting}). Башка сабакты тандаңыз же күтүү тизмесине туруңуз.',
  },
  'registration.no_seat_to_admit': {
    ru: '«{course}», {load_type} {section}: свободных мест нет (мест {capacity}, в очереди {waiting}). Разрешите добавить место или дождитесь, пока оно освободится.',
    kk: '«{course}», {load_type} {section}: бос орын жоқ (орын {capacity}, кезекте {waiting}). Орын қосуға рұқсат беріңіз не орынның босауын күтіңіз.',
    en: '“{course}”, {load_type} {section}: no seat left ({capacity} seats, {waiting} waiting). Add a seat, or wait until one is free.',
    ky: '«{course}», {load_type} {section}: бош орун жок (орун {capacity}, кезекте {waiting}). Орун кошууга уруксат бериңиз же орун бошогонун күтүңүз.',
  },
  'registration.waiting_list_not_in_late': {
    ru: '«{course}», {load_type} {section}: свободных мест нет, а при поздней регистрации лист ожидания не ведётся. Выберите другое занятие.',
    kk: '«{course}», {load_type} {section}: бос орын жоқ, ал кеш тіркелуде күту тізімі жүргізілмейді. Басқа сабақты таңдаңыз.',
    en: '“{course}”, {load_type} {section}: no seat left, and there is no waiting list in late registration. Choose another lesson.',
    ky: '«{course}», {load_type} {section}: бош орун жок, кеч каттоодо күтүү тизмеси жүргүзүлбөйт. Башка сабакты тандаңыз.',
  },
  'registration.waiting_list_disabled': {
    ru: '«{course}», {load_type} {section}: свободных мест нет, а листы ожидания сейчас выключены. Выберите другое занятие.',
    kk: '«{course}», {load_type} {section}: бос орын жоқ, күту тізімдері қазір өшірулі. Басқа сабақты таңдаңыз.',
    en: '“{course}”, {load_type} {section}: no seat left, and waiting lists are switched off at the moment. Choose another lesson.',
    ky: '«{course}», {load_type} {section}: бош орун жок, күтүү тизмелери азыр өчүрүлгөн. Башка сабакты тандаңыз.',
  },
  'registration.seats_free': {
    ru: 'В курсе «{course}» есть места: записывайтесь сразу, очередь не нужна.',
    kk: '«{course}» курсында бос орын бар: кезексіз бірден жазылыңыз.',
    en: '“{course}” has seats left: register at once, there is no need to wait.',
    ky: '«{course}» курсунда бош орун бар: кезексиз дароо жазылыңыз.',
  },
  'registration.waiting_already': {
    ru: 'Вы уже ждёте место на «{course}» (номер {place}). Выйдите из очереди или запишитесь на свободные занятия сразу.',
    kk: 'Сіз «{course}» курсынан орын күтудесіз (нөміріңіз {place}). Кезектен шығыңыз немесе бос сабақтарға бірден жазылыңыз.',
    en: 'You are waiting for a seat on “{course}” already (number {place}). Leave the waiting list, or register for free lessons directly.',
    ky: 'Сиз «{course}» курсунан орун күтүп жатасыз (номериңиз {place}). Кезектен чыгыңыз же бош сабактарга дароо жазылыңыз.',
  },
  'registration.basket_off': {
    ru: 'Места сейчас не удерживаются в корзине: записывайтесь на курс сразу.',
    kk: 'Қазір себетте орын сақталмайды: курсқа бірден жазылыңыз.',
    en: 'Seats are not being held in the basket at the moment: register for the course directly.',
    ky: 'Азыр себетте орун сакталбайт: курска дароо жазылыңыз.',
  },
  'registration.not_in_basket': {
    status: 404,
    ru: 'Курса «{course}» нет в корзине: возможно, время удержания места вышло.',
    kk: '«{course}» себетте жоқ: орынды сақтау уақыты өтіп кеткен болуы мүмкін.',
    en: '“{course}” is not in the basket: the time for which the seat was held may have run out.',
    ky: '«{course}» себетте жок: орунду сактоо убактысы өтүп кеткен болушу мүмкүн.',
  },
  'registration.not_on_card': {
    status: 404,
    ru: 'Курса «{course}» нет в карточке.',
    kk: '«{course}» курсы карточкада жоқ.',
    en: '“{course}” is not on the card.',
    ky: '«{course}» курсу карточкада жок.',
  },
  'registration.not_in_waiting_list': {
    status: 404,
    ru: 'Вас нет в листе ожидания курса «{course}».',
    kk: 'Сіз «{course}» курсының күту тізімінде жоқсыз.',
    en: 'You are not on the waiting list of “{course}”.',
    ky: 'Сиз «{course}» курсунун күтүү тизмесинде жоксуз.',
  },
  'registration.no_offer': {
    ru: 'Место на «{course}» вам ещё не предложено: ваш номер в очереди {place}.',
    kk: '«{course}» курсынан сізге әлі орын ұсынылған жоқ: кезектегі нөміріңіз — {place}.',
    en: 'You have not been offered a seat on “{course}” yet: you are number {place} in the waiting list.',
    ky: '«{course}» курсунан сизге али орун сунушталган жок: кезектеги номериңиз — {place}.',
  },
  'registration.offer_expired': {
    ru: 'Предложение места на «{course}» истекло {until}, место перешло следующему в очереди.',
    kk: '«{course}» курсындағы орын ұсынысының мерзімі бітті ({until}), орын кезектегі келесі адамға өтті.',
    en: 'The offer of a seat on “{course}” ran out at {until}; the seat went to the next in line.',
    ky: '«{course}» курсундагы орун сунушунун мөөнөтү бүттү ({until}), орун кезектеги кийинкиге өттү.',
  },
});
