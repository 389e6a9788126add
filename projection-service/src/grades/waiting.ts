import { waitingRows, type WaitingInput, type WaitingKind } from '@portal/platform/waiting/waiting.ts';

type Bound = WaitingInput & { bind: (value: unknown) => string };
const sheet = { screen: 'final_grades', one: { screen: 'final_grades-detail', in: 'query' } } as const;
/** The moment at which a day begins at the university. */
const dayBegins = (day: string, { host, bind }: Bound): string =>
  `((${day})::timestamp AT TIME ZONE ${bind(host.config.timeZone)})`;
type Sql = (input: Bound) => string;
const sheets = (where: Sql, since: Sql = () => 's.changed_at', due: Sql = () => 'NULL::timestamptz') =>
  waitingRows(
    input => `
      SELECT ${since(input)} AS since, ${due(input)} AS due, jsonb_build_object('sheet', s.uid) AS first
      FROM grades.sheets s
      LEFT JOIN grades.grade_periods_public gp ON gp.study_period = s.study_period AND gp.kind = 'final'
      WHERE ${where(input)}`,
  );
const statements = (where: Sql, since: string) =>
  waitingRows(
    input => `
      SELECT ${since} AS since, NULL::timestamptz AS due, jsonb_build_object('statement', t.uid) AS first
      FROM grades.statements t JOIN grades.sheets s ON s.uid = t.sheet WHERE ${where(input)}`,
  );
const check = { ru: 'Проверить', kk: 'Тексеру', en: 'Check', ky: 'Текшерүү' };
const sign = { ru: 'Подписать', kk: 'Қол қою', en: 'Sign', ky: 'Кол коюу' };

export const waiting: readonly WaitingKind[] = [
  {
    id: 'grades.to_fill',
    roles: ['teacher'],
    title: {
      ru: 'Листы итоговых оценок, которые надо заполнить и отправить',
      kk: 'Толтырып жіберуді күткен қорытынды баға парақтары',
      en: 'Sheets of final grades to fill in and send',
      ky: 'Толтуруп жөнөтүүнү күткөн жыйынтык баа барактары',
    },
    act: { ru: 'Заполнить', kk: 'Толтыру', en: 'Fill in', ky: 'Толтуруу' },
    ...sheet,
    query: { tab: 'to_fill' },
    find: sheets(
      ({ actor, today, bind }) => {
        const day = bind(today);
        return `s.main = ${bind(actor.id)} AND (s.filled < s.needed OR s.sent < s.filled) AND ${day} BETWEEN gp.starts_on AND gp.ends_on`;
      },
      input => dayBegins('gp.starts_on::date', input),
      input => dayBegins('gp.ends_on::date + 1', input),
    ),
  },
  {
    id: 'grades.rejected',
    roles: ['teacher'],
    title: {
      ru: 'Листы оценок, которые вернул офис регистратора',
      kk: 'Тіркеуші офисі қайтарған баға парақтары',
      en: 'Grade sheets returned by the registrar’s office',
      ky: 'Каттоо офиси кайтарган баа барактары',
    },
    act: { ru: 'Исправить', kk: 'Түзету', en: 'Correct', ky: 'Оңдоо' },
    ...sheet,
    query: { tab: 'rejected' },
    find: sheets(({ actor, bind }) => `s.main = ${bind(actor.id)} AND s.rejected > 0`),
  },
  {
    id: 'grades.to_agree',
    roles: ['teacher'],
    title: {
      ru: 'Оценки ждут вашего согласования',
      kk: 'Келісуіңізді күткен бағалар',
      en: 'Grades waiting for your agreement',
      ky: 'Макулдугуңузду күткөн баалар',
    },
    act: { ru: 'Согласовать', kk: 'Келісу', en: 'Agree', ky: 'Макулдашуу' },
    ...sheet,
    query: { tab: 'coordination_of_assessments' },
    find: sheets(({ actor, bind }) => {
      const me = bind(actor.id);
      return `s.co_teachers @> ARRAY[${me}] AND s.waiting_for @> ARRAY[${me}] AND s.on_agreement > 0`;
    }),
  },
  {
    id: 'grades.statements_to_sign',
    roles: ['teacher'],
    title: {
      ru: 'Ведомости ждут вашей подписи',
      kk: 'Қолыңызды күткен ведомостар',
      en: 'Statements waiting for your signature',
      ky: 'Колуңузду күткөн ведомосттор',
    },
    act: sign,
    screen: 'vedomosti',
    one: { screen: 'vedomosti-view', in: 'query' },
    find: statements(
      ({ actor, bind }) => `s.main = ${bind(actor.id)} AND t.status = 'APPROVED' AND t.signed_teacher_at IS NULL`,
      't.sent_at',
    ),
  },
  {
    id: 'grades.to_check',
    roles: ['office', 'org_admin'],
    title: {
      ru: 'Листы итоговых оценок на проверке',
      kk: 'Тексерілетін қорытынды баға парақтары',
      en: 'Sheets of final grades to check',
      ky: 'Текшериле турган жыйынтык баа барактары',
    },
    act: check,
    ...sheet,
    query: { tab: 'on_check' },
    find: sheets(
      () => 's.on_check > 0',
      () => 's.sent_at',
    ),
  },
  {
    id: 'grades.statements_to_check',
    roles: ['office', 'org_admin'],
    title: {
      ru: 'Ведомости на проверке',
      kk: 'Тексерілетін ведомостар',
      en: 'Statements to check',
      ky: 'Текшериле турган ведомосттор',
    },
    act: check,
    screen: 'vedomosti-is-office',
    one: { screen: 'vedomosti-is-office-view', in: 'query' },
    find: statements(() => `t.status = 'ON_CHECK'`, 't.sent_at'),
  },
  {
    id: 'grades.statements_to_register',
    roles: ['office', 'org_admin'],
    title: {
      ru: 'Ведомости ждут подписи офиса регистратора',
      kk: 'Тіркеуші офисінің қолын күткен ведомостар',
      en: 'Statements waiting for the registrar’s office to sign',
      ky: 'Каттоо офисинин колун күткөн ведомосттор',
    },
    act: sign,
    screen: 'vedomosti-is-office',
    one: { screen: 'vedomosti-is-office-view', in: 'query' },
    find: statements(() => `t.status = 'APPROVED' AND t.signed_teacher_at IS NOT NULL`, 't.signed_teacher_at'),
  },
];
