import { z } from 'zod';
import { sheetFilters } from '@portal/event-schemas/grades/filters.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { paceOf } from '@portal/platform/projections/paces.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { picture } from '../../command-service/src/identity/testing/pictures.ts';
import { addressOf, type DocumentedCall, type Input } from './support/calls.ts';
import { findExamples, type Examples } from './support/examples.ts';
import { each, standstill, startConformance, type ConformancePortal } from './support/portal.ts';

let portal: ConformancePortal;
let known: Examples;
beforeAll(async () => {
  portal = await startConformance();
  known = await findExamples(portal);
  const limits = {
    study_period: known.study_period,
    student_group: null,
    edu_program: null,
    preparation_level: null,
    course: null,
    min_credit: 0,
    max_credit: 60,
    min_credit_audit: 0,
    max_credit_audit: 10,
  };
  expect((await portal.people.office.page.post('/registration/credit_limit_rules/', limits)).status).toBe(200);
  await settle();
});
afterAll(() => portal.stop());

const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });

/** What the demo university lacks: the office has set something for one student, one course, one role. */
async function settle(): Promise<void> {
  const { study_period, advised: student, offering } = known;
  const { office, org_admin } = portal.people;
  const done = await Promise.all([
    office.page.post('/organizations/change_online_registration_super/', {
      students: [student],
      study_period,
      until: '2100-01-01T00:00:00.000Z',
      reason: 'By order',
    }),
    office.page.put('/organizations/online_registration/change_max_credits/', {
      uid: `${student}.${study_period}`,
      max_credit: 60,
      max_credit_audit: null,
    }),
    office.page.put(`/advising/students/${student}/medical_certificate/`, { valid_until: '2100-01-01' }),
    office.page.post(`/advising/students/${student}/debts/`, { kind: 'library', amount: null, note: 'Two books' }),
    office.page.put(`/registration/offerings/${offering}/access/`, {
      level: 'course',
      target: offering,
      status: 'cancelled',
      reason: 'By order',
    }),
    office.page.post('/registration/status_switches/', {
      study_period,
      filter: { statuses: ['NOT_STARTED'], courses: [4] },
      status: 'CHOOSING',
      reason: 'By order',
    }),
    office.page.put('/registration/settings/', { summer_max_credit: 17 }),
    office.page.post('/registration/fields_of_sciences/', {
      code: 'DS',
      name: { ru: 'Данные', kk: 'Деректер', en: 'Data', ky: 'Маалымат' },
      credit: 20,
      disciplines: [known.discipline],
      is_active: true,
    }),
    office.page.post('/notifications/course_not_registered_students_notification/', {
      notification_frequency: 'EVERY_DAY',
      time: '10:00',
    }),
    office.page.post('/notifications/general_email_notification/', {
      notification_frequency: 'EVERY_DAY',
      time: '10:00',
      study_card_statuses: ['NOT_STARTED'],
      subject: inAll('Courses'),
      text: inAll('Please choose your courses.'),
    }),
    office.page.post('/new_notifications/web_notification_banner/', {
      message: inAll('Welcome'),
      begin_to_show_at: '2020-01-01T00:00:00.000Z',
      stop_to_show_at: '2100-01-01T00:00:00.000Z',
      target_audience: 'everybody',
    }),
    org_admin.page.post('/audit/seals/', {}),
    org_admin.page.post('/identity/scim_clients/', { name: 'Personnel', is_on: true }),
    org_admin.page.post('/third_party_apis/', { name: 'Library', direction: 'incoming', role: 'office' }),
    org_admin.page.post('/organizations/tabs_router_role/', {
      role: 'beta',
      screen: 'course-offerings',
      is_visible: false,
    }),
    ...inJournals(),
    ofStudent(),
  ]);
  expect(done.filter(({ status }) => status >= 300).map(({ body }) => body)).toEqual([]);
  const made = await org_admin.page.post('/identity/ways_in/', {
    ...{ kind: 'openid', name: inAll('Campus'), issuer: 'https://id.example.edu', client_id: 'portal' },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  way = made.body.uid;
}
let way: string;
/** A picture of the student, which somebody may look at. */
async function ofStudent() {
  const form = new FormData();
  for (const [field, value] of Object.entries({ left: 0, top: 0, size: 300 })) form.append(field, String(value));
  form.append('file', new Blob([Uint8Array.from(await picture())]), 'me.jpg');
  return portal.people.student.page.call('POST', '/user/avatar/', { body: form });
}
/** A rule of closing, a reason, a kind, a colour, a week that was opened by hand, and a teacher who asks for one. */
function inJournals() {
  const { office, org_admin, teacher } = portal.people;
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
  const [today] = days(0).split('T') as [string];
  return [
    org_admin.page.post('/settings/journal-block/', { name: 'All', days: 60, load_type: 'srs' }),
    office.page.post('/journals/missing_reasons/', {
      name: inAll('Sport'),
      short: 'с',
      is_excused: true,
      makes_up: false,
    }),
    office.page.post('/journals/types/', { name: inAll('Lab'), load_type: 'laboratory', mark_kind: 'percent' }),
    office.page.post('/journals/colors/', { what: 'low', color: '#ff0000' }),
    office.page.post('/journals/absence_limits/', { study_period: null, unexcused: 4 }),
    office.page.post('/block_unblock_ej/create/', {
      action: 'unblock',
      lessons: [known.journal],
      weeks: Array.from({ length: 12 }, (_, index) => days(-7 * index).slice(0, 10)),
      until: days(3),
      reason: 'By order',
    }),
    teacher.page.post('/journals/reopening_requests/', { journal: known.journal, week: today, reason: 'Was ill' }),
  ];
}

/** As whom a call is asked, the first that its table admits: a student about themself, an advisor about their student, then who sees all. */
const askers: readonly Role[] = ['student', 'supervisor', 'office', 'org_admin', 'auditor'];
/** Who asks what is for none of these. */
const lastAsker: Role = 'specialist';
const mayAsk = ({ operation }: DocumentedCall, role: Role): boolean =>
  typeof operation['x-roles'] === 'string' || operation['x-roles'].includes(role);

/** What a parameter of this name is filled with; `role` asks. */
function valueOf(name: string, call: DocumentedCall, role: Role): string | undefined {
  const student = role === 'student' ? known.student : role === 'supervisor' ? known.advised : known.other;
  if (call.path.startsWith('/registration/students/') && call.path.includes('/course_permissions/')) return student;
  if (/^\/(advising\/cards|week_plans\/\{uid\})\//.test(call.path)) return `${student}.${known.study_period}`;
  if (call.path.startsWith('/audit/streams/'))
    return name === 'stream' ? `study_card-${known.advised}.${known.study_period}` : undefined;
  const application =
    role === 'student'
      ? known.application_student
      : role === 'supervisor'
        ? known.application_supervisor
        : known.application_office;
  const values: Record<string, string> = {
    student_app: application,
    journal: known.journal,
    electronic_journal: known.journal,
    property_id: known.property,
    key: known.property,
    student,
    profile: student,
    sheet: known.sheet,
    row: known.grade_row,
    ...(call.path.startsWith('/journals/check_statement/') ? { code: known.check_code } : {}),
    course: call.path.startsWith('/journals/') ? known.sheet.slice(0, 36) : known.offering,
    study_period: known.study_period,
    discipline: known.discipline,
    study_plan: known.study_plan,
    student_group: known.student_group,
    cathedra: known.cathedra,
    of: 'student',
    ...(call.path === '/offerings/week/' ? { offering: known.offering } : {}),
    name: 'а',
    purpose: 'forgot',
    year: '2026',
  };
  if (name !== 'uid' && name !== 'id') return values[name];
  const inPath: Record<string, string> = {
    '/journals/final_grades/course/': known.sheet.slice(0, 36),
    '/journals/statements/': known.statement,
    ...Object.fromEntries(sheetFilters.map(filter => [`/journals/final_grades/${filter}/`, known.sheet])),
    '/advising/students/': student,
    '/registration/offerings/': known.offering,
    '/identity/accounts/': known.account,
    '/identity/ways_in/': way,
    '/user/forgot/password/': known.student,
    '/user/user_info/': known.student,
    '/user/profile_lite/': known.student,
    '/organizations/get_study_plan/': known.study_plan,
    '/organizations/get_study_period/': known.study_period,
    '/organizations/get_acad_period/': known.study_period,
    '/organizations/edu-programs/': known.edu_program,
    '/curriculum/disciplines/{uid}/graph/': known.discipline,
    '/curriculum/study_plans/{uid}/disciplines/': known.study_plan,
    '/specialists/free_times/': portal.people.specialist.uid,
    '/specialists/{uid}/': portal.people.specialist.uid,
    '/studapps/app-types/': known.app_type,
    '/studapps/answers/{uid}/': application,
  };
  return Object.entries(inPath).find(([path]) => call.path.startsWith(path))?.[1];
}

/** Calls about one row take the first of the list above them. */
async function firstOf(call: DocumentedCall, role: Role): Promise<string | undefined> {
  const { page } = portal.people[role];
  if (call.path.startsWith('/registration/teacher_requests/'))
    return (await page.get('/organizations/student_get_request_teacher/')).body?.results?.[0]?.uid;
  return (await page.get(call.path.replace(/\{\w+\}\/$/, ''))).body?.results?.[0]?.id;
}

/** Parameters that are given although a call may do without them. */
const optional = ['student', 'profile', 'study_plan', 'offering', 'sheet'];
const meeting = { days: '1000000', weeks: '111111111111111', start: 540, length: 50 };
/** What fields of these names hold in the body of a query. */
const inBody: Record<string, unknown> = {
  changes: [{ kind: 'start_review' }],
  form_values: {},
  meetings: [meeting],
  length: meeting.length,
  weeks: meeting.weeks,
};

async function inputFor(call: DocumentedCall, role: Role): Promise<Input> {
  const input: Input = { params: {}, query: {} };
  for (const { name, in: place, required } of call.operation.parameters) {
    const value = valueOf(name, call, role) ?? (place === 'path' ? await firstOf(call, role) : undefined);
    if (value !== undefined && (required || optional.includes(name)))
      input[place === 'path' ? 'params' : 'query'][name] = value;
  }
  const fieldOf = (name: string) =>
    name === 'students'
      ? [valueOf('student', call, role)]
      : name === 'moment'
        ? new Date().toISOString()
        : name === 'ids'
          ? [known.student]
          : call.path === '/offerings/check/' && name === 'lessons'
            ? [{ uid: known.lesson, load_type: 'lecture', teacher: null, room: null, meetings: [meeting] }]
            : (inBody[name] ?? valueOf(name, call, role));
  if (call.body)
    input.body = Object.fromEntries(
      Object.keys(call.body['properties'] as object).flatMap(name => {
        const value = fieldOf(name);
        return value ? [[name, value]] : [];
      }),
    );
  return input;
}

/** Calls that need something to be made first; they have tests of their own. */
const elsewhere = new RegExp(
  String.raw`^(?:GET|POST) /(${[
    String.raw`audit/(as_of/\{uid\}|causes/\{correlation_id\}|questions/\w+/\{id\})`,
    String.raw`audit/(verifications/\{id\}|receipts/(check|\{position\}))`,
    String.raw`(bugs|common/migration_registration)/\{uid\}/history|common/(logo|images/\{uid\}/file)|curriculum/\w+/import/template`,
    String.raw`scim/v2/(ServiceProviderConfig|ResourceTypes|Users(/\{id\})?)`,
    String.raw`exports|files|specialists/appointments/\{uid\}/ics|student_clubs/\w+/\{uid\}/history|studapps/app-types/check|studapps/(files|uploads)/\{uid\}`,
    String.raw`portfolio/(portfolios/(\w+_history|achievement_type_menu|get_\w+)|(relations|files|uploads)/\{\w+\})`,
    String.raw`journals/(reopening_requests/\{uid\}/history|(grid|themes)/file)`,
    String.raw`rollovers/(\{uid\}|preview)|offerings/(\{uid\}/impact|needs/students/\{id\})`,
    String.raw`stud_jour/my_performance/disc|journals/(statements/\{uid\}|final_grades)/print`,
    String.raw`user/student_discipline_view_set/(language|teacher)|user/ways_in/\{uid\}/(callback|metadata|single_logout)`,
    String.raw`third_party_apis/(\{uid\}/history|(calls|deliveries)/\{id\})`,
    String.raw`notifications/(mail_(reach|runs|failures)/\{id\}|unsubscribe/\{token\})`,
  ].join('|')})(?:/|$)`,
);

describe('answers', () => {
  it(
    'of every query fit the schema that the OpenAPI document has for them, for everybody who may ask',
    async () => {
      const queries = portal.calls.filter(call => !call.changes && !elsewhere.test(call.name));
      const wrong: string[] = [];
      const answered = new Set<DocumentedCall>();
      const asked = queries.flatMap(call => {
        const who = askers.filter(role => mayAsk(call, role));
        return (who.length > 0 ? who : [lastAsker]).map(role => ({ call, role }));
      });
      await each(asked, async ({ call, role }) => {
        const who = `${call.name} as ${role}`;
        const input = await inputFor(call, role);
        const { status, body } = await portal.people[role].page.call(call.method, addressOf(call, input), {
          body: input.body,
        });
        // A list of one's own may be empty for some; for somebody it is not.
        if (call.path.includes('{') && Object.keys(input.params).length === 0) return;
        if (status !== 200 || !call.answer)
          return void wrong.push(`${who}: ${status} ${body?.error?.code} for ${JSON.stringify(input)}`);
        answered.add(call);
        const fits = z.fromJSONSchema(call.answer).safeParse(body);
        if (!fits.success) wrong.push(`${who}: ${z.prettifyError(fits.error).slice(0, 300)}`);
      });
      expect(wrong.sort()).toEqual([]);
      expect(queries.filter(call => !answered.has(call)).map(call => call.name)).toEqual([]);
    },
    standstill,
  );

  it(
    'that come from unhurried projections are of calls that say so, and so wait for them',
    async () => {
      const { parts, pool } = portal.host;
      const tables = parts.projections
        .filter(projection => paceOf(projection) === 'unhurried')
        .flatMap(({ name, tableNames }) => tableNames.map(table => `${name.split('.')[0]}\\.${table}`));
      const read = new RegExp(`\\b(${tables.join('|')})(_public)?\\b`);
      const declared = new Map(
        parts.modules
          .flatMap(module => module.calls ?? [])
          .flatMap(call =>
            call.kind === 'command'
              ? []
              : ([
                  [call.call as string, call.reads],
                  [`${call.call}{id}/`, call.reads],
                ] as const),
          ),
      );
      const texts: string[] = [];
      const ask = pool.query as (...statement: any[]) => any;
      const asks = vi.spyOn(pool, 'query').mockImplementation(function (this: typeof pool, ...statement: any[]) {
        texts.push(statement[0]?.text ?? String(statement[0]));
        return ask.apply(this, statement);
      } as any);
      const wrong: string[] = [];
      for (const call of portal.calls.filter(one => !one.changes && !elsewhere.test(one.name))) {
        const role = askers.findLast(one => mayAsk(call, one));
        if (!role) continue;
        const input = await inputFor(call, role);
        texts.length = 0;
        await portal.people[role].page.call(call.method, addressOf(call, input), { body: input.body });
        const found = texts.map(text => read.exec(text)?.[1]).find(Boolean);
        if (found && declared.get(call.name) !== 'unhurried') wrong.push(`${call.name} reads ${found}`);
      }
      asks.mockRestore();
      expect(wrong).toEqual([]);
    },
    standstill,
  );

  it('of lists in both dialects have the same rows', async () => {
    const lists = portal.calls.filter(call => call.operation['x-kind'] === 'list');
    const wrong: string[] = [];
    await each(lists, async call => {
      const role = askers.findLast(one => mayAsk(call, one))!;
      const { page } = portal.people[role];
      const { query } = await inputFor(call, role);
      const [paged, ranged] = await Promise.all([
        page.get(call.path, { ...query, page: 0, page_size: 10 }),
        page.get(call.path, { range: '[0,9]', filter: JSON.stringify(query) }),
      ]);
      const range = /^[\w-]+ (\d+-\d+|\*)\/(\d+)$/.exec(ranged.headers.get('content-range') ?? '');
      const same = JSON.stringify(paged.body.results) === JSON.stringify(ranged.body);
      if (!same || Number(range?.[2]) !== paged.body.count)
        wrong.push(`${call.name}: ${paged.body.count} rows, Content-Range ${ranged.headers.get('content-range')}`);
      if ((paged.body.next !== null) !== paged.body.count > paged.body.results.length)
        wrong.push(`${call.name}: next is ${paged.body.next}`);
    });
    expect(wrong).toEqual([]);
  });
});
