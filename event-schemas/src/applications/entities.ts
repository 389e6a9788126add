import { entity } from '../kernel/entity/entity.ts';
import { choice, localizedText, order, yes } from '../kernel/entity/fields.ts';
import { applicationStages, statusColours } from './codes.ts';
import { stageNames } from './names.ts';

/**
 * A status as people see it: a name and a colour for one stage of an application's life. Each stage has exactly one `initial` status, which the route sets by
 * itself; further ones ("ready to collect") are set by hand. GET /studapps/statuses/, GET /studapps/status_colors/.
 */
const application_status = entity({
  module: 'applications',
  entity: 'application_status',
  name: 'ApplicationStatus',
  table: 'application_statuses',
  title: 'name',
  read: 'all',
  write: ['office', 'org_admin'],
  path: '/studapps/statuses/',
  stays: { code: 'applications.initial_status_stays', holds: status => status['initial'] === true },
  usedBy: [
    {
      view: 'applications.applications_public',
      column: 'status',
      name: { ru: 'заявления', kk: 'өтініштер', en: 'applications', ky: 'арыздар' },
    },
  ],
  fields: {
    name: localizedText({ search: true }),
    stage: choice(applicationStages, { names: stageNames, fixed: true, filter: true }),
    colour: choice(statusColours),
    initial: yes({ fixed: true, stamp: 'portal' }),
    sort: order({ max: 1000 }),
  },
});
export const entities = { application_status };
