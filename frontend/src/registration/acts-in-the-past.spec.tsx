import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { CourseAccess, SelectedStudent } from '@portal/event-schemas/access/views.ts';
import type { StudentDiscipline } from '@portal/event-schemas/plans/views.ts';
import type { TeacherRequestRow } from '@portal/event-schemas/teacher-requests/views.ts';
import type { WaitingEntry } from '@portal/event-schemas/registration/waiting-lists.ts';
import { setAsOf } from '../http/as-of.ts';
import { describeActsInThePast, openCase, past } from '../testing/acts-in-the-past.tsx';
import { loadCode, reader, slow, type Answers } from '../testing/portal.tsx';
import { card, cardDetail, cardItem, courseInfo, id, lesson, registering, term, year } from './testing/answers.ts';

const at = '2026-08-20T05:00:00.000Z';
const course = { uid: id('0', 1), code: 'C-1', name: sameInAll('Course 1') };
const student = { uid: reader.uid, display_name: 'Reader Ann', code: 'S-1' };
const lessonOf: CourseAccess['flux_online_registration'][number]['lesson_online_registrations'][number] = {
  uid: id('c', 1),
  load_type: 'lecture',
  section: 'L-1',
  subgroup: '',
  language: 'en',
  teacher: null,
  status: null,
  capacity: 10,
  taken: 5,
  waiting: 0,
};
const access: CourseAccess = {
  ...course,
  credits: 5,
  study_period: term,
  study_period_name: null,
  discipline: id('d', 1),
  cycle: 'bd',
  component: 'kv',
  cathedra: null,
  cathedra_name: null,
  status: null,
  mixed: false,
  lessons: 1,
  blocked: 0,
  cancelled: 0,
  registered: 5,
  waiting: 0,
  selected: 0,
  flux_online_registration: [
    { uid: id('fa', 1), number: 1, number_of_times_per_week: 1, status: null, lesson_online_registrations: [lessonOf] },
  ],
};
const selected: SelectedStudent = {
  ...student,
  profile: { uid: reader.uid, display_name: 'Reader Ann' },
  edu_program: id('b'),
  edu_program_name: null,
  group: null,
  group_name: null,
  course: 3,
  entry_year: 2024,
  preparation_level: 'bachelor',
  has_financial_debt: false,
  status: false,
  student_status: 'studying',
  course_online_registration_uids: [],
};
const waiting: WaitingEntry = {
  ...student,
  student_group: null,
  place: 1,
  joined_at: at,
  sections: 'L-1',
  lessons: [{ load_type: 'lecture', section: 'L-1' }],
  audit: false,
  offered_until: null,
  card,
};
const asked: TeacherRequestRow = {
  uid: `${reader.uid}.${course.uid}`,
  status: 'asked',
  course: course.uid,
  code: course.code,
  name: course.name,
  credits: 5,
  study_period: term,
  period_name: null,
  student: reader.uid,
  student_name: 'Reader Ann',
  student_code: 'S-1',
  email: '',
  year: 3,
  group_name: null,
  edu_program_name: null,
  advisor_name: null,
  reasons: ['prerequisite'],
  missing: [],
  lessons: [],
  text: 'Please',
  asked_at: at,
  times: 1,
  last_refusal: null,
  teachers: [],
  decided_by: null,
  decided_at: null,
  comment: '',
  waives: [],
  registered: false,
  decidable: true,
};
const permission = {
  ...course,
  study_period: term,
  waives: ['prerequisites'],
  reason: 'Studied abroad',
  given_at: at,
  given_by: { uid: id('0f'), display_name: 'Office Kim' },
};
const cardOf: Answers = {
  'GET /advising/cards/{uid}/': cardDetail({
    actions: (['approve', 'reject', 'set_status', 'change'] as const).map(action => ({
      action,
      allowed: true,
      obstacle: null,
    })),
  }),
  'GET /advising/students/{uid}/cards/': [],
  'GET /registration/students/{uid}/course_permissions/': { results: [permission] },
  'GET /registration/students/{uid}/course_permissions/history/': [],
  'GET /organizations/check_select_edu_pro/': { must_choose: false, chosen: null, plans: [] },
};
const discipline: StudentDiscipline = {
  uid: id('d', 1),
  discipline: id('d', 1),
  code: 'D-1',
  name: sameInAll('Physics'),
  main_discipline: null,
  credit: 5,
  status: 'planned',
  is_active: true,
  source: 'study_plan',
  study_year: 2026,
  semester: 1,
  term: 'autumn',
  study_period: term,
  cycle: 'bd',
  component: 'kv',
  course: null,
  lines: [],
  prerequisites: [],
  prerequisites_met: true,
  result: null,
  changed_by: null,
  reason: '',
  rights: (['change', 'exclude'] as const).map(act => ({ act, allowed: true, obstacle: null })),
  children: [],
};
const plan: Answers = {
  'GET /user/discipline_student_views/': {
    student: selected.profile,
    study_plan: { uid: id('5'), code: 'P-1', entry_year: 2024, edu_program: null },
    study_years: [2026],
    current_year: 2026,
    periods: [year().study_period],
    credits: { total: 5, current_count: 0, onway: 0, left: 5 },
    results: [discipline],
  },
  'GET /user/student_discipline_view_set/credit_limit_system/': [],
  'GET /user/student_discipline_view_set/status_info/': {
    student: reader.uid,
    study_year: 2026,
    status: 'as_planned',
    advisor: null,
    profile: selected.profile,
    changed_at: null,
    changed_by: null,
    unreported: false,
    notified_at: null,
    notice: '',
    cards: [],
  },
};

