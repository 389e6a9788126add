import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

export default {
  web_banner: {
    one: 'баннер',
    many: 'баннерлер',
    object: 'баннерди',
    lead: 'Университеттин кулактандыруулары бардык экрандын үстүндө бир сап болуп көрүнөт: кимге, кайсы убактан кайсы убакка чейин.',
    empty: 'Баннер жок',
    removal: 'Баннер баарынан дароо жоголот. Аны өчүргөндөн кийин дароо кайтарса болот.',
    fields: {
      message: 'Текст',
      type: 'Түсү',
      target_audience: 'Кимге',
      target_audience_options: 'Ролдор',
      preparation_level: 'Даярдык деңгээли',
      course: 'Курс',
      load_type: 'Сабактын түрү',
      begin_to_show_at: 'Көрсөтүлүш башы',
      stop_to_show_at: 'Көрсөтүлүш аягы',
      duration: 'Канча секунддан кийин жашырылат',
      author: 'Ким түздү',
    },
    hints: {
      message: 'Бир тил жетиштүү. Башка тилде окуган адам орусча текстти, ал жок болсо бар текстти көрөт.',
      preparation_level: 'Тандалбаса: бардык деңгээлге',
      course: 'Бош болсо: бардык курс',
      load_type: 'Ушундай сабак өткөн окутуучуларга; тандалбаса: баарына',
      duration: 'Бош болсо: окурман өзү жапканча.',
    },
    codes: {
      type: { university: 'Университеттин эскертүүсү', important: 'Маанилүү', personal: 'Жеке', group: 'Жакшы жаңылык' },
      target_audience: {
        everybody: 'Баарына',
        roles: 'Ролдор боюнча',
        students: 'Студенттерге',
        teachers: 'Окутуучуларга',
      },
    },
    states: { scheduled: 'Башталышын күтүүдө', shown: 'Көрсөтүлүп турат', over: 'Бүттү' },
    rules: {
      'notifications.banner_text_required': 'Баннердин текстин жок дегенде бир тилде жазыңыз.',
      'notifications.banner_ends_before_start': 'Баннер башталбай туруп бүтөт. Бүтүшүн башталышынан кийин коюңуз.',
      'notifications.banner_roles_required': 'Баннерди көрө турган жок дегенде бир ролду тандаңыз.',
    },
    own: { preview: 'Ал кандай көрүнөт', year: '%{course}-курс' },
  },
} satisfies Catalogue<typeof ru>;
