import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

export default {
  web_banner: {
    one: 'баннер',
    many: 'баннерлер',
    object: 'баннерді',
    lead: 'Университет хабарландырулары барлық экранның үстінде бір жол болып көрінеді: кімге, қай уақыттан қай уақытқа дейін.',
    empty: 'Баннер жоқ',
    removal: 'Баннер бәрінен бірден жоғалады. Оны өшірген бойда қайтаруға болады.',
    fields: {
      message: 'Мәтін',
      type: 'Түсі',
      target_audience: 'Кімге',
      target_audience_options: 'Рөлдер',
      preparation_level: 'Дайындық деңгейі',
      course: 'Курс',
      load_type: 'Сабақ түрі',
      begin_to_show_at: 'Көрсетілу басы',
      stop_to_show_at: 'Көрсетілу соңы',
      duration: 'Қанша секундтан кейін жасырылады',
      author: 'Кім жасады',
    },
    hints: {
      message: 'Бір тіл жеткілікті. Басқа тілде оқитын адам орысша мәтінді, ол болмаса бар мәтінді көреді.',
      preparation_level: 'Таңдалмаса: барлық деңгейге',
      course: 'Бос болса: барлық курс',
      load_type: 'Осындай сабақ жүргізетін оқытушыларға; таңдалмаса: бәріне',
      duration: 'Бос болса: оқырман өзі жапқанша.',
    },
    codes: {
      type: { university: 'Университет ескертуі', important: 'Маңызды', personal: 'Жеке', group: 'Жақсы жаңалық' },
      target_audience: {
        everybody: 'Бәріне',
        roles: 'Рөлдер бойынша',
        students: 'Студенттерге',
        teachers: 'Оқытушыларға',
      },
    },
    states: { scheduled: 'Басталуын күтуде', shown: 'Көрсетіліп тұр', over: 'Аяқталды' },
    rules: {
      'notifications.banner_text_required': 'Баннердің мәтінін кемінде бір тілде жазыңыз.',
      'notifications.banner_ends_before_start': 'Баннер басталмай тұрып аяқталады. Аяқталуын басталуынан кейін қойыңыз.',
      'notifications.banner_roles_required': 'Баннерді көретін кемінде бір рөлді таңдаңыз.',
    },
    own: { preview: 'Ол қалай көрінеді', year: '%{course}-курс' },
  },
} satisfies Catalogue<typeof ru>;