beforeAll(
  () =>
    Promise.all([
      loadCode(
        'online-registration',
        'individual-plan',
        'my-teacher-requests',
        'teacher-requests',
        'waiting-list',
        'discipline-registration-access',
        'discipline-registration-access-for-selected-students',
        'student-card',
      ),
      import('./parts/course-panel.tsx'),
      import('./parts/student/beside.tsx'),
      import('./parts/permits/student-permits.tsx'),
    ]),
  slow,
);

describeActsInThePast([
  {
    address: `online-registration-for-courses?course=${course.uid}`,
    role: 'student',
    answers: registering({ items: [cardItem(2)], course: courseInfo(1, { lessons: [lesson(1, { start: 800 })] }) }),
    pressed: [/^Choose lesson/],
    off: ['Register', 'Add to basket', 'Drop', 'Send to advisor'],
  },
  {
    address: 'individual-plan',
    role: 'student',
    answers: plan,
    off: ['Tell the advisor', 'Replace', 'Exclude', 'Add a discipline'],
    on: ['Language and teacher'],
  },
  {
    address: 'my-teacher-requests',
    role: 'student',
    answers: { 'GET /organizations/student_get_request_teacher/': { results: [asked], count: 1, next: null } },
    off: ['Withdraw the request'],
  },
  {
    address: 'teacher-requests',
    role: 'teacher',
    answers: { 'GET /organizations/data_request_teacher/': [asked] },
    pressed: ['Reader Ann'],
    off: ['Allow', 'Refuse'],
  },
  {
    address: `waiting-lists/${course.uid}`,
    role: 'office',
    answers: {
      'GET /registration/waiting_lists/{id}/': { ...course, taken: 10, capacity: 10, waiting: 1 },
      'GET /registration/waiting_lists/entries/': [waiting],
    },
    off: ['Move: Reader Ann', 'Admit: Reader Ann'],
  },
  {
    address: 'discipline_registration_access',
    role: 'office',
    answers: { 'GET /organizations/discipline_registration_access/': [access] },
    pressed: ['Course 1'],
    off: ['Block: C-1 Course 1', 'Cancel: C-1 Course 1', 'Block: C-1 Course 1, Stream 1'],
    on: ['History'],
  },
  {
    address: `discipline_registration_access_for_selected_students?course=${course.uid}`,
    role: 'office',
    answers: { 'GET /organizations/discipline_registration_access_for_selected_students/': [selected] },
    off: ['Personal access: Reader Ann'],
    on: ['Access history'],
  },
  {
    address: `students-list/view/${card}`,
    role: 'office',
    answers: cardOf,
    off: ['Approve', 'Return', 'Personal limits'],
  },
  {
    address: `students-list/view/${card}?tab=permits`,
    role: 'office',
    answers: cardOf,
    off: ['Give a permission', 'Withdraw: Course 1', 'Assign additional plans'],
  },
  { address: `students-list/view/${card}?tab=completed`, role: 'office', answers: cardOf, off: ['Enter a result'] },
]);

it(
  'what is rarely done with a card is off in its menu while a past moment is looked at',
  async () => {
    setAsOf(past);
    await openCase({
      address: `students-list/view/${card}`,
      role: 'office',
      answers: cardOf,
      pressed: ['More actions'],
      off: [],
    });
    expect((await screen.findByRole('menuitem', { name: 'Change status' })).getAttribute('aria-disabled')).toBe('true');
  },
  slow,
);
