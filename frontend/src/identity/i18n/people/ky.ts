import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  roles: 'Ролдор',
  email: 'Почта',
  phone: 'Телефон',
  no_contacts: 'Бул адамдын байланыш маалыматы сизге көрсөтүлбөйт.',
  disabled: 'Каттоо жазуусу токтотулган',
  edit: 'Профилимди өзгөртүү',
  photo_of: 'Сүрөт: %{name}',
  state: 'Абалы',
  all: 'Баары',
  states: {
    shown: 'Карала элек',
    accepted: 'Каралган',
    rejected: 'Четке кагылган',
  },
  none: 'Сүрөттөр жок',
  accept: 'Сүрөттү калтыруу',
  reject: 'Четке кагуу',
  reject_title: 'Сүрөттү четке кагуу керекпи?',
  reject_text: 'Аны ээсинен башка эч ким көрбөйт. Ээси себебин билет.',
  reason: 'Себеби',
  uploaded: 'коюлган күнү: %{date}',
  why: 'Себеби: %{reason}',
  more: 'Андан ары',
  before: 'Артка',
  someone: 'Сүрөт',
} satisfies Catalogue<typeof ru>;
export default ky;
