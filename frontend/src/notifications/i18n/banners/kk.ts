import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  lead: 'Университет хабарландырулары барлық экранның үстінде бір жол болып көрінеді: кімге, қай уақыттан қай уақытқа дейін.', add: 'Баннер қосу', search: 'Мәтін не автор', message: 'Мәтін', type: 'Түсі', audience: 'Кімге', state: 'Күйі', begins: 'Көрсетілу басы', stops: 'Көрсетілу соңы', author: 'Кім жасады', actions: 'Әрекеттер',
  remove: 'Жою', removed: 'Баннер жойылды', saved: 'Баннер сақталды', remove_title: 'Баннерді жоясыз ба?', remove_text: '«%{name}»: баннер бәрінен бірден жоғалады.', empty: 'Баннер жоқ', empty_hint: 'Баннер қосыңыз: мәтінін жазып, кімге және қашан көрсетілетінін таңдаңыз.', year: '%{course}-курс',
  types: { university: 'Университет ескертуі', important: 'Маңызды', personal: 'Жеке', group: 'Жақсы жаңалық' },
  audiences: { everybody: 'Бәріне', roles: 'Рөлдер бойынша', students: 'Студенттерге', teachers: 'Оқытушыларға' },
  states: { scheduled: 'Басталуын күтуде', shown: 'Көрсетіліп тұр', over: 'Аяқталды' },
  form: {
    add_title: 'Жаңа баннер', change_title: 'Баннерді өзгерту', save: 'Сақтау', zone: 'Университет сағаты бойынша (%{zone})', duration: 'Қанша секундтан кейін жасырылады', duration_hint: 'Бос болса: оқырман өзі жапқанша.',
    wording_hint: 'Бір тіл жеткілікті. Басқа тілде оқитын адам орысша мәтінді, ол болмаса бар мәтінді көреді.', preview: 'Ол қалай көрінеді', roles: 'Рөлдер', level: 'Дайындық деңгейі', course: 'Курс', course_hint: 'Бос болса: барлық курс', load_type: 'Сабақ түрі', load_type_hint: 'Осындай сабақ жүргізетін оқытушыларға', all: 'Барлығы',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
