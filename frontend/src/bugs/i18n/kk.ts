import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  send: 'Жіберу',
  sent: '%{number} нөмірімен қабылданды. Әр қадам туралы хат келеді.',
  open: 'Ашу',
  goes_along: 'Хабармен бірге жіберіледі:',
  no_request: 'жоқ',
  picture: 'Беттің суреті',
  picture_failed: 'Сурет түсірілмеді. Оны телефонмен немесе компьютермен түсіріп, файлды тіркеңіз.',
  drawing: 'Қажет жерді қаламмен қоршаңыз',
  drawing_hint: 'Басқалар көрмеуі керек жерді бояп жабыңыз.',
  pens: { mark: 'Қалам', cover: 'Бояп жабу' },
  pen: 'Немен сызу керек',
  undo: 'Сызықты қайтару',
  attach: 'Суретті тіркеу',
  drop: 'Тіркемеу',
  lead: 'Сіз не туралы хабарладыңыз және ол немен аяқталды.',
  none: 'Сіз әлі ештеңе туралы хабарлаған жоқсыз',
  history: 'Не істелді',
  about: 'Хабар',
  edit: 'Хабарды түзету',
  merge: 'Басқасымен біріктіру',
  merge_with: 'Қай хабармен',
  age: 'Қанша уақыт өтті',
  minutes: '%{smart_count} минут |||| %{smart_count} минут',
  hours: '%{smart_count} сағат |||| %{smart_count} сағат',
  days: '%{smart_count} күн |||| %{smart_count} күн',
  number: '№\u00a0%{number}. %{title}',
} satisfies Catalogue<typeof ru>;
export default kk;
