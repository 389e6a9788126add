import { roleNames } from '../identity/role-names.ts';
import { people } from '../identity/targets.ts';
import { entity } from '../kernel/entity/entity.ts';
import * as field from '../kernel/entity/fields.ts';
import { roles } from '../kernel/role-list.ts';
import { bugLife, outcomes } from './life.ts';
import { keepers, reporters } from './roles.ts';
import { bugs } from './targets.ts';

/** What shows a bug: pictures of the page, a document, a log. */
const fileTypes = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf', 'text/plain'] as const;

/**
 * Something that does not work, as whoever saw it tells it. It is made by a call of its own, which gives it the next
 * number; until somebody has taken it, its reporter may put it right.
 */
export const bug = entity({
  module: 'bugs',
  entity: 'bug',
  name: 'Bug',
  table: 'bugs',
  title: 'title',
  read: reporters,
  write: reporters,
  path: '/bugs/',
  page: 'my-bugs/view?uid={uid}',
  calls: { create: null, remove: null, restore: null },
  owner: { field: 'reporter', others: keepers, reads: {} },
  life: bugLife,
  sort: ['number', 'DESC'],
  fields: {
    number: { ...field.number({ min: 1, max: 1_000_000 }), stamp: 'portal' },
    title: field.text({ min: 3, max: 200, search: true, personal: true }),
    happened: field.text({ max: 4000, rows: 4, blank: true, search: true, personal: true }),
    expected: field.text({ max: 2000, rows: 2, blank: true, personal: true }),
    files: field.files({ max: 5, types: fileTypes, bytes: 10 * 1_048_576, optional: true, default: [] }),
    page: field.text({ max: 300, blank: true, once: true, search: true }),
    request: field.text({ max: 100, blank: true, once: true, search: true }),
    browser: field.text({ max: 300, blank: true, once: true }),
    reporter: { ...field.maker(people), search: true, filter: true },
    reporter_role: { ...field.choice(roles, { names: roleNames, filter: true }), stamp: 'portal' },
    created_at: { ...field.madeAt(), filter: true },
    state: field.stateOf(bugLife),
    comment: field.commentOf(2000),
    assignee: { ...field.setByAct(people), filter: true },
    outcome: { ...field.choice(outcomes, { optional: true, filter: true }), stamp: 'act' },
    merged_into: { ...field.ref(bugs, { optional: true }), stamp: 'act' },
    performed_at: field.setByAct(),
  },
});

export const entities = { bug };
