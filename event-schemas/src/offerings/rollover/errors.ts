import { defineErrors } from '../../kernel/rejections.ts';

/** Refusals of roll-overs. */
export const rollOverErrors = defineErrors({
  'offerings.roll_over_not_found': {
    status: 404,
    ru: 'Такого переноса нет. Обновите список.',
    kk: 'Мұндай көшіру жоқ. Тізімді жаңартыңыз.',
    en: 'There is no such roll-over. Reload the list.',
    ky: 'Мындай көчүрүү жок. Тизмени жаңылаңыз.',
  },
  'offerings.roll_over_same_term': {
    status: 422,
    ru: 'Период нельзя перенести в него же. Выберите другой период.',
    kk: 'Кезеңді өзіне көшіруге болмайды. Басқа кезеңді таңдаңыз.',
    en: 'A term cannot be rolled over into itself. Choose another one.',
    ky: 'Мезгилди өзүнө көчүрүүгө болбойт. Башка мезгилди тандаңыз.',
  },
  'offerings.roll_over_empty': {
    status: 422,
    ru: 'В выбранном периоде нет открытых курсов: переносить нечего.',
    kk: 'Таңдалған кезеңде ашық курс жоқ: көшіретін ештеңе жоқ.',
    en: 'The chosen term has no opened courses: there is nothing to roll over.',
    ky: 'Тандалган мезгилде ачык курс жок: көчүрө турган эч нерсе жок.',
  },
  'offerings.roll_over_running': {
    status: 409,
    ru: 'Перенос ещё идёт. Дождитесь его окончания.',
    kk: 'Көшіру әлі жүріп жатыр. Аяқталғанын күтіңіз.',
    en: 'The roll-over is still running. Wait until it is done.',
    ky: 'Көчүрүү дагы деле жүрүп жатат. Аяктаганын күтүңүз.',
  },
  'offerings.registration_opened': {
    status: 409,
    ru: 'Регистрация на период «{study_period}» открылась {from}: перенос уже нельзя отменить. Лишние курсы можно отменить по одному.',
    kk: '«{study_period}» кезеңіне тіркелу {from} ашылды: көшіруді енді кері қайтаруға болмайды. Артық курстарды бір-бірлеп болдырмауға болады.',
    en: 'Registration for “{study_period}” opened on {from}: the roll-over can no longer be undone. Courses that are not wanted can be cancelled one by one.',
    ky: '«{study_period}» мезгилине каттоо {from} ачылды: көчүрүүнү эми артка кайтарууга болбойт. Ашыкча курстарды бирден жокко чыгарса болот.',
  },
  'offerings.has_students': {
    status: 409,
    ru: 'На курсе «{course}» уже есть студенты: {students}. Пока они на нём, перенос нельзя отменить.',
    kk: '«{course}» курсында студенттер бар: {students}. Олар курста болғанда көшіруді кері қайтаруға болмайды.',
    en: '“{course}” has students already: {students}. The roll-over cannot be undone while they are on it.',
    ky: '«{course}» курсунда студенттер бар: {students}. Алар курста турганда көчүрүүнү артка кайтарууга болбойт.',
  },
});
