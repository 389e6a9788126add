import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  lead: 'Университеттин кулактандыруулары бардык экрандын үстүндө бир сап болуп көрүнөт: кимге, кайсы убактан кайсы убакка чейин.', add: 'Баннер кошуу', search: 'Текст же автор', message: 'Текст', type: 'Түсү', audience: 'Кимге', state: 'Абалы', begins: 'Көрсөтүлүш башы', stops: 'Көрсөтүлүш аягы', author: 'Ким түздү', actions: 'Аракеттер',
  remove: 'Өчүрүү', removed: 'Баннер өчүрүлдү', saved: 'Баннер сакталды', remove_title: 'Баннерди өчүрөсүзбү?', remove_text: '«%{name}»: баннер баарынан дароо жоголот.', empty: 'Баннер жок', empty_hint: 'Баннер кошуңуз: текстин жазып, кимге жана качан көрсөтүлөрүн тандаңыз.', year: '%{course}-курс',
  types: { university: 'Университеттин эскертүүсү', important: 'Маанилүү', personal: 'Жеке', group: 'Жакшы жаңылык' },
  audiences: { everybody: 'Баарына', roles: 'Ролдор боюнча', students: 'Студенттерге', teachers: 'Окутуучуларга' },
  states: { scheduled: 'Башталышын күтүүдө', shown: 'Көрсөтүлүп турат', over: 'Бүттү' },
  form: {
    add_title: 'Жаңы баннер', change_title: 'Баннерди өзгөртүү', save: 'Сактоо', zone: 'Университеттин сааты боюнча (%{zone})', duration: 'Канча секунддан кийин жашырылат', duration_hint: 'Бош болсо: окурман өзү жапканча.',
    wording_hint: 'Бир тил жетиштүү. Башка тилде окуган адам орусча текстти, ал жок болсо бар текстти көрөт.', preview: 'Ал кандай көрүнөт', roles: 'Ролдор', level: 'Даярдык деңгээли', course: 'Курс', course_hint: 'Бош болсо: бардык курс', load_type: 'Сабактын түрү', load_type_hint: 'Ушундай сабак өткөн окутуучуларга', all: 'Баары',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
