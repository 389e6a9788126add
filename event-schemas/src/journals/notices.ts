import { allChannels, type NoticeKind, type NoticeRule, type NoticeTopic } from '../kernel/notices.ts';
import { clockTime } from '../kernel/clock-time.ts';
import { studentName, studentNoted } from '../registration/notice-parts.ts';
import type { journalEvents } from './events.ts';

/** What mails about journals are called in the settings of who gets them. */
export const topic: NoticeTopic = {
  order: 45,
  name: {
    ru: 'Журнал и занятия',
    kk: 'Журнал мен сабақтар',
    en: 'Journals and classes',
    ky: 'Журнал жана сабактар',
  },
  hint: {
    ru: 'Отменённые занятия, повторные пропуски, закрытые и открытые недели журнала.',
    kk: 'Болмайтын сабақтар, қайталанған қалулар, журналдың жабылған және ашылған апталары.',
    en: 'Cancelled classes, repeated absences, weeks of journals that are closed or opened.',
    ky: 'Болбой турган сабактар, кайталанган калуулар, журналдын жабылган жана ачылган жумалары.',
  },
};

const toTeacher = { type: 'personal', channels: allChannels, link: 'e-journal', topic: 'journals' } as const;
const reason = {
  param: 'reason',
  text: { ru: 'Причина: {reason}', kk: 'Себебі: {reason}', en: 'Reason: {reason}', ky: 'Себеби: {reason}' },
} as const;

