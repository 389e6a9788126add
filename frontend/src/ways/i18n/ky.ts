import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  set_up: 'Текшерүү жана ачкыч',
  set_up_title: '%{name}: текшерүү жана купуя ачкыч',
  has_secret: 'Купуя ачкыч коюлган',
  no_secret: 'Купуя ачкыч коюлган эмес',
  bind_secret: 'Портал каталогдон издеген сырсөз',
  client_secret: 'Порталдын сервердеги купуя ачкычы (client_secret)',
  keep: 'Ачкычты сактоо',
  kept: 'Ачкыч сакталды',
  secret_hint: 'Сакталгандан кийин аны эч ким көрбөйт.',
  people: 'Байланышкан каттоо жазуулары: %{count}',
  check: 'Акыркы салыштыруу %{date}: текшерилгени %{checked}, каталогдо жогу %{missing}, токтотулганы %{closed}',
  check_stopped: 'Салыштыруу токтотулду: өтө көбү жоголгон.',
  addresses: 'Бул даректерди серверге жазуу керек',
  callback: 'Киргенден кийин кайтуу (redirect URI)',
  backchannel: 'Чыгуу (back-channel logout)',
  after_logout: 'Чыккандан кийин (post logout redirect URI)',
  try_login: 'Кимдин логинин кароо керек (милдеттүү эмес)',
  do_try: 'Бул жолду текшерүү',
  good: 'Жол иштейт',
  bad: 'Жол иштебейт',
  person: 'Портал бул адамды мындай көрөт',
  groups: 'Топтору: %{groups}',
  no_groups: 'Топтору жок',
  disabled: 'Каталогдо токтотулган',
  steps: {
    reached: 'Сервер жооп берет',
    secret: 'Купуя ачкыч кабыл алынды',
    search: 'Адамдарды издөөгө болот',
    discovery: 'Сервер өзү жөнүндө айтты',
    keys: 'Сервердин ачкычтары алынды',
    person: 'Адам табылды',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
