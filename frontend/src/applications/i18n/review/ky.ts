import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  tabs: { label: 'Кезек', waiting: 'Мени күтүп турат', handled: 'Каралгандар', archived: 'Архив' },
  waypoints: 'Макулдашуу баскычтары', all: 'Баары', waiting: 'күтүүдө: %{count}', overdue: 'мөөнөтү өткөнү: %{count}', only_overdue: 'Мөөнөтү өткөндөр гана', as: 'Кимдин атынан', as_any: 'Каалаганынан', search: 'Номери, аты-жөнү же коду', sort: 'Ирети', oldest: 'Адегенде эскилери', newest: 'Адегенде жаңылары', by_due: 'Мөөнөтү боюнча',
  empty: { waiting: 'Сизди күтүп турган эч нерсе жок', waiting_hint: 'Жаңы арыздар бул жерде өзү пайда болот.', handled: 'Сиз азырынча эч нерсе караган жоксуз', archived: 'Архив бош', filtered: 'Бул шарттар боюнча эч нерсе табылган жок' },
  head: { select: 'Тандоо', number: 'Номери', applicant: 'Ким берди', type: 'Арыз', status: 'Абалы', where: 'Баскычы', since: 'Күткөнү', due: 'Мөөнөтү' },
  age: { today: 'бүгүндөн бери', days: '%{smart_count} күн |||| %{smart_count} күн' },
  due: { none: 'мөөнөтсүз', by: '%{date} чейин', today: 'бүгүн акыркы күн', late: '%{date} мөөнөтү өттү' },
  select: '%{number} арызын тандоо', select_all: 'Барактагынын баарын тандоо', selected: 'Тандалды: %{count}', unselect: 'Тандоону алуу', page: '%{from}–%{to}, баары %{count}', previous: 'Артка', next: 'Андан ары',
  acts: { approve: 'Жактыруу', reject: 'Четке кагуу', return: 'Оңдоого кайтаруу', forward: 'Андан ары берүү' },
  done: { approve: 'Жактырылды', reject: 'Четке кагылды', return: 'Оңдоого кайтарылды', forward: 'Андан ары берилди' },
  many: { approve: 'Тандалгандарды жактыруу', reject: 'Тандалгандарды четке кагуу', return: 'Тандалгандарды кайтаруу', archive: 'Архивге салуу', restore: 'Архивден чыгаруу', text: 'Ар бир арыз өзүнчө чечилет. Бирөө боюнча чечүүгө болбосо, калгандары кармалбайт.', report: 'Эмне болду', done: 'Даяр: %{count}', refused: 'Болгон жок: %{count}', close: 'Жабуу', comment: 'Баарына бирдей түшүндүрмө' },
  act: {
    title: 'Сиздин чечимиңиз', comment: 'Түшүндүрмө', comment_hint: 'Арыз берген адам көрөт', comment_return: 'Кайтарсаңыз, эмнени оңдоо керек экенин жазыңыз', to: 'Кайда берүү керек', choose: 'Кадамды тандаңыз', nothing: 'Азыр сизден эч нерсе керек эмес.', waypoint: 'Баскыч', confirm_reject: 'Арызды четке кагасызбы?', confirm_text: 'Арыз жабылат, ал боюнча эми эч ким чечим кабыл албайт.', several: 'Сиз бир нече баскычта чече аласыз, бирин тандаңыз', back: 'Кезекке',
  },
  status: { title: 'Абалы', set: 'Абалын өзгөртүү', to: 'Жаңы абалы', comment: 'Түшүндүрмө', done: 'Абалы өзгөртүлдү', hint: 'Эмне болуп жатканын тактайт: чечим мындан өзгөрбөйт.' },
  applicant: 'Ким берди', group: '%{name} тобу',
} satisfies Catalogue<typeof ru>;
export default ky;
