import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  send: 'Жөнөтүү',
  sent: '%{number} номери менен кабыл алынды. Ар бир кадам тууралуу кат келет.',
  open: 'Ачуу',
  goes_along: 'Билдирүү менен кошо кетет:',
  no_request: 'жок',
  picture: 'Барактын сүрөтү',
  picture_failed: 'Сүрөт тартылбай калды. Аны телефон же компьютер менен тартып, файлды тиркеңиз.',
  drawing: 'Керектүү жерди калем менен тегеректеңиз',
  drawing_hint: 'Башкалар көрбөшү керек болгон жерди боёп салыңыз.',
  pens: { mark: 'Калем', cover: 'Боёп жабуу' },
  pen: 'Эмне менен чийүү керек',
  undo: 'Чийинди кайтаруу',
  attach: 'Сүрөттү тиркөө',
  drop: 'Тиркебөө',
  lead: 'Сиз эмне тууралуу билдирдиңиз жана ал эмне менен бүттү.',
  none: 'Сиз азырынча эч нерсе билдире элексиз',
  history: 'Эмне кылынды',
  about: 'Билдирүү',
  edit: 'Билдирүүнү оңдоо',
  merge: 'Башкасы менен бириктирүү',
  merge_with: 'Кайсы билдирүү менен',
  age: 'Канча убакыт өттү',
  minutes: '%{smart_count} мүнөт |||| %{smart_count} мүнөт',
  hours: '%{smart_count}\u00a0саат |||| %{smart_count}\u00a0саат',
  days: '%{smart_count} күн |||| %{smart_count} күн',
  number: '№\u00a0%{number}. %{title}',
} satisfies Catalogue<typeof ru>;
export default ky;
