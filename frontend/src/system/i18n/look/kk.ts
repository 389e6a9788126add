import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

/** The university's logo and pictures. */
const kk = {
  logo: 'Логотип',
  logo_choose: 'Логотип таңдау',
  logo_hint: 'PNG, JPEG не WebP, кемінде %{pixels} пиксель, %{size}\u00a0МБ-қа дейін, шаршы болғаны дұрыс.',
  logo_saved: 'Логотип сақталды',
  logo_remove: 'Порталдың белгісін қайтару',
  logo_removed: 'Логотип алып тасталды',
  logo_back: 'Бұрынғы логотипті қайтару',
  logo_until: 'Бұрынғы логотип %{day} дейін сақталады.',
  background: 'Кіру бетіндегі сурет',
  background_hint: 'Кең фотосурет: кемінде %{width} × %{height} пиксель, %{mb}\u00a0МБ-қа дейін. Оны кіру бетін компьютерден ашқандардың бәрі көреді.',
  upload: 'Сурет жүктеу',
  uploaded: 'Сурет жүктелді',
  choose: 'Кіру бетіне қою',
  chosen: 'Сурет кіру бетіне қойылды',
  now: 'Қазір осы тұр',
  none: 'Өз суреттеріңіз әзірге жоқ',
  own: 'Порталдың өрнегін қайтару',
  own_done: 'Кіру бетінде қайтадан порталдың өрнегі',
  remove: 'Суретті жою',
  removed: 'Сурет жойылды',
  unused: '%{day} бастап қолданылмайды: бір аптадан кейін өзі жойылады.',
  unfit: '%{size}\u00a0МБ-тан аспайтын PNG, JPEG не WebP файлы керек.',
  size: '%{width} × %{height}',
} satisfies Catalogue<typeof ru>;
export default kk;
