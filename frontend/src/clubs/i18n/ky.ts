import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  tabs: 'Кайсы клубдарды көрсөтүү керек',
  tab: {
    open: 'Бардык клубдар',
    mine: 'Менин клубдарым',
  },
  members: '%{smart_count} мүчө |||| %{smart_count} мүчө',
  keeps: {
    founder: 'Сиз негиздөөчүсүз',
    moderator: 'Сиз модераторсуз',
  },
  join: 'Мүчө болуу',
  asked: 'Арыз жөнөтүлдү: аны клубдун модератору карайт',
  change: 'Клубду өзгөртүү',
  create_lead: 'Клуб эмне үчүн керек экенин жазыңыз. Арызды жөнөтмөйүнчө долбоорду өзүңүз гана көрөсүз.',
  requests_lead: 'Клуб ачууга арыздар: бекитиңиз, кайра иштөөгө кайтарыңыз же себебин жазып четке кагыңыз.',
  draft_hint: 'Бул – долбоор. Текшерип, арызды жөнөтүңүз: ага чейин аны эч ким көрбөйт.',
  sent_hint: 'Арыз жөнөтүлдү. Чечим тууралуу билдирүү келет.',
  history: 'Тарыхы',
  people: 'Мүчөлөр',
  no_members: 'Азырынча бул жерде эч ким жок',
} satisfies Catalogue<typeof ru>;
export default ky;
