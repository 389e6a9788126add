import type { WaypointAct } from '@portal/event-schemas/applications/codes.ts';
import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import type { DemoType } from './definitions.ts';

/** People of the demo university, as the scenes call them; `student 3 2` is the second of the third year of software engineering who owes nothing. */
export type Cast = 'teacher' | 'advisor' | 'office' | 'fin_office' | 'org_admin' | 'specialist' | 'social' | `student ${2 | 3} ${number}`;
/** One act, so many days ago. */
export type Turn = { days: number } & ({ by: Cast; act: WaypointAct; waypoint?: string; to?: string; comment?: string } | { withdraw: string } | { again: FormValues } | { by: Cast; status: string; comment: string });
/** An application: begun so many days ago, sent unless it is a draft, then what people did. `papers`: file fields and what stands in the file. */
export interface Scene {
  type: DemoType;
  applicant: Cast;
  days: number;
  draft?: true;
  values: FormValues;
  papers?: Record<string, { name: string; line: string }>;
  turns: readonly Turn[];
}

/** A day that is so many days from the start-up, as `YYYY-MM-DD`; scenes are written relative to it. */
/** `seated`: the first of a year, from a number on, who has a seat on a course, with the course as a form takes it. */
export interface Days {
  day: (from: number) => string;
  term: string;
  year: number;
  program: string;
  ready: string;
  seated: (year: 2 | 3, from: number) => { applicant: Cast; course: Pick<FormValues, 'course' | 'teacher' | 'credits'> };
}

