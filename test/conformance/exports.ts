import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentedCall } from './support/calls.ts';
import { findExamples } from './support/examples.ts';
import { each, startConformance, type ConformancePortal } from './support/portal.ts';

let portal: ConformancePortal;
let files: readonly ExportedFile[];
interface ExportedFile {
  list: string;
  name: string;
  headers: string[];
  rows: string[][];
}

const askers: readonly Role[] = ['student', 'supervisor', 'office', 'org_admin', 'auditor'];
const isExported = ({ operation }: DocumentedCall): boolean =>
  operation.parameters.some(({ name }) => name === 'export');
/** The log of the auditor names events, commands and keys as they are recorded. */
const inWords = ({ path }: DocumentedCall): boolean => !path.startsWith('/audit/');

beforeAll(async () => {
  portal = await startConformance();
  await settle();
  const lists = portal.calls.filter(call => call.operation['x-kind'] === 'list' && isExported(call));
  const written: ExportedFile[] = [];
  await each(lists.filter(inWords), async call => void written.push(await exported(call)), 4);
  files = written.toSorted((a, b) => (a.list < b.list ? -1 : 1));
});
afterAll(() => portal.stop());

/** What the demo university lacks: the office has set something of each kind. */
async function settle(): Promise<void> {
  const { study_period, advised: student, offering, discipline } = await findExamples(portal);
  const { office } = portal.people;
  const limits = {
    study_period,
    student_group: null,
    edu_program: null,
    preparation_level: 'bachelor',
    course: null,
    min_credit: 0,
    max_credit: 60,
    min_credit_audit: 0,
    max_credit_audit: 10,
  };
  const done = await Promise.all([
    office.page.post('/registration/credit_limit_rules/', limits),
    office.page.post('/organizations/change_online_registration_super/', {
      students: [student],
      study_period,
      until: '2100-01-01T00:00:00.000Z',
      reason: 'Приказ',
    }),
    office.page.put('/organizations/online_registration/change_max_credits/', {
      uid: `${student}.${study_period}`,
      max_credit: 60,
      max_credit_audit: null,
    }),
    office.page.put(`/advising/students/${student}/medical_certificate/`, { valid_until: '2100-01-01' }),
    office.page.post(`/advising/students/${student}/debts/`, { kind: 'library', amount: null, note: 'Две книги' }),
    office.page.put(`/registration/offerings/${offering}/access/`, {
      level: 'course',
      target: offering,
      status: 'cancelled',
      reason: 'Приказ',
    }),
    office.page.put('/registration/settings/', { corequisites: 'warn' }),
    office.page.post('/registration/fields_of_sciences/', {
      code: 'DS',
      name: { ru: 'Данные', kk: 'Деректер', en: 'Data', ky: 'Маалымат' },
      credit: 20,
      disciplines: [discipline],
      is_active: true,
    }),
  ]);
  done.push(
    await office.page.post('/organizations/control_level_education_create/', {
      preparation_level: 'bachelor',
      open_levels: ['master'],
    }),
  );
  expect(done.filter(({ status }) => status >= 300).map(({ body }) => body)).toEqual([]);
}

/** A file that was asked for and is there: its job, its text, what it is called. */
async function fileOf(
  call: DocumentedCall,
  format: 'csv' | 'xlsx',
): Promise<{ job: string; body: unknown; name: string }> {
  const { page } =
    portal.people[
      askers.findLast(
        role => typeof call.operation['x-roles'] === 'string' || call.operation['x-roles'].includes(role),
      )!
    ];
  const {
    status,
    body: { job },
  } = await page.call('GET', call.path, { query: { export: format }, headers: { 'accept-language': 'ru' } });
  expect([call.name, status]).toEqual([call.name, 202]);
  for (let state = 'waiting'; state !== 'ready'; state = (await page.get(`/exports/${job}/`)).body.status) {
    if (state === 'failed') throw new Error(`The export of ${call.name} failed`);
    await sleep(25);
  }
  const { body, headers } = await page.get(`/exports/${job}/file/`);
  return { job, body, name: /filename="([^"]+)"/.exec(headers.get('content-disposition')!)![1]! };
}
async function exported(call: DocumentedCall): Promise<ExportedFile> {
  const { body, name } = await fileOf(call, 'csv');
  const [first, ...rows] = parsed(String(body).replace('\uFEFF', ''));
  return { list: call.name, name, headers: first!, rows };
}
const parsed = (csv: string): string[][] =>
  csv
    .split('\r\n')
    .filter(Boolean)
    .map(line =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );

