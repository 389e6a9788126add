import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

/** The university's logo and pictures. */
const ky = {
  logo: 'Логотип',
  logo_choose: 'Логотип тандоо',
  logo_hint: 'PNG, JPEG же WebP, кеминде %{pixels} пиксель, %{size}\u00a0МБга чейин, чарчы болгону жакшы.',
  logo_saved: 'Логотип сакталды',
  logo_remove: 'Порталдын белгисин кайтаруу',
  logo_removed: 'Логотип алынды',
  logo_back: 'Мурунку логотипти кайтаруу',
  logo_until: 'Мурунку логотип %{day} чейин сакталат.',
  background: 'Кирүү барагындагы сүрөт',
  background_hint: 'Кең сүрөт: кеминде %{width} × %{height} пиксель, %{mb}\u00a0МБга чейин. Аны кирүү барагын компьютерден ачкандардын баары көрөт.',
  upload: 'Сүрөт жүктөө',
  uploaded: 'Сүрөт жүктөлдү',
  choose: 'Кирүү барагына коюу',
  chosen: 'Сүрөт кирүү барагына коюлду',
  now: 'Азыр ушул турат',
  none: 'Өз сүрөттөрүңүз азырынча жок',
  own: 'Порталдын оюусун кайтаруу',
  own_done: 'Кирүү барагында кайра порталдын оюусу',
  remove: 'Сүрөттү өчүрүү',
  removed: 'Сүрөт өчүрүлдү',
  unused: '%{day} баштап колдонулбайт: бир жумадан кийин өзү өчөт.',
  unfit: '%{size}\u00a0МБдан ашпаган PNG, JPEG же WebP файлы керек.',
  size: '%{width} × %{height}',
} satisfies Catalogue<typeof ru>;
export default ky;
