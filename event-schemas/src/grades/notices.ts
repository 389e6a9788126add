import { disciplines } from '../curriculum/targets.ts';
import { people } from '../identity/targets.ts';
import * as field from '../kernel/entity/fields.ts';
import type { Localized } from '../kernel/localized.ts';
import { subjectOf } from '../kernel/notice-subjects.ts';
import {
  allChannels,
  idOf,
  type ModuleNotices,
  type NoticeDraft,
  type NoticeEvent,
  type NoticeKind,
  type NoticeRule,
  type ReadRecord,
} from '../kernel/notices.ts';
import { registrationSettingsUid } from '../registration/records.ts';
import { failureEvents, type finalGradesEvents, type statementEvents } from './events.ts';

const told = { channels: allChannels, link: 'final_grades', topic: 'grades' } as const;
const toSheet = { ...told, linkTo: 'final_grades/detail?sheet={sheet}' } as const;
const toStatement = { ...told, link: 'vedomosti', linkTo: 'vedomosti/view?statement={statement}' } as const;

const kinds = {
  grades_agreement_asked: {
    ...toSheet,
    type: 'important',
    title: {
      ru: 'Согласуйте оценки: {name}',
      kk: 'Бағаларды келісіңіз: {name}',
      en: 'Please agree on grades: {name}',
      ky: 'Бааларды макулдаңыз: {name}',
    },
    text: {
      ru: 'Основной преподаватель поставил оценки студентам, которых вы тоже учите: {count}.',
      kk: 'Негізгі оқытушы сіз де оқытатын студенттерге баға қойды: {count}.',
      en: 'The main teacher has given grades to students whom you teach too: {count}.',
      ky: 'Негизги окутуучу сиз да окуткан студенттерге баа койду: {count}.',
    },
  },
  grades_disagreed: {
    ...toSheet,
    type: 'important',
    title: {
      ru: 'Преподаватель не согласен с оценкой: {name}',
      kk: 'Оқытушы бағамен келіспеді: {name}',
      en: 'A teacher disagrees with a grade: {name}',
      ky: 'Окутуучу баага макул эмес: {name}',
    },
    text: { ru: 'Причина: {comment}', kk: 'Себебі: {comment}', en: 'Why: {comment}', ky: 'Себеби: {comment}' },
  },
  grades_rejected: {
    ...toSheet,
    type: 'important',
    title: {
      ru: 'Оценки возвращены: {name}',
      kk: 'Бағалар қайтарылды: {name}',
      en: 'Grades were sent back: {name}',
      ky: 'Баалар кайтарылды: {name}',
    },
    text: {
      ru: 'Строк: {count}. Причина: {comment}',
      kk: 'Жолдар: {count}. Себебі: {comment}',
      en: 'Rows: {count}. Why: {comment}',
      ky: 'Саптар: {count}. Себеби: {comment}',
    },
  },
  grade_approved: {
    ...told,
    link: 'final_grades_for_student',
    type: 'personal',
    title: {
      ru: 'Итоговая оценка утверждена: {name}',
      kk: 'Қорытынды баға бекітілді: {name}',
      en: 'Final grade approved: {name}',
      ky: 'Жыйынтык баа бекитилди: {name}',
    },
    text: {
      ru: 'Посмотрите оценку и средний балл на странице «Мои оценки».',
      kk: 'Бағаны және орташа балды «Менің бағаларым» бетінен қараңыз.',
      en: 'See the grade and your GPA under “My grades”.',
      ky: 'Бааны жана орточо баллды «Менин бааларым» барагынан караңыз.',
    },
  },
  statement_approved: {
    ...toStatement,
    type: 'important',
    title: {
      ru: 'Подпишите официальную ведомость: {name}',
      kk: 'Ресми ведомосқа қол қойыңыз: {name}',
      en: 'Please sign the statement: {name}',
      ky: 'Расмий ведомостко кол коюңуз: {name}',
    },
    text: {
      ru: 'Офис её утвердил. После вашей подписи она будет зарегистрирована.',
      kk: 'Кеңсе оны бекітті. Қол қойғаныңыздан кейін ол тіркеледі.',
      en: 'The office has approved it. It will be registered after your signature.',
      ky: 'Кеңсе аны бекитти. Колуңуздан кийин ал катталат.',
    },
  },
  statement_rejected: {
    ...toStatement,
    type: 'important',
    title: {
      ru: 'Официальная ведомость возвращена: {name}',
      kk: 'Ресми ведомость қайтарылды: {name}',
      en: 'A statement was sent back: {name}',
      ky: 'Расмий ведомость кайтарылды: {name}',
    },
    text: { ru: 'Причина: {comment}', kk: 'Себебі: {comment}', en: 'Why: {comment}', ky: 'Себеби: {comment}' },
  },
  grade_period_ending: {
    ...told,
    type: 'important',
    title: {
      ru: 'Период оценивания скоро закончится',
      kk: 'Бағалау кезеңі жақында аяқталады',
      en: 'The grade period ends soon',
      ky: 'Баалоо мезгили жакында бүтөт',
    },
    text: {
      ru: 'Последний день: {ends_on}. У вас остались незаполненные ведомости или оценки, которые ждут вашего согласия.',
      kk: 'Соңғы күні: {ends_on}. Сізде толтырылмаған ведомость немесе келісіміңізді күткен бағалар қалды.',
      en: 'Its last day is {ends_on}. You still have sheets to fill in, or grades that wait for your agreement.',
      ky: 'Акыркы күнү: {ends_on}. Сизде толтурулбаган ведомость же макулдугуңузду күткөн баалар калды.',
    },
  },
} as const satisfies Record<string, NoticeKind>;
type Kind = keyof typeof kinds;

