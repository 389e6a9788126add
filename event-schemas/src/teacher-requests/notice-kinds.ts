import { allChannels, type NoticeKind } from '../kernel/notices.ts';
import { comment } from '../kernel/notice-lines.ts';
import { registrationScreen } from '../registration/notice-parts.ts';

const shared = { type: 'personal', channels: allChannels, link: registrationScreen } as const;

/** About requests to teachers. */
export const kinds = {
  request_asked: {
    ...shared,
    type: 'important',
    link: 'teacher-requests',
    title: {
      ru: 'Студент просит допустить его к курсу',
      kk: 'Студент курсқа жіберуді сұрайды',
      en: 'A student asks to be let into a course',
      ky: 'Студент курска киргизүүнү сурайт',
    },
    text: {
      ru: '{student} просит разрешения записаться на «{course}».',
      kk: '{student} «{course}» курсына жазылуға рұқсат сұрайды.',
      en: '{student} asks for permission to register for “{course}”.',
      ky: '{student} «{course}» курсуна жазылууга уруксат сурайт.',
    },
    more: [{ param: 'request', text: { ru: '«{request}»', kk: '«{request}»', en: '“{request}”', ky: '«{request}»' } }],
  },
  request_approved: {
    ...shared,
    more: [comment],
    title: {
      ru: 'Преподаватель разрешил: «{course}»',
      kk: 'Оқытушы рұқсат берді: «{course}»',
      en: 'The teacher has let you in: “{course}”',
      ky: 'Окутуучу уруксат берди: «{course}»',
    },
    text: {
      ru: 'Теперь вы можете записаться на курс.',
      kk: 'Енді курсқа жазыла аласыз.',
      en: 'You can register for the course now.',
      ky: 'Эми курска жазыла аласыз.',
    },
  },
  request_refused: {
    ...shared,
    type: 'important',
    more: [comment],
    title: {
      ru: 'Преподаватель отказал: «{course}»',
      kk: 'Оқытушы рұқсат бермеді: «{course}»',
      en: 'The teacher has refused: “{course}”',
      ky: 'Окутуучу уруксат берген жок: «{course}»',
    },
    text: {
      ru: 'Ваш запрос на этот курс отклонён.',
      kk: 'Бұл курсқа жіберген сұранысыңыз қабылданбады.',
      en: 'Your request for this course was turned down.',
      ky: 'Бул курс боюнча өтүнүчүңүз четке кагылды.',
    },
  },
} as const satisfies Record<string, NoticeKind>;
