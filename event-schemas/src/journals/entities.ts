import { preparationLevels } from '../curriculum/codes.ts';
import { loadTypeNames, preparationLevelNames } from '../curriculum/names.ts';
import { studyPeriods } from '../curriculum/targets.ts';
import { people } from '../identity/targets.ts';
import { entity } from '../kernel/entity/entity.ts';
import * as field from '../kernel/entity/fields.ts';
import { life } from '../kernel/entity/life.ts';
import { rule } from '../kernel/entity/rules.ts';
import { loadTypes } from '../registration/codes.ts';
import { blockFrequencies, colorCodes, defaultAbsenceLimit, markKinds, materialKinds, reopeningDays } from './codes.ts';
import { materialReaders, overseers, teachersAndReaders } from './roles.ts';
import { courses, journals } from './targets.ts';

const shared = { module: 'journals', read: teachersAndReaders, write: overseers } as const;
const rulePath = '/settings/journal-block/';

/** When weeks of journals close by themselves, and for which of them, one rule for each scope; a narrower one goes before a wider one. */
const blockRule = entity({
  ...shared,
  entity: 'journal_block_rule',
  name: 'JournalBlockRule',
  table: 'journal_block_rules',
  title: 'name',
  write: ['org_admin'],
  path: rulePath,
  calls: { remove: `DELETE ${rulePath}delete/{id}/`, restore: null },
  uid: ({ study_period, load_type, preparation_level }) =>
    [study_period, load_type, preparation_level].map(one => one ?? 'all').join('.'),
  rules: [
    rule('journals.run_at_wrong', ['run_at'], ({ run_at }) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(run_at ?? ''))),
    rule(
      'journals.weekday_needed',
      ['weekday'],
      ({ frequency, weekday }) => frequency !== 'WEEKLY' || weekday !== null,
    ),
    rule(
      'journals.month_day_needed',
      ['month_day'],
      ({ frequency, month_day }) => frequency !== 'MONTHLY' || month_day !== null,
    ),
  ],
  fields: {
    name: field.text({ min: 2, max: 100, unique: true, search: true }),
    days: { ...field.number({ min: 1, max: 60 }), default: 10 },
    frequency: { ...field.choice(blockFrequencies), default: 'DAILY' as const },
    weekday: field.number({ min: 1, max: 7, optional: true, when: { field: 'frequency', is: ['WEEKLY'] } }),
    month_day: field.number({ min: 1, max: 31, optional: true, when: { field: 'frequency', is: ['MONTHLY'] } }),
    run_at: { ...field.text({ max: 5 }), default: '00:00' },
    study_period: field.ref(studyPeriods, { optional: true, once: true, filter: true }),
    load_type: field.choice(loadTypes, { names: loadTypeNames, optional: true, once: true, filter: true }),
    preparation_level: field.choice(preparationLevels, { names: preparationLevelNames, optional: true, once: true }),
    is_active: { ...field.yes({ filter: true }), default: true },
  },
});

/** Why somebody missed a class. `makes_up`: a mark may stand beside such an absence, as the work was handed in later. */
const reason = entity({
  ...shared,
  entity: 'reason_for_missing',
  name: 'ReasonForMissing',
  table: 'reasons_for_missing',
  title: 'name',
  path: '/journals/missing_reasons/',
  calls: { restore: null },
  fields: {
    name: field.localizedText({ min: 2, max: 60, unique: true, search: true }),
    short: field.text({ min: 1, max: 3, unique: true }),
    is_excused: field.yes({ filter: true }),
    makes_up: field.yes(),
  },
});

/** Which marks classes of a load type get. */
const type = entity({
  ...shared,
  entity: 'journal_type',
  name: 'JournalType',
  table: 'journal_types',
  title: 'name',
  path: '/journals/types/',
  calls: { restore: null },
  unique: [['load_type']],
  fields: {
    name: field.localizedText({ min: 2, max: 60, unique: true, search: true }),
    load_type: field.choice(loadTypes, { names: loadTypeNames, filter: true }),
    mark_kind: field.choice(markKinds),
  },
});

/** Colours of the grid: of marks by their percent, of absences, of classes that are not held or closed. */
const color = entity({
  ...shared,
  entity: 'journal_color',
  name: 'JournalColor',
  table: 'journal_colors',
  title: 'what',
  path: '/journals/colors/',
  calls: { restore: null },
  unique: [['what']],
  fields: { what: field.choice(colorCodes), color: field.color() },
});

/** From so many unexcused absences on a student is at risk and is told; one for a term goes before the one for all. */
const absenceLimit = entity({
  ...shared,
  entity: 'absence_limit',
  name: 'AbsenceLimit',
  table: 'absence_limits',
  title: 'unexcused',
  path: '/journals/absence_limits/',
  calls: { restore: null },
  uid: ({ study_period }) => study_period ?? 'all',
  fields: {
    study_period: field.ref(studyPeriods, { optional: true, once: true, filter: true }),
    unexcused: { ...field.number({ min: 1, max: 100 }), default: defaultAbsenceLimit },
  },
});

