import { allChannels, type NoticeKind } from '../kernel/notices.ts';
import { reason } from '../kernel/notice-lines.ts';
import { registrationScreen } from '../registration/notice-parts.ts';

/** About who advises whom. */
export const kinds = {
  /** To the student: who advises them from now on. */
  advisor_assigned: {
    type: 'important',
    channels: allChannels,
    link: registrationScreen,
    more: [reason],
    title: {
      ru: 'У вас новый эдвайзер',
      kk: 'Сізге жаңа эдвайзер тағайындалды',
      en: 'You have a new advisor',
      ky: 'Сизге жаңы эдвайзер дайындалды',
    },
    text: {
      ru: 'Теперь вашу карточку регистрации проверяет {advisor}.',
      kk: 'Енді тіркелу карточкаңызды {advisor} тексереді.',
      en: '{advisor} reviews your registration card from now on.',
      ky: 'Эми каттоо карточкаңызды {advisor} текшерет.',
    },
  },
  /** To the student: nobody advises them now. */
  advisor_removed: {
    type: 'important',
    channels: allChannels,
    link: registrationScreen,
    more: [reason],
    title: {
      ru: 'У вас больше нет эдвайзера',
      kk: 'Сізде эдвайзер жоқ',
      en: 'You have no advisor now',
      ky: 'Сизде азыр эдвайзер жок',
    },
    text: {
      ru: 'Нового эдвайзера назначит офис регистратора. До этого карточку регистрации отправить некому.',
      kk: 'Жаңа эдвайзерді тіркеуші офисі тағайындайды. Оған дейін тіркелу карточкасын жіберетін адам жоқ.',
      en: 'The registrar’s office will assign a new one. Until then there is nobody to send your registration card to.',
      ky: 'Жаңы эдвайзерди каттоо офиси дайындайт. Ага чейин каттоо карточкасын жөнөтө турган адам жок.',
    },
  },
  /** To the advisor: a student is theirs from now on. */
  advisee_assigned: {
    type: 'personal',
    channels: allChannels,
    link: 'students-list',
    more: [reason],
    title: {
      ru: 'У вас новый студент',
      kk: 'Сізге жаңа студент бекітілді',
      en: 'You have a new student',
      ky: 'Сизге жаңы студент бекитилди',
    },
    text: {
      ru: '{student}: теперь вы эдвайзер этого студента.',
      kk: '{student}: енді осы студенттің эдвайзері\u00a0— сіз.',
      en: '{student}: you are this student’s advisor from now on.',
      ky: '{student}: эми бул студенттин эдвайзери\u00a0— сиз.',
    },
  },
} as const satisfies Record<string, NoticeKind>;
