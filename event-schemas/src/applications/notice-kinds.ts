import { allChannels, type NoticeKind } from '../kernel/notices.ts';
import { comment, reason } from '../kernel/notice-lines.ts';

const mine = { channels: allChannels, link: 'coo', linkTo: 'coo/application/{application}' } as const;
const forReview = { type: 'important', link: 'coo_review', linkTo: 'coo_review/{application}' } as const;
const until = {
  param: 'due',
  text: {
    ru: 'Решить нужно до {due}.',
    kk: 'Шешу мерзімі: {due}.',
    en: 'It has to be decided by {due}.',
    ky: 'Чечүү мөөнөтү: {due}.',
  },
} as const;

/** About students’ applications: to those who decide, and to the applicant. */
export const kinds = {
  /** To the person whom the waypoint means: named, the advisor, the head of the department. */
  application_waiting: {
    ...forReview,
    channels: allChannels,
    more: [until],
    title: {
      ru: 'Заявление {number} ждёт вашего решения',
      kk: '{number} өтініші шешіміңізді күтіп тұр',
      en: 'Application {number} is waiting for your decision',
      ky: '{number} арызы чечимиңизди күтүп турат',
    },
    text: {
      ru: '[{applicant}: ]«{type}»[, этап «{waypoint}»].',
      kk: '[{applicant}: ]«{type}»[, «{waypoint}» сатысы].',
      en: '[{applicant}: ]“{type}”[, at “{waypoint}”].',
      ky: '[{applicant}: ]«{type}»[, «{waypoint}» баскычы].',
    },
  },
  /** To everybody of a role; the mail about it is the daily `applications_waiting`. */
  application_waiting_for_role: {
    ...forReview,
    channels: ['portal'],
    more: [until],
    title: {
      ru: 'Новое заявление на рассмотрении: {number}',
      kk: 'Қарауға жаңа өтініш келді: {number}',
      en: 'A new application to review: {number}',
      ky: 'Кароого жаңы арыз келди: {number}',
    },
    text: {
      ru: '[{applicant}: ]«{type}»[, этап «{waypoint}»].',
      kk: '[{applicant}: ]«{type}»[, «{waypoint}» сатысы].',
      en: '[{applicant}: ]“{type}”[, at “{waypoint}”].',
      ky: '[{applicant}: ]«{type}»[, «{waypoint}» баскычы].',
    },
  },
  /** To everybody of a role, once a day: so many applications wait. */
  applications_waiting: {
    ...forReview,
    channels: ['mail'],
    title: {
      ru: 'Заявления ждут решения: {count}',
      kk: 'Шешім күтіп тұрған өтініштер: {count}',
      en: 'Applications waiting for a decision: {count}',
      ky: 'Чечим күтүп турган арыздар: {count}',
    },
    text: {
      ru: 'На этапах вашей роли ждут решения: {count}, самое давнее\u00a0— с {since}.',
      kk: 'Рөліңізге қатысты сатыларда шешім күтіп тұрғаны: {count}, ең ескісі\u00a0— {since}.',
      en: 'Waiting at the approval points of your role: {count}, the oldest since {since}.',
      ky: 'Ролуңуздун баскычтарында чечим күтүп тургандары: {count}, эң эскиси\u00a0— {since}.',
    },
  },
  application_due: {
    ...forReview,
    channels: allChannels,
    title: {
      ru: 'Срок по заявлению {number}\u00a0— {due}',
      kk: '{number} өтінішінің мерзімі\u00a0— {due}',
      en: 'Application {number} is due {due}',
      ky: '{number} арызынын мөөнөтү\u00a0— {due}',
    },
    text: {
      ru: '[{applicant}: ]«{type}»[, этап «{waypoint}»]. Заявление ещё ждёт вашего решения.',
      kk: '[{applicant}: ]«{type}»[, «{waypoint}» сатысы]. Өтініш әлі шешіміңізді күтіп тұр.',
      en: '[{applicant}: ]“{type}”[, at “{waypoint}”]. The application is still waiting for your decision.',
      ky: '[{applicant}: ]«{type}»[, «{waypoint}» баскычы]. Арыз дагы чечимиңизди күтүп турат.',
    },
  },
  application_overdue: {
    ...forReview,
    channels: allChannels,
    title: {
      ru: 'Срок по заявлению {number} прошёл',
      kk: '{number} өтінішінің мерзімі өтіп кетті',
      en: 'Application {number} is overdue',
      ky: '{number} арызынын мөөнөтү өтүп кетти',
    },
    text: {
      ru: '[{applicant}: ]«{type}»[, этап «{waypoint}»]. Решить нужно было до {due}; заявитель ждёт.',
      kk: '[{applicant}: ]«{type}»[, «{waypoint}» сатысы]. Шешу мерзімі {due} еді; өтініш беруші күтіп отыр.',
      en: '[{applicant}: ]“{type}”[, at “{waypoint}”]. It should have been decided by {due}; the applicant is waiting.',
      ky: '[{applicant}: ]«{type}»[, «{waypoint}» баскычы]. Чечүү мөөнөтү {due} болчу; арыз ээси күтүп турат.',
    },
  },
  /** To the applicant. */
  application_returned: {
    ...mine,
    type: 'important',
    more: [comment],
    title: {
      ru: 'Заявление {number} вернули на доработку',
      kk: '{number} өтінішіңіз түзетуге қайтарылды',
      en: 'Application {number} was returned for correction',
      ky: '{number} арызыңыз оңдоого кайтарылды',
    },
    text: {
      ru: '«{type}»: исправьте заявление и отправьте его снова.[ Вернули на этапе «{waypoint}».]',
      kk: '«{type}»: өтінішті түзетіп, қайта жіберіңіз.[ «{waypoint}» сатысында қайтарылды.]',
      en: '“{type}”: correct it and send it again.[ It was returned at “{waypoint}”.]',
      ky: '«{type}»: арызды оңдоп, кайра жөнөтүңүз.[ «{waypoint}» баскычында кайтарылды.]',
    },
  },
  application_approved: {
    ...mine,
    type: 'personal',
    more: [comment],
    title: {
      ru: 'Заявление {number} одобрено',
      kk: '{number} өтінішіңіз мақұлданды',
      en: 'Application {number} has been approved',
      ky: '{number} арызыңыз жактырылды',
    },
    text: {
      ru: '«{type}»: все согласования получены.',
      kk: '«{type}»: барлық келісімдер алынды.',
      en: '“{type}”: everybody has approved it.',
      ky: '«{type}»: бардык макулдашуулар алынды.',
    },
  },
  application_rejected: {
    ...mine,
    type: 'important',
    more: [comment],
    title: {
      ru: 'По заявлению {number} отказано',
      kk: '{number} өтінішіңіз қабылданбады',
      en: 'Application {number} was rejected',
      ky: '{number} арызыңыз четке кагылды',
    },
    text: {
      ru: '«{type}»: отказ[ на этапе «{waypoint}»].',
      kk: '«{type}»:[ «{waypoint}» сатысында] қабылданбады.',
      en: '“{type}” was rejected[ at “{waypoint}”].',
      ky: '«{type}»:[ «{waypoint}» баскычында] четке кагылды.',
    },
  },
  application_corrected: {
    ...mine,
    type: 'important',
    more: [reason],
    title: {
      ru: 'Решение по заявлению {number} исправлено',
      kk: '{number} өтінішіңіз бойынша шешім түзетілді',
      en: 'The decision on application {number} has been corrected',
      ky: '{number} арызыңыз боюнча чечим оңдолду',
    },
    text: {
      ru: '«{type}»: было «{from}», теперь «{to}».',
      kk: '«{type}»: бұрын «{from}» еді, енді «{to}».',
      en: '“{type}”: it was “{from}” and is “{to}” now.',
      ky: '«{type}»: мурда «{from}» эле, эми «{to}».',
    },
  },
  application_status: {
    ...mine,
    type: 'personal',
    more: [comment],
    title: {
      ru: 'Заявление {number}: {status}',
      kk: '{number} өтініші: {status}',
      en: 'Application {number}: {status}',
      ky: '{number} арызы: {status}',
    },
    text: {
      ru: '«{type}»: статус изменён.',
      kk: '«{type}»: мәртебесі өзгерді.',
      en: '“{type}”: its status has changed.',
      ky: '«{type}»: статусу өзгөрдү.',
    },
  },
} as const satisfies Record<string, NoticeKind>;