/** Documents, pictures, sound and archives. */
const materialTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/zip',
  'image/png',
  'image/jpeg',
  'audio/mpeg',
  'video/mp4',
  'text/plain',
  'text/csv',
] as const;

/** Educational and methodical materials of a course, by week: teachers of the course keep them, its students read them. */
const material = entity({
  module: 'journals',
  entity: 'course_material',
  name: 'CourseMaterial',
  table: 'course_materials',
  title: 'title',
  read: materialReaders,
  write: ['teacher', ...overseers],
  path: '/journals/materials/',
  page: 'emc',
  sort: ['week', 'ASC'],
  owner: {
    field: 'made_by',
    others: overseers,
    reads: { among: { field: 'offering', view: 'journals.course_people_public', by: 'offering', person: 'person' } },
    makes: { field: 'offering', view: 'journals.course_teachers_public', by: 'offering', person: 'person' },
  },
  rules: [
    rule('journals.link_wrong', ['link'], ({ link }) => !link || /^https?:\/\/\S+$/.test(String(link))),
    rule(
      'journals.material_empty',
      ['files', 'link'],
      ({ files, link }) => Boolean(link) || (Array.isArray(files) && files.length > 0),
    ),
  ],
  fields: {
    offering: field.ref(courses, { once: true, filter: true }),
    week: field.number({ min: 1, max: 30, filter: true }),
    title: field.text({ min: 2, max: 200, search: true }),
    kind: { ...field.choice(materialKinds, { filter: true }), default: 'lecture' as const },
    about: field.text({ max: 1000, rows: 3, blank: true }),
    link: field.text({ max: 500, blank: true }),
    files: field.files({ max: 10, types: materialTypes, bytes: 25 * 1_048_576, optional: true, default: [] }),
    made_by: field.maker(people),
    made_at: field.madeAt(),
  },
});

/** Where teachers find their requests. */
const askersPage = 'e-journal/requests';
const asking = life({
  initial: 'asked',
  states: { asked: 'info', granted: 'ok', refused: 'bad', withdrawn: 'quiet' },
  open: [],
  removable: [],
  acts: {
    ask: {
      event: 'ReopeningAsked',
      from: ['withdrawn', 'refused'],
      to: 'asked',
      by: { fields: ['asked_by'] },
      tells: [{ roles: ['office'] }],
    },
    grant: {
      event: 'ReopeningGranted',
      from: ['asked'],
      to: 'granted',
      by: { roles: overseers },
      asks: ['days'],
      sets: { decided_by: 'actor', decided_at: 'now' },
      tells: [{ fields: ['asked_by'] }],
      link: askersPage,
    },
    refuse: {
      event: 'ReopeningRefused',
      from: ['asked'],
      to: 'refused',
      by: { roles: overseers },
      comment: 'required',
      sets: { decided_by: 'actor', decided_at: 'now' },
      tone: 'bad',
      tells: [{ fields: ['asked_by'] }],
      link: askersPage,
    },
    withdraw: { event: 'ReopeningWithdrawn', from: ['asked'], to: 'withdrawn', by: { fields: ['asked_by'] } },
  },
  beginsBy: 'ask',
  waits: { asked: { for: [{ roles: ['office'] }], remindAfterDays: 1, link: 'blocking_unblocking_ej' } },
});

/** A teacher asks to have a closed week opened; `days`: for how long it was. */
const request = entity({
  ...shared,
  entity: 'reopening_request',
  name: 'ReopeningRequest',
  table: 'reopening_requests',
  title: 'journal',
  write: ['teacher'],
  path: '/journals/reopening_requests/',
  page: 'blocking_unblocking_ej',
  calls: { create: null, change: null, remove: null, restore: null },
  owner: { field: 'asked_by', others: overseers, reads: {} },
  life: asking,
  sort: ['asked_at', 'DESC'],
  fields: {
    journal: field.ref(journals, { once: true, filter: true }),
    week: field.day({ once: true }),
    reason: field.text({ min: 3, max: 1000, rows: 3, personal: true }),
    days: field.number({ min: 1, max: reopeningDays, optional: true, default: null }),
    asked_by: { ...field.maker(people), filter: true },
    asked_at: field.madeAt(),
    state: field.stateOf(asking),
    comment: field.commentOf(),
    decided_by: field.setByAct(people),
    decided_at: field.setByAct(),
  },
});

export const entities = {
  journal_block_rule: blockRule,
  reason_for_missing: reason,
  journal_type: type,
  journal_color: color,
  absence_limit: absenceLimit,
  course_material: material,
  reopening_request: request,
};
