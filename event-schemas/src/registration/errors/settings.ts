import { defineErrors } from '../../kernel/rejections.ts';

/** Refusals of the office's settings: super registration, credit rules, control of the level, the switch of a status. */
export const settingsErrors = defineErrors({
  'registration.super_until_passed': {
    status: 422,
    ru: 'Супер-регистрация должна закончиться в будущем, а указано {until}. Выберите более позднее время.',
    kk: 'Супер-тіркелу болашақта аяқталуы керек, ал көрсетілгені\u00a0— {until}. Кешірек уақытты таңдаңыз.',
    en: 'Super registration has to end in the future, and {until} has passed. Choose a later time.',
    ky: 'Супер-каттоо келечекте бүтүшү керек, ал эми көрсөтүлгөнү\u00a0— {until}. Кийинчерээк убакытты тандаңыз.',
  },
  'registration.period_exists': {
    ru: 'Такой период регистрации уже есть: тот же учебный период, тот же вид и те же даты.',
    kk: 'Мұндай тіркелу кезеңі бар: оқу кезеңі, түрі және күндері бірдей.',
    en: 'This registration period already exists: same term, same kind, same dates.',
    ky: 'Мындай каттоо мезгили бар: окуу мезгили, түрү жана күндөрү бирдей.',
  },
  'registration.period_overlaps': {
    ru: 'На это время для тех же студентов уже есть такой период: {start_date}\u00a0— {end_date}. Измените даты или круг студентов.',
    kk: 'Бұл уақытта сол студенттерге арналған осындай кезең бар: {start_date}\u00a0— {end_date}. Күндерін немесе кімге арналғанын өзгертіңіз.',
    en: 'These students already have a period of this kind at this time: from {start_date} to {end_date}. Change the dates or whom the period is for.',
    ky: 'Бул убакытта ошол эле студенттер үчүн ушундай мезгил бар: {start_date}\u00a0— {end_date}. Күндөрүн же кимдер үчүн экенин өзгөртүңүз.',
  },
  'registration.notify_too_early': {
    status: 422,
    ru: 'Напоминание (за {notify_minutes}\u00a0мин. до конца) должно быть короче срока подтверждения ({confirmation_minutes}\u00a0мин.).',
    kk: 'Еске салу уақыты (аяқталуына {notify_minutes}\u00a0мин қалғанда) растау мерзімінен ({confirmation_minutes}\u00a0мин) қысқа болуы керек.',
    en: 'The reminder ({notify_minutes}\u00a0min before the end) has to come within the confirmation window ({confirmation_minutes}\u00a0min).',
    ky: 'Эскертүү (бүтөрүнө {notify_minutes} мүнөт калганда) ырастоо мөөнөтүнөн ({confirmation_minutes} мүнөт) кыска болушу керек.',
  },
  'registration.max_credit_rule_below_collected': {
    ru: 'Максимум не может быть {max}: у {students} студ. в карточке уже больше (до {current}). Поднимите максимум или сначала измените их карточки.',
    kk: 'Ең көбі {max} бола алмайды: {students} студенттің карточкасында одан артық кредит бар (көп дегенде {current}). Шекті көтеріңіз не алдымен карточкаларын өзгертіңіз.',
    en: 'The maximum cannot be {max}: {students} students already have more (up to {current}). Raise the maximum or change their cards first.',
    ky: 'Эң көбү {max} боло албайт: {students} студенттин карточкасында андан көп кредит бар (көп дегенде {current}). Чекти көтөрүңүз же адегенде карточкаларын өзгөртүңүз.',
  },
  'registration.control_level_exists': {
    ru: 'Контроль для этого уровня подготовки уже задан. Измените его.',
    kk: 'Бұл дайындық деңгейіне бақылау қойылған. Соны өзгертіңіз.',
    en: 'Control is already set for this level of study. Change that entry.',
    ky: 'Бул даярдык деңгээлине көзөмөл коюлган. Ошону өзгөртүңүз.',
  },
  'registration.control_level_not_found': {
    status: 404,
    ru: 'Такой записи контроля уровня нет.',
    kk: 'Деңгей бақылауында мұндай жазба жоқ.',
    en: 'There is no such entry in the control of levels.',
    ky: 'Деңгээл көзөмөлүндө мындай жазуу жок.',
  },
  'registration.status_switch_not_found': {
    status: 404,
    ru: 'Такой смены статуса нет.',
    kk: 'Мәртебені мұндай ауыстыру жоқ.',
    en: 'There is no such switch of status.',
    ky: 'Статусту мындай алмаштыруу жок.',
  },
  'registration.status_switch_empty': {
    status: 422,
    ru: 'Под этот фильтр не подходит ни одна карточка. Измените фильтр.',
    kk: 'Бұл сүзгіге бірде-бір карточка сай келмейді. Сүзгіні өзгертіңіз.',
    en: 'No card fits this filter. Change the filter.',
    ky: 'Бул чыпкага бир да карточка туура келбейт. Чыпканы өзгөртүңүз.',
  },
});
