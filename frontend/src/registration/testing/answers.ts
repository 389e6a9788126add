import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import type {
  CardItem,
  CourseInfo,
  LessonView,
  QueueList,
  SidebarCourse,
  SidebarList,
  YearSemester,
} from '@portal/event-schemas/registration/views.ts';
import type { WeekPlansView } from '@portal/event-schemas/week-plans/views.ts';
import { reader } from '../../testing/portal.tsx';
import type { Answers } from '../../testing/portal.tsx';

/** What the server answers a student who registers, for tests of the pages: one open term, what is changed is given. */
export const id = (kind: string, number = 0): string =>
  `${kind.repeat(8).slice(0, 8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const term = id('e');
export const card = `${reader.uid}.${term}`;
const period = {
  uid: term,
  code: 'A26',
  name: sameInAll('Autumn 2026'),
  study_year: 2026,
  semester: 'autumn',
  start_date: '2026-09-01',
  end_date: '2026-12-31',
  weeks: 15,
} as const;
const registration = {
  uid: id('9'),
  kind: 'main',
  name: sameInAll('Main registration'),
  start_date: '2026-08-01T00:00:00.000Z',
  end_date: '2099-09-01T00:00:00.000Z',
  status: 'current',
} as const;
const student = {
  uid: reader.uid,
  display_name: 'Reader Ann',
  code: 'S-1',
  course: 3,
  entry_year: 2024,
  study_form: 'full_time',
  preparation_level: 'bachelor',
  edu_program: null,
  student_group: null,
  student_status: 'studying',
} as const;
const statusInfo: YearSemester['status_info'] = {
  uid: card,
  status: 'CHOOSING',
  advisor: { uid: id('ad'), display_name: 'Advisor Bob' },
  profile: { uid: reader.uid, display_name: 'Reader Ann' },
  max_credit: null,
  max_credit_audit: null,
  current_credit: 0,
  current_credit_audit: 0,
  editable: true,
  sent_at: null,
  changed_at: null,
  changed_by: null,
  comment: null,
};
const credits = { max: 30, min: 5, max_audit: 6, min_audit: 0, amount: 10, amount_audit: 0 };

export const year = (
  changes: Partial<YearSemester> = {},
  status: Partial<YearSemester['status_info']> = {},
): YearSemester => ({
  study_period: period,
  registration_period: registration,
  status_info: { ...statusInfo, ...status },
  study_plan: { uid: id('5'), code: 'P-1' },
  super_user: false,
  rule_for_course: { min_credit: 5, max_credit: 30, min_credit_audit: 0, max_credit_audit: 6 },
  credits,
  super_until: null,
  student,
  global_settings: { use_timer: true, timer_time: 300_000 },
  req_teacher_setting: false,
  additional_edu_program: null,
  student_requests_to_teacher: [],
  manually_permitted_courses: [],
  must_choose_plan: false,
  rejected: null,
  online_registration_access: 'default',
  obstacles: [],
  sending: { allowed: true, obstacle: null },
  ...changes,
});

const seats = (capacity: number, taken: number) => ({
  capacity,
  taken,
  held: 0,
  offered: 0,
  waiting: 0,
  left: capacity - taken,
});
/** Mondays at 10:00 unless `start` (minutes) says otherwise. */
export const lesson = (
  number: number,
  { left = 5, start = 600, ...changes }: Partial<LessonView> & { left?: number; start?: number } = {},
): LessonView => ({
  uid: id('c', number),
  load_type: 'lecture',
  section: `L-${number}`,
  subgroup: '',
  teacher: { uid: id('f'), display_name: 'Teacher Eve' },
  language: 'en',
  room: null,
  meetings: [{ days: '1000000', weeks: '1'.repeat(15), start, length: 50 }],
  parent: null,
  status: null,
  seats: seats(10, 10 - left),
  mine: false,
  ...changes,
});
export const sidebarCourse = (number: number, changes: Partial<SidebarCourse> = {}): SidebarCourse => ({
  uid: id('0', number),
  code: `C-${number}`,
  name: sameInAll(`Course ${number}`),
  credit: 5,
  discipline: id('d', number),
  cycle: 'bd',
  component: 'kv',
  prerequisites: [],
  prerequisites_met: true,
  is_postrequisite: false,
  is_connected_with: false,
  is_recommended_disciplines: false,
  sort_order: 10,
  reasons: [],
  status: null,
  audit: false,
  access: null,
  seats: seats(10, 5),
  locked: [],
  completed: null,
  advice: [],
  ...changes,
});
export const courseInfo = (
  number: number,
  { lessons = [lesson(number)], ...changes }: Partial<CourseInfo> & { lessons?: LessonView[] } = {},
): CourseInfo => ({
  ...sidebarCourse(number),
  study_period: term,
  description: null,
  cathedra: null,
  corequisites: [],
  count: 5,
  count_audit: 0,
  until: null,
  beyond_capacity: false,
  fluxes: [
    {
      uid: id('fa', number),
      number: 1,
      number_of_times_per_week: 1,
      status: null,
      seats: lessons[0]!.seats,
      mine: false,
      lessons,
    },
  ],
  ...changes,
});
export const cardItem = (number: number, changes: Partial<CardItem> = {}): CardItem => ({
  uid: id('0', number),
  discipline: id('d', number),
  code: `C-${number}`,
  name: sameInAll(`Course ${number}`),
  credits: 5,
  audit: false,
  added_by: 'student',
  mark: null,
  queue: false,
  status: 'registered',
  until: null,
  drop: null,
  completed: null,
  flux: { uid: id('fa', number), number: 1 },
  lessons: [lesson(number, { mine: true })],
  ...changes,
});
/** The third of seven. */
export const queueEntry = (
  number: number,
  changes: Partial<QueueList['results'][number]> = {},
): QueueList['results'][number] => ({
  uid: id('0', number),
  code: `C-${number}`,
  name: sameInAll(`Course ${number}`),
  credits: 5,
  audit: false,
  flux: id('fa', number),
  lessons: [id('c', number)],
  joined_at: '2026-09-01T10:00:00.000Z',
  position: 3,
  waiting: 7,
  offered_ahead: 0,
  full_lessons: [],
  offer: null,
  ...changes,
});
const sidebar = (courses: SidebarCourse[]): SidebarList => ({
  study_period: term,
  groups: [{ cycle: 'bd', component: 'kv', courses }],
});

/** What the student planned, and would like, of the term. */
export const weekPlans = (changes: Partial<WeekPlansView> = {}): WeekPlansView => ({
  uid: card,
  student: { uid: reader.uid, display_name: 'Reader Ann' },
  study_period: period,
  preferences: null,
  plans: [],
  ...changes,
});

/** The registration screen's server. */
export function registering({
  info = year(),
  courses = [sidebarCourse(1), sidebarCourse(2)],
  items = [],
  removed = [],
  queue = [],
  passed = [],
  course = courseInfo(1),
}: {
  info?: YearSemester;
  courses?: SidebarCourse[];
  items?: CardItem[];
  removed?: CardDetail['removed'];
  queue?: QueueList['results'];
  passed?: QueueList['passed'];
  course?: CourseInfo;
} = {}): Answers {
  const now = new Date().toISOString();
  return {
    'GET /registration/my_registration/': { registration: info, obstacle: null },
    'GET /organizations/side_bar_list/': sidebar(courses),
    'GET /organizations/basket_modal/': { now, use_timer: true, timer_time: 300_000, removed, results: items },
    'GET /organizations/queue_list/': { now, results: queue, passed },
    'GET /organizations/info_table/': course,
    'GET /organizations/student_notification_list/': { results: [] },
    'GET /organizations/recommended_disciplines/': [],
    'GET /organizations/check_select_edu_pro/': { must_choose: false, chosen: id('5'), plans: [] },
    'GET /organizations/student_get_request_teacher/': { results: [], count: 0, next: null },
    'POST /organizations/hidebutton_request_teacher/': { error: null, reasons: [], obstacle: null, request: null },
    'GET /organizations/exists_postrequisites/': { exists: false, results: [] },
    'GET /week_plans/{uid}/': weekPlans(),
  };
}

/** A student's card as its reviewer has it. */
export const cardDetail = (changes: Partial<CardDetail> = {}): CardDetail => ({
  uid: card,
  stream: `study_card-${card}`,
  study_period: period,
  registration_period: registration,
  student: { ...student, email: 'ann@demo.example', advisor: statusInfo.advisor },
  status_info: statusInfo,
  credits,
  study_plan: null,
  courses: [],
  waiting: [],
  signs: [],
  load: { usual: null, over: false },
  basket: [],
  passed: [],
  removed: [],
  standing: { online_registration_access: 'default', comment: '', debts: [], certificate_until: null },
  completed: [],
  actions: [{ action: 'change', allowed: true, obstacle: null }],
  history: [],
  ...changes,
});
