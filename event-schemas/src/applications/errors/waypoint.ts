import { defineErrors } from '../../kernel/rejections.ts';

/** portal.md §8 "Waypoint change rejected" and "Approval queue". */
export const waypointErrors = defineErrors({
  'applications.waypoint_form_faulty': {
    ru: 'Заявление {number} нельзя согласовать: сроки в нём не сходятся ({names}). Верните его на доработку.', kk: '{number} өтінішін келісуге болмайды: ондағы мерзімдер сәйкес келмейді ({names}). Оны түзетуге қайтарыңыз.',
    en: 'Application {number} cannot be approved: its dates do not fit together ({names}). Return it for correction.', ky: '{number} арызын макулдашууга болбойт: андагы мөөнөттөр бири-бирине туура келбейт ({names}). Аны оңдоого кайтарыңыз.',
  },
  'applications.waypoint_on_draft': {
    ru: 'Заявление {number} — черновик: его ещё не отправили, решать нечего.', kk: '{number} өтініші — жоба: ол әлі жіберілмеген, шешетін ештеңе жоқ.',
    en: 'Application {number} is a draft: it has not been sent, so there is nothing to decide.', ky: '{number} арызы — долбоор: ал али жөнөтүлө элек, чече турган эч нерсе жок.',
  },
  'applications.waypoint_own_application': {
    status: 403,
    ru: 'Заявление {number} подали вы сами, согласовать его должен кто-то другой.', kk: '{number} өтінішін өзіңіз бергенсіз, оны басқа адам келісуі керек.',
    en: 'You sent application {number} yourself; somebody else has to decide on it.', ky: '{number} арызын өзүңүз бергенсиз, аны башка адам макулдашы керек.',
  },
  'applications.waypoint_archived': {
    ru: 'Заявление {number} в архиве, этап согласования изменить нельзя. Сначала верните его из архива.', kk: '{number} өтініші мұрағатта, келісу кезеңін өзгертуге болмайды. Алдымен оны мұрағаттан шығарыңыз.',
    en: 'Application {number} is in the archive and its approval point cannot change. Take it out of the archive first.', ky: '{number} арызы архивде, макулдашуу баскычын өзгөртүүгө болбойт. Адегенде аны архивден чыгарыңыз.',
  },
  'applications.waypoint_empty': {
    ru: 'У заявления {number} сейчас нет этапа согласования: оно на доработке у заявителя. Дождитесь, когда его отправят снова.', kk: '{number} өтінішінде қазір келісу кезеңі жоқ: ол өтініш берушіде түзетілуде. Қайта жіберілгенше күтіңіз.',
    en: 'Application {number} has no approval point now: it is with the applicant for correction. Wait until it is sent again.', ky: '{number} арызында азыр макулдашуу баскычы жок: ал арыз ээсинде оңдолууда. Кайра жөнөтүлгөнчө күтүңүз.',
  },
  'applications.waypoint_not_found': {
    status: 404,
    ru: 'В маршруте заявления {number} нет такого этапа согласования. Обновите страницу.', kk: '{number} өтінішінің маршрутында мұндай келісу кезеңі жоқ. Бетті жаңартыңыз.',
    en: 'The route of application {number} has no such approval point. Reload the page.', ky: '{number} арызынын маршрутунда мындай макулдашуу баскычы жок. Баракты жаңылаңыз.',
  },
  'applications.waypoint_which': {
    status: 422,
    ru: 'В заявлении {number} вас ждут несколько этапов: {waypoints}. Укажите, на каком вы решаете.', kk: '{number} өтінішінде сізді бірнеше кезең күтіп тұр: {waypoints}. Қайсысын шешетініңізді көрсетіңіз.',
    en: 'Several approval points of application {number} wait for you: {waypoints}. Say at which one you decide.', ky: '{number} арызында сизди бир нече баскыч күтүп турат: {waypoints}. Кайсынысын чечериңизди көрсөтүңүз.',
  },
  'applications.waypoint_review_order': {
    ru: 'Порядок рассмотрения этого не позволяет: заявление {number} сейчас на шаге «{step}», а этап «{waypoint}» относится к другому шагу.', kk: 'Қарау тәртібі бойынша болмайды: {number} өтініші қазір «{step}» қадамында, ал «{waypoint}» кезеңі басқа қадамда.',
    en: 'The order of review does not allow this: application {number} is at step “{step}”, and “{waypoint}” belongs to another step.', ky: 'Кароо тартиби боюнча болбойт: {number} арызы азыр «{step}» кадамында, ал эми «{waypoint}» баскычы башка кадамда.',
  },
  'applications.waypoint_other_application': {
    status: 403,
    ru: 'На этапе «{waypoint}» решает {who}. Заявитель {number} — не ваш студент и не с вашей кафедры.', kk: '«{waypoint}» кезеңінде шешетін — {who}. {number} өтінішін берген сіздің студентіңіз емес және сіздің кафедрадан емес.',
    en: '“{waypoint}” is decided by: {who}. Whoever sent {number} is not your student and not in your department.', ky: '«{waypoint}» баскычында чечүүчү — {who}. {number} арызын берген сиздин студентиңиз эмес жана сиздин кафедрадан эмес.',
  },
  'applications.waypoint_role_or_profile': {
    status: 403,
    ru: 'На этапе «{waypoint}» заявления {number} решает: {who}. У вас нет этой роли, и вы не назначены.', kk: '{number} өтінішінің «{waypoint}» кезеңінде шешетін: {who}. Сізде бұл рөл жоқ және сіз тағайындалмағансыз.',
    en: '“{waypoint}” of application {number} is decided by: {who}. You do not have that role and are not named.', ky: '{number} арызынын «{waypoint}» баскычында чечүүчү: {who}. Сизде бул роль жок жана сиз дайындалган эмессиз.',
  },
  'applications.waypoint_act_not_permitted': {
    status: 403,
    ru: 'На этапе «{waypoint}» нельзя {act}. Можно: {acts}.', kk: '«{waypoint}» кезеңінде «{act}» әрекетіне болмайды. Болатыны: {acts}.',
    en: '“{waypoint}” does not let you {act}. Allowed: {acts}.', ky: '«{waypoint}» баскычында «{act}» аракетине болбойт. Болгону: {acts}.',
  },
  'applications.waypoint_no_route': {
    ru: 'С шага «{from}» туда нет маршрута. Куда можно: {steps}. Если список пуст, маршрут должен исправить учебный офис.', kk: '«{from}» қадамынан ол жаққа маршрут жоқ. Қайда болады: {steps}. Тізім бос болса, маршрутты оқу кеңсесі түзетуі керек.',
    en: 'There is no route there from step “{from}”. Possible: {steps}. If the list is empty, the study office has to correct the route.', ky: '«{from}» кадамынан ал жакка маршрут жок. Мүмкүн болгону: {steps}. Тизме бош болсо, маршрутту окуу кеңсеси оңдошу керек.',
  },
  'applications.forward_to_which': {
    status: 422,
    ru: 'Укажите, на какой шаг направить заявление: {steps}.', kk: 'Өтінішті қай қадамға жіберетініңізді көрсетіңіз: {steps}.',
    en: 'Say to which step the application should be forwarded: {steps}.', ky: 'Арызды кайсы кадамга жөнөтөрүңүздү көрсөтүңүз: {steps}.',
  },
  'applications.comment_required': {
    status: 422,
    ru: 'На этапе «{waypoint}» для этого решения ({act}) нужен комментарий: заявитель прочтёт, почему.', kk: '«{waypoint}» кезеңінде бұл шешімге ({act}) түсініктеме керек: өтініш беруші себебін оқиды.',
    en: '“{waypoint}” asks for a comment with this decision ({act}): the applicant will read why.', ky: '«{waypoint}» баскычында бул чечимге ({act}) түшүндүрмө керек: арыз ээси себебин окуйт.',
  },
  'applications.not_your_turn': {
    ru: 'Ваша очередь ещё не подошла: на этапе «{waypoint}» заявления {number} сначала решает {turn}.', kk: 'Кезегіңіз әлі келген жоқ: {number} өтінішінің «{waypoint}» кезеңінде алдымен шешетін — {turn}.',
    en: 'It is not your turn yet in the approval queue: “{waypoint}” of application {number} is decided first by: {turn}.', ky: 'Кезегиңиз али келе элек: {number} арызынын «{waypoint}» баскычында адегенде чечүүчү — {turn}.',
  },
  'applications.already_approved_by_you': {
    ru: 'Вы уже согласовали этап «{waypoint}» заявления {number}. Второй раз не нужно.', kk: '{number} өтінішінің «{waypoint}» кезеңін келісіп қойғансыз. Екінші рет қажет емес.',
    en: 'You have approved “{waypoint}” of application {number} already. Once is enough.', ky: '{number} арызынын «{waypoint}» баскычын макулдашып койгонсуз. Экинчи жолу кереги жок.',
  },
  'applications.waypoint_signed': {
    ru: 'Этап «{waypoint}» заявления {number} уже согласовали за вашу роль. Обновите список.', kk: '{number} өтінішінің «{waypoint}» кезеңін сіздің рөліңізден басқа адам келісіп қойған. Тізімді жаңартыңыз.',
    en: 'Somebody has approved “{waypoint}” of application {number} for your role already. Reload the list.', ky: '{number} арызынын «{waypoint}» баскычын сиздин ролуңуздан башка адам макулдашып койгон. Тизмени жаңылаңыз.',
  },
});
