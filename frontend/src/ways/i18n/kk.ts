import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  set_up: 'Тексеру мен кілт',
  set_up_title: '%{name}: тексеру мен құпия кілт',
  has_secret: 'Құпия кілт қойылған',
  no_secret: 'Құпия кілт қойылмаған',
  bind_secret: 'Портал каталогтан іздейтін құпиясөз',
  client_secret: 'Порталдың сервердегі құпия кілті (client_secret)',
  keep: 'Кілтті сақтау',
  kept: 'Кілт сақталды',
  secret_hint: 'Сақталғаннан кейін оны ешкім көрмейді.',
  people: 'Байланысқан есептік жазбалар: %{count}',
  check: 'Соңғы салыстыру %{date}: тексерілгені %{checked}, каталогта жоғы %{missing}, ажыратылғаны %{closed}',
  check_stopped: 'Салыстыру тоқтатылды: тым көбі жоғалған.',
  addresses: 'Бұл мекенжайларды серверге жазу керек',
  callback: 'Кіргеннен кейін қайту (redirect URI)',
  backchannel: 'Шығу (back-channel logout)',
  after_logout: 'Шыққаннан кейін (post logout redirect URI)',
  try_login: 'Кімнің логинін қарау керек (міндетті емес)',
  do_try: 'Осы тәсілді тексеру',
  good: 'Тәсіл жұмыс істейді',
  bad: 'Тәсіл жұмыс істемейді',
  person: 'Портал бұл адамды былай көреді',
  groups: 'Топтары: %{groups}',
  no_groups: 'Топтары жоқ',
  disabled: 'Каталогта ажыратылған',
  steps: {
    reached: 'Сервер жауап береді',
    secret: 'Құпия кілт қабылданды',
    search: 'Адамдарды іздеуге болады',
    discovery: 'Сервер өзі туралы айтты',
    keys: 'Сервер кілттері алынды',
    person: 'Адам табылды',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