/** Lists without a file, and why. */
const withoutFile: Readonly<Record<string, string>> = {
  'GET /organizations/study_period_list/': 'to choose from; the file is that of /curriculum/study_periods/',
  'GET /curriculum/study_plan_versions/': 'counts intakes; the file of /curriculum/students/ has the plan of each',
  'GET /organizations/discipline_list/': 'to choose from; /curriculum/disciplines/',
  'GET /organizations/cathedra_list/': 'to choose from; /curriculum/cathedras/',
  'GET /organizations/edu-programs/': 'to choose from; /curriculum/edu_programs/',
  'GET /organizations/discipline_registration_access_for_selected_students/get_dicipline/':
    'to choose from; /registration/offerings/',
  'GET /journals/courses/': 'to choose from; /journals/electronic_journal/',
  'GET /new_notifications/my/': 'a person’s own messages',
  'GET /organizations/tabs_router_role/': 'ticks of a form',
  'GET /user/all_profiles/': 'to choose from; /identity/accounts/',
  'GET /user/bad_avatars/': 'pictures that are looked at',
};

/** What no person writes: ids, JSON, codes of programs, numbers as a machine has them. */
const uid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const codes: ReadonlySet<string> = new Set(cardStatuses);
const isCode = (text: string): boolean => codes.has(text) || /^[a-z]{2,}(_[a-z]+)*$/.test(text);
/** People choose how they log in. */
const chosen = new Set(['Логин']);
const machineWords = (cell: string): boolean =>
  uid.test(cell) || /^[[{].*[\]}]$/s.test(cell) || /^-?\d+\.\d{3,}$/.test(cell) || cell.split(/[,;:] /).some(isCode);

describe('files of lists', () => {
  it('are there for every list, but for those where there is a reason', () => {
    expect(
      portal.calls
        .filter(call => call.operation['x-kind'] === 'list' && !isExported(call))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(withoutFile).toSorted());
  });
  it('have days as days and moments with their offset', () => {
    const cells = files.flatMap(({ rows }) => rows.flat());
    expect(cells.filter(cell => /^\d{4}-\d\d-\d\dT/.test(cell)).length).toBeGreaterThan(20);
    expect(
      cells.filter(cell => /^\d{4}-\d\d-\d\dT/.test(cell) && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+06:00$/.test(cell)),
    ).toEqual([]);
    expect(cells.filter(cell => /^\d\d\.\d\d\.\d{4}/.test(cell))).toEqual([]);
  });
  it.each([
    ['GET /curriculum/study_periods/', 'Начало', 'Учебных недель'],
    ['GET /registration/super_registrations/', 'Открыта до (Asia/Bishkek)', null],
  ])('hold dates and numbers in a sheet of Excel: %s', async (list, dated, counted) => {
    const { job } = await fileOf(
      portal.calls.find(({ name }) => name === list)!,
      'xlsx',
    );
    const [headers, ...rows] = await readSheet(path.join(portal.host.config.data, 'exports', `${job}.xlsx`));
    expect(headers).toContain(dated);
    const column = (header: string) => rows.map(row => row[headers!.indexOf(header)]);
    expect(rows.length).toBeGreaterThan(0);
    expect(column(dated).every(cell => cell instanceof Date)).toBe(true);
    if (counted) expect(column(counted).every(cell => typeof cell === 'number')).toBe(true);
    expect(rows.flat().filter(cell => cell === '')).toEqual([]);
  });
  it('have headers in the language of who asked', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(
      files.flatMap(({ list, headers }) =>
        headers.filter(header => !/[а-яё]/i.test(header)).map(header => `${list}: ${header}`),
      ),
    ).toEqual([]);
  });
  it('say in words what lists hold as codes', () => {
    const wrong = files.flatMap(({ list, headers, rows }) =>
      headers.flatMap((header, at) => {
        const cell = chosen.has(header) ? undefined : rows.map(row => row[at] ?? '').find(machineWords);
        return cell === undefined ? [] : [`${list}: ${header}: ${cell}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
  it('are called after the whole list and the day', () => {
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
    expect(files.filter(({ name }) => !/^\w+-.*\d{4}-\d\d-\d\d\.csv$/.test(name)).map(({ name }) => name)).toEqual([]);
  });
  it('tell apart what the list shows as different', () => {
    const headersOf = (list: string): string[] => files.find(file => file.list === `GET ${list}`)!.headers;
    expect(headersOf('/organizations/statistic_student_list/')).toContain('Доступ');
    for (const list of [
      '/registration/offerings/',
      '/registration/waiting_lists/',
      '/registration/statistics/courses/',
    ])
      expect(headersOf(list), list).toContain('Учебный период');
    expect(headersOf('/organizations/online_registration/list_registration_periods/')).toEqual(
      expect.arrayContaining(['Состояние', 'Для кого']),
    );
    expect(headersOf('/admin/credit_limit_system/')).toContain('Уровень');
  });
  it('say settings and their values as people call them', () => {
    const { rows } = files.find(file => file.list === 'GET /user/history_system_settings/')!;
    expect(rows.map(row => row.slice(1, 5))).toEqual(
      expect.arrayContaining([
        ['Регистрация', 'Кореквизиты', 'не проверять', 'предупреждать'],
        [
          'Регистрация',
          'Исключения контроля уровня',
          '–',
          'Открытые уровни: Магистратура, Уровень подготовки: Бакалавриат',
        ],
      ]),
    );
  });
});