export const scenes = ({ day, term, year, program, ready, seated }: Days): readonly Scene[] => [
  // What the account `student` sees: one on its way, one finished, one to correct, one begun.
  {
    type: 'academic_leave',
    applicant: 'student 3 1',
    days: 2,
    values: {
      reason: 'medical',
      study_period: term,
      start: day(20),
      end: day(300),
      phone: '+77011234567',
      explanation: 'Мне назначено длительное лечение после операции.',
    },
    papers: { documents: { name: 'Заключение ВКК.pdf', line: 'Medical commission: certificate No. 118' } },
    turns: [],
  },
  {
    type: 'certificate_of_study',
    applicant: 'student 3 1',
    days: 9,
    values: { purpose: 'bank', language: 'ru', copies: 2, with_stamp: true, comment: '' },
    turns: [
      { days: 8, by: 'office', act: 'approve' },
      { days: 7, by: 'office', status: ready, comment: 'Ждёт в кабинете 105.' },
    ],
  },
  {
    type: 'scholarship_appeal',
    applicant: 'student 3 1',
    days: 6,
    values: {
      study_period: term,
      decided: day(-12),
      average: 3.4,
      amount: 36_000,
      arguments: 'По итогам семестра у меня нет троек, но стипендию не назначили.',
    },
    turns: [
      {
        days: 4,
        by: 'social',
        waypoint: 'social',
        act: 'return',
        comment: 'Приложите, пожалуйста, транскрипт за прошлый семестр.',
      },
    ],
  },
  {
    type: 'dormitory',
    applicant: 'student 3 1',
    days: 1,
    draft: true,
    values: { home: 'Талдыкорган', distance: 270, privilege: 'none' },
    turns: [],
  },

  // What waits for the advisor, the head of the department, the offices.
  {
    type: 'transfer',
    applicant: 'student 2 1',
    days: 4,
    values: {
      to_program: program,
      study_period: term,
      language: 'kk',
      explanation: 'Ақпараттық жүйелер маған жақынырақ, бірінші курстан бері дерекқорлармен айналысамын.',
    },
    papers: { transcript: { name: 'Transcript.pdf', line: 'Transcript' } },
    turns: [],
  },
  {
    type: 'academic_leave',
    applicant: 'student 3 2',
    days: 8,
    values: {
      reason: 'family',
      study_period: term,
      start: day(15),
      end: day(200),
      explanation: 'Отбасы жағдайына байланысты бір семестрге үзіліс қажет.',
    },
    papers: { documents: { name: 'Анықтама.pdf', line: 'Family certificate' } },
    turns: [
      { days: 6, by: 'advisor', act: 'approve' },
      { days: 5, by: 'fin_office', waypoint: 'payment', act: 'approve' },
    ],
  },
  {
    type: 'academic_leave',
    applicant: 'student 3 3',
    days: 14,
    values: { reason: 'military', study_period: term, start: day(5), end: day(360) },
    papers: { documents: { name: 'Повестка.pdf', line: 'Draft notice' } },
    turns: [
      { days: 12, by: 'advisor', act: 'approve' },
      { days: 10, by: 'teacher', waypoint: 'department', act: 'approve' },
      { days: 9, by: 'fin_office', waypoint: 'payment', act: 'approve' },
    ],
  },
  {
    type: 'certificate_of_study',
    applicant: 'student 2 2',
    days: 1,
    values: { purpose: 'visa', language: 'en', copies: 1, with_stamp: true },
    turns: [],
  },
  {
    type: 'certificate_of_study',
    applicant: 'student 2 3',
    days: 5,
    values: { purpose: 'work', language: 'kk', copies: 1 },
    turns: [],
  },
  {
    type: 'certificate_of_study',
    applicant: 'student 2 4',
    days: 7,
    values: { purpose: 'military', language: 'ru', copies: 1 },
    turns: [{ days: 6, by: 'office', act: 'reject', comment: 'Справку для военкомата выдаёт военная кафедра, кабинет 214.' }],
  },
  {
    type: 'certificate_of_study',
    applicant: 'student 2 5',
    days: 3,
    values: { purpose: 'social', language: 'kk', copies: 2 },
    turns: [{ days: 2, withdraw: 'Анықтама енді керек емес.' }],
  },
  {
    type: 'dormitory',
    applicant: 'student 3 4',
    days: 6,
    values: {
      study_year: String(year),
      home: 'Шымкент',
      distance: 690,
      privilege: 'large_family',
      phone: '+77059876543',
    },
    papers: { documents: { name: 'Көпбалалы отбасы.pdf', line: 'Certificate of a large family' } },
    turns: [{ days: 5, by: 'specialist', act: 'approve' }],
  },
  {
    type: 'personal_data',
    applicant: 'student 3 5',
    days: 5,
    values: { what: 'name', new_value: 'Новая фамилия по свидетельству о браке', since: day(-20) },
    papers: { documents: { name: 'Свидетельство о браке.pdf', line: 'Marriage certificate' } },
    turns: [{ days: 4, by: 'office', act: 'approve' }],
  },
  {
    type: 'personal_data',
    applicant: 'teacher',
    days: 2,
    values: { what: 'document', new_value: '№ 048812345', since: day(-3) },
    papers: { documents: { name: 'Удостоверение.pdf', line: 'Identity card' } },
    turns: [],
  },
  {
    type: 'scholarship_appeal',
    applicant: 'student 3 6',
    days: 12,
    values: {
      study_period: term,
      decided: day(-15),
      average: 3.7,
      arguments: 'Шәкіртақы комиссиясы менің олимпиададағы жеңісімді есепке алмаған.',
    },
    turns: [
      { days: 10, by: 'social', waypoint: 'social', act: 'approve' },
      { days: 9, by: 'fin_office', waypoint: 'sums', act: 'approve' },
      { days: 7, by: 'social', act: 'approve' },
    ],
  },
  {
    type: 'transfer',
    applicant: 'student 2 6',
    days: 20,
    values: {
      to_program: program,
      study_period: term,
      language: 'en',
      explanation: 'Хочу сменить специализацию.',
    },
    papers: { transcript: { name: 'Транскрипт.pdf', line: 'Transcript' } },
    turns: [
      { days: 18, by: 'advisor', act: 'return', comment: 'Опишите подробнее, почему переходите.' },
      { days: 17, again: { explanation: 'Хочу заниматься анализом данных: прошёл два курса и участвую в кружке.' } },
      { days: 15, by: 'advisor', act: 'approve' },
      { days: 12, by: 'teacher', waypoint: 'department', act: 'approve' },
      { days: 11, by: 'office', waypoint: 'credits', act: 'approve' },
    ],
  },

  // Exams once more: one waits for its day, one is set, one has just been asked for.
  {
    type: 'retake',
    ...retaken(seated(3, 7), { reason: 'illness', missed_at: `${day(-9)}T04:00:00.000Z`, wanted: day(7) }),
    days: 6,
    papers: { documents: { name: 'Справка.pdf', line: 'Medical certificate, five days' } },
    turns: [
      { days: 5, by: 'advisor', act: 'approve' },
      { days: 4, by: 'specialist', act: 'approve', comment: 'Справка действительна.' },
    ],
  },
  {
    type: 'retake',
    ...retaken(seated(2, 7), { reason: 'failed', missed_at: `${day(-14)}T05:30:00.000Z`, wanted: day(3) }),
    days: 11,
    turns: [
      { days: 10, by: 'advisor', act: 'approve' },
      { days: 8, by: 'fin_office', act: 'approve', comment: 'Оплачено.' },
      { days: 7, by: 'teacher', waypoint: 'department', act: 'approve' },
      {
        days: 6,
        by: 'office',
        waypoint: 'exam_day',
        act: 'approve',
        comment: 'Пересдача в пятницу в 10:00, аудитория 214.',
      },
    ],
  },
  {
    type: 'retake',
    ...retaken(seated(3, 8), { reason: 'raise', missed_at: `${day(-4)}T08:00:00.000Z`, wanted: day(12) }),
    days: 1,
    turns: [],
  },

  // Back to the university: one waits for the department, one for a debt that is late, one is over.
  {
    type: 'reinstatement',
    applicant: 'student 2 8',
    days: 7,
    values: {
      expelled_in: year - 1,
      program,
      course: 2,
      paid: true,
      explanation: 'Был отчислен по собственному желанию в связи с переездом, хочу продолжить обучение.',
    },
    papers: { receipt: { name: 'Квитанция.pdf', line: 'Receipt, paid in full' } },
    turns: [{ days: 5, by: 'office', act: 'approve' }],
  },
  {
    type: 'reinstatement',
    applicant: 'student 2 9',
    days: 13,
    values: {
      expelled_in: year - 2,
      program,
      course: 2,
      paid: false,
      explanation: 'Оқу ақысына байланысты шығарылған едім, қарызды бөліп төлеуге келісемін.',
    },
    turns: [{ days: 11, by: 'office', act: 'approve', comment: 'Қарызы бар, қаржы бөліміне жіберілді.' }],
  },
  {
    type: 'reinstatement',
    applicant: 'student 3 9',
    days: 19,
    values: {
      expelled_in: year - 1,
      program,
      course: 3,
      paid: true,
      explanation: 'Академиялық мобильділіктен кейін оқуымды жалғастырғым келеді.',
    },
    papers: { receipt: { name: 'Түбіртек.pdf', line: 'Receipt' } },
    turns: [
      { days: 18, by: 'office', act: 'approve' },
      { days: 15, by: 'teacher', act: 'approve', comment: 'Разница — два предмета, план составлен.' },
      { days: 13, by: 'office', act: 'approve' },
      { days: 12, by: 'org_admin', act: 'approve' },
    ],
  },
];
/** Of a course that they take. */
const retaken = ({ applicant, course }: ReturnType<Days['seated']>, values: FormValues): Pick<Scene, 'applicant' | 'values'> => ({ applicant, values: { ...course, ...values } });