export const kinds = {
  class_cancelled: {
    type: 'important',
    channels: allChannels,
    link: 'desktop',
    topic: 'journals',
    more: [{ param: 'text', text: { ru: '{text}', kk: '{text}', en: '{text}', ky: '{text}' } }],
    title: {
      ru: 'Занятия не будет: {name}',
      kk: 'Сабақ болмайды: {name}',
      en: 'No class: {name}',
      ky: 'Сабак болбойт: {name}',
    },
    text: {
      ru: 'Занятие {date} в {time} отменено.',
      kk: '{date} күні сағат {time} болатын сабақ болмайды.',
      en: 'The class on {date} at {time} is cancelled.',
      ky: '{date} күнү саат {time} болчу сабак жокко чыгарылды.',
    },
  },
  week_blocked: {
    ...toTeacher,
    more: [reason],
    title: {
      ru: 'Неделя журнала закрыта: {name}',
      kk: 'Журнал аптасы жабылды: {name}',
      en: 'A week of your journal is closed: {name}',
      ky: 'Журналдын жумасы жабылды: {name}',
    },
    text: {
      ru: 'Неделя с {week}, пустых клеток: {holes}. Открыть её может офис регистратора.',
      kk: '{week} күні басталатын апта, бос ұяшық: {holes}. Оны тіркеуші офисі аша алады.',
      en: 'The week of {week}, empty cells: {holes}. The registrar’s office can open it.',
      ky: '{week} күнү башталган жума, бош чакмак: {holes}. Аны каттоо офиси ача алат.',
    },
  },
  week_reopened: {
    ...toTeacher,
    more: [reason],
    title: {
      ru: 'Неделю журнала открыли: {name}',
      kk: 'Журнал аптасы ашылды: {name}',
      en: 'A week of your journal is open again: {name}',
      ky: 'Журналдын жумасы ачылды: {name}',
    },
    text: {
      ru: 'Неделю с {week} можно менять до {until}.',
      kk: '{week} күні басталатын аптаны {until} уақытына дейін өзгертуге болады.',
      en: 'The week of {week} can be changed until {until}.',
      ky: '{week} күнү башталган жуманы {until} убактысына чейин өзгөртсө болот.',
    },
  },
  week_closed_again: {
    ...toTeacher,
    channels: ['portal'],
    title: {
      ru: 'Неделя журнала снова закрыта: {name}',
      kk: 'Журнал аптасы қайта жабылды: {name}',
      en: 'A week of your journal is closed again: {name}',
      ky: 'Журналдын жумасы кайра жабылды: {name}',
    },
    text: {
      ru: 'Неделя с {week} закрыта для изменений.',
      kk: '{week} күні басталатын апта өзгертуге жабық.',
      en: 'The week of {week} is closed for changes.',
      ky: '{week} күнү башталган жума өзгөртүүгө жабык.',
    },
  },
  week_has_holes: {
    ...toTeacher,
    type: 'important',
    title: {
      ru: 'Журнал скоро закроется: {name}',
      kk: 'Журнал жақында жабылады: {name}',
      en: 'Your journal closes soon: {name}',
      ky: 'Журнал жакында жабылат: {name}',
    },
    text: {
      ru: 'Неделя с {week} закроется {closes_at}, пустых клеток: {holes}.',
      kk: '{week} күні басталатын апта {closes_at} жабылады, бос ұяшық: {holes}.',
      en: 'The week of {week} closes at {closes_at}, empty cells: {holes}.',
      ky: '{week} күнү башталган жума {closes_at} жабылат, бош чакмак: {holes}.',
    },
  },
  reopening_ends: {
    ...toTeacher,
    type: 'important',
    title: {
      ru: 'Открытая неделя журнала скоро закроется: {name}',
      kk: 'Журналдың ашылған аптасы жақында жабылады: {name}',
      en: 'A reopened week of your journal closes soon: {name}',
      ky: 'Журналдын ачылган жумасы жакында жабылат: {name}',
    },
    text: {
      ru: 'Неделю с {week} можно менять до {until}.',
      kk: '{week} күні басталатын аптаны {until} уақытына дейін өзгертуге болады.',
      en: 'The week of {week} can be changed until {until}.',
      ky: '{week} күнү башталган жуманы {until} убактысына чейин өзгөртсө болот.',
    },
    more: [
      {
        param: 'count',
        text: {
          ru: 'Ваших недель, которые закроются завтра: {count}',
          kk: 'Ертең жабылатын апталарыңыз: {count}',
          en: 'Your weeks that close tomorrow: {count}',
          ky: 'Эртең жабыла турган жумаларыңыз: {count}',
        },
      },
    ],
  },
  journals_blocked: {
    type: 'personal',
    channels: allChannels,
    link: 'electronic_journal',
    topic: 'journals',
    title: {
      ru: 'Недели журналов закрылись с пустыми клетками',
      kk: 'Журнал апталары бос ұяшықтармен жабылды',
      en: 'Weeks of journals have closed with empty cells',
      ky: 'Журналдардын жумалары бош чакмактары менен жабылды',
    },
    text: {
      ru: 'С прошлого утра закрылось недель: {weeks}, преподавателей: {teachers}, пустых клеток: {holes}.',
      kk: 'Кешегі таңнан бері жабылған апта: {weeks}, оқытушы: {teachers}, бос ұяшық: {holes}.',
      en: 'Closed since yesterday morning: {weeks} weeks of {teachers} teachers, {holes} empty cells.',
      ky: 'Кечээ эртең мененден бери жабылган жума: {weeks}, окутуучу: {teachers}, бош чакмак: {holes}.',
    },
  },
  journal_handed_over: {
    ...toTeacher,
    title: {
      ru: 'Вы ведёте журнал: {name}',
      kk: 'Сіз журнал жүргізесіз: {name}',
      en: 'You keep the journal of {name}',
      ky: 'Сиз журнал жүргүзөсүз: {name}',
    },
    text: {
      ru: 'Занятия курса перешли к вам вместе с журналом.',
      kk: 'Курс сабақтары журналымен бірге сізге өтті.',
      en: 'The classes have become yours, and their journal with them.',
      ky: 'Курстун сабактары журналы менен сизге өттү.',
    },
  },
  substitute_named: {
    ...toTeacher,
    title: {
      ru: 'Вы заменяете преподавателя {date}',
      kk: '{date} күні сіз оқытушыны ауыстырасыз',
      en: 'You stand in for a teacher on {date}',
      ky: '{date} күнү сиз окутуучуну алмаштырасыз',
    },
    text: {
      ru: 'Заполните журнал этого занятия.',
      kk: 'Осы сабақтың журналын толтырыңыз.',
      en: 'Please fill in the journal of that class.',
      ky: 'Ушул сабактын журналын толтуруңуз.',
    },
    more: [reason],
  },
  absences_own: {
    type: 'important',
    channels: allChannels,
    link: 'my-absences',
    topic: 'journals',
    title: {
      ru: 'Пропуски без причины: {name}',
      kk: 'Себепсіз қалған сабақтар: {name}',
      en: 'Unexcused absences: {name}',
      ky: 'Себепсиз калган сабактар: {name}',
    },
    text: {
      ru: 'Пропусков без причины: {unexcused}. Если причина была, отнесите справку в офис регистратора.',
      kk: 'Себепсіз қалған сабақ: {unexcused}. Себебі болса, анықтаманы тіркеуші офисіне тапсырыңыз.',
      en: 'Unexcused absences: {unexcused}. If you had a reason, bring a certificate to the registrar’s office.',
      ky: 'Себепсиз калган сабак: {unexcused}. Себеби болсо, маалымкатты каттоо офисине тапшырыңыз.',
    },
  },
  absences_advised: {
    type: 'important',
    channels: allChannels,
    link: 'students-list',
    topic: 'journals',
    title: {
      ru: 'Ваш студент пропускает занятия: {student}',
      kk: 'Студентіңіз сабақтан қалып жүр: {student}',
      en: 'Your student misses classes: {student}',
      ky: 'Студентиңиз сабактан калып жүрөт: {student}',
    },
    text: {
      ru: '«{name}», пропусков без причины: {unexcused}.',
      kk: '«{name}», себепсіз қалған сабақ: {unexcused}.',
      en: '“{name}”, unexcused absences: {unexcused}.',
      ky: '«{name}», себепсиз калган сабак: {unexcused}.',
    },
  },
} as const satisfies Record<string, NoticeKind>;