const settings = { entity: 'registration_settings', uid: registrationSettingsUid };
const sheetOf = ({ stream }: NoticeEvent) => ({ entity: 'final_grades', uid: idOf(stream) });
const some: Localized = { ru: 'курс', kk: 'курс', en: 'course', ky: 'курс' };
const about = (event: NoticeEvent, known: ReadRecord) => {
  const { entity, uid } = sheetOf(event);
  const sheet = known(entity, uid);
  return { sheet: uid, name: (sheet?.['name'] as Localized | undefined) ?? some, main: sheet?.['to'] as string | null };
};
/** The main teacher, of a statement of a sheet. */
const toSigner = (kind: Kind): NoticeRule<Kind> => ({
  asks: ({ data: { sheet } }) => [{ entity: 'final_grades', uid: sheet }],
  tells: ({ data: { uid: statement, sheet, teacher, comment } }, known): NoticeDraft<Kind>[] => {
    const name = (known('final_grades', sheet)?.['name'] as Localized | undefined) ?? some;
    return teacher ? [{ account: teacher, kind, params: { statement, name, ...(comment && { comment }) } }] : [];
  },
});
const toMain = (kind: Kind): NoticeRule<Kind> => ({
  asks: event => [sheetOf(event)],
  tells: (event, known): NoticeDraft<Kind>[] => {
    const { main, ...params } = about(event, known);
    const { students, comment } = event.data;
    return main ? [{ account: main, kind, params: { ...params, comment, count: students.length } }] : [];
  },
});
type Telling = keyof typeof finalGradesEvents | keyof typeof statementEvents | 'GradePeriodEnding';
const rules: Partial<Record<Telling, NoticeRule<Kind>>> = {
  GradePeriodEnding: {
    tells: ({ data: { teachers, ends_on } }) =>
      (teachers as string[]).map(account => ({ account, kind: 'grade_period_ending', params: { ends_on } })),
  },
  AgreementAsked: {
    asks: event => [sheetOf(event)],
    tells: (event, known) => {
      const { main: _main, ...params } = about(event, known);
      const { teacher, students } = event.data;
      return [{ account: teacher, kind: 'grades_agreement_asked', params: { ...params, count: students.length } }];
    },
  },
  GradeDisagreed: toMain('grades_disagreed'),
  RowsRejected: toMain('grades_rejected'),
  StatementApproved: toSigner('statement_approved'),
  StatementRejected: toSigner('statement_rejected'),
  /** A student learns of a grade when it is approved, where the university tells them. */
  RowsApproved: {
    asks: event => [sheetOf(event), settings],
    tells: (event, known) => {
      if (known(settings.entity, settings.uid)?.['notify_final_grades'] === false) return [];
      const { name } = about(event, known);
      const students: string[] = event.data.students;
      return students.map(account => ({ account, kind: 'grade_approved', params: { name } }));
    },
  },
};

/** Whom sheets tell what, and the office of a third failure. */
export const notices: Partial<ModuleNotices> = {
  topics: {
    grades: {
      order: 74,
      name: { ru: 'Итоговые оценки', kk: 'Қорытынды бағалар', en: 'Final grades', ky: 'Жыйынтык баалар' },
      hint: {
        ru: 'Утверждённые оценки, просьбы согласовать и возвращённые ведомости.',
        kk: 'Бекітілген бағалар, келісу өтініштері және қайтарылған ведомостар.',
        en: 'Approved grades, requests to agree and sheets that were sent back.',
        ky: 'Бекитилген баалар, макулдоо өтүнүчтөрү жана кайтарылган ведомосттор.',
      },
    },
  },
  kinds,
  rules,
  subjects: [
    subjectOf({
      entity: 'failures',
      link: 'final_grades',
      fields: {
        student: field.ref(people),
        discipline: field.ref(disciplines),
        times: field.number({ min: 1, max: 1000 }),
      },
      events: failureEvents,
    }),
  ],
  sources: [
    {
      entity: 'final_grades',
      effects: { GradeSheetOpened: 'is', MainTeacherNamed: 'says' },
      keeps: ['name', 'to'],
    },
  ],
};
