import { disciplines } from '../curriculum/targets.ts';
import { people } from '../identity/targets.ts';
import * as field from '../kernel/entity/fields.ts';
import type { Localized } from '../kernel/localized.ts';
import { subjectOf } from '../kernel/notice-subjects.ts';
import {
  idOf,
  type ModuleNotices,
  type NoticeDraft,
  type NoticeEvent,
  type NoticeRule,
  type ReadRecord,
} from '../kernel/notices.ts';
import { registrationSettingsUid } from '../registration/records.ts';
import { failureEvents, type finalGradesEvents, type statementEvents } from './events.ts';
import { kinds, type Kind } from './notice-kinds.ts';

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
/** Where the university tells students of grades. */
const toStudents = (kind: Kind, whom: (data: any) => string[]): NoticeRule<Kind> => ({
  asks: event => [sheetOf(event), settings],
  tells: (event, known) => {
    if (known(settings.entity, settings.uid)?.['notify_final_grades'] === false) return [];
    const { name } = about(event, known);
    return whom(event.data).map(account => ({ account, kind, params: { name } }));
  },
});
const studentsOf = ({ rows }: { rows: readonly { student: string }[] }): string[] => rows.map(({ student }) => student);
type Telling =
  | keyof typeof finalGradesEvents
  | keyof typeof statementEvents
  | 'GradePeriodEnding'
  | 'GradeSheetsClosed';
const rules: Partial<Record<Telling, NoticeRule<Kind>>> = {
  GradePeriodEnding: {
    tells: ({ data: { teachers, ends_on } }) =>
      (teachers as string[]).map(account => ({ account, kind: 'grade_period_ending', params: { ends_on } })),
  },
  GradeSheetsClosed: {
    tells: ({ data: { teachers, ends_on } }) =>
      (teachers as string[]).map(account => ({ account, kind: 'grade_sheets_closed', params: { ends_on } })),
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
  /** A student learns of a grade when it is approved: of a row or of a retake. */
  RowsApproved: toStudents('grade_approved', ({ students }) => students),
  RowsRetaken: toStudents('grade_approved', studentsOf),
  RowResent: toStudents('grade_withdrawn', ({ student }) => [student]),
  RowsCorrected: toStudents('grade_corrected', studentsOf),
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