type Kind = keyof typeof kinds;
/** The lesson's teacher; whoever did it needs no telling. */
const teacherOf = (kind: Kind): NoticeRule<Kind> => ({
  tells: ({ data: { teacher, ...params }, meta }) =>
    teacher === null || teacher === meta.actor.id ? [] : [{ account: teacher, kind, params }],
});

export const rules: Partial<Record<keyof typeof journalEvents, NoticeRule<Kind>>> = {
  CancellationTold: {
    tells: ({ data: { students, name, on, start, text } }) =>
      students.map((account: string) => ({
        account,
        kind: 'class_cancelled' as const,
        params: { name, date: on, time: clockTime(start), text },
      })),
  },
  WeekBlocked: teacherOf('week_blocked'),
  WeekReopened: teacherOf('week_reopened'),
  WeekReopeningEnded: teacherOf('week_closed_again'),
  HolesTold: teacherOf('week_has_holes'),
  AbsencesTold: {
    asks: ({ data: { student } }) => [studentNoted(student)],
    tells: ({ data: { student, supervisor, name, unexcused } }, known) => [
      { account: student, kind: 'absences_own', params: { name, unexcused } },
      ...(supervisor === null
        ? []
        : [
            {
              account: supervisor,
              kind: 'absences_advised' as const,
              params: { student: studentName(student, known), name, unexcused },
            },
          ]),
    ],
  },
  JournalTeacherChanged: {
    tells: ({ data: { to, name }, meta }) =>
      to === null || to === meta.actor.id ? [] : [{ account: to, kind: 'journal_handed_over', params: { name } }],
  },
  SubstituteNamed: {
    tells: ({ data: { substitute, on, reason: why } }) =>
      substitute === null ? [] : [{ account: substitute, kind: 'substitute_named', params: { date: on, reason: why } }],
  },
};
