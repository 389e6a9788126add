import { z } from 'zod';
import { localizedName } from '../kernel/localized.ts';
import { defineRecord } from '../kernel/records.ts';
import { applicationStages, statusColours } from './codes.ts';

/**
 * A status as people see it: a name and a colour for one stage of an application's life. Each stage has exactly one `initial` status, which the route sets by
 * itself; further ones ("ready to collect") are set by hand. GET /studapps/statuses/, GET /studapps/status_colors/.
 */
export const applicationStatus = defineRecord({
  module: 'applications',
  entity: 'application_status',
  name: 'ApplicationStatus',
  table: 'application_statuses',
  fields: z.object({
    stage: z.enum(applicationStages),
    name: localizedName,
    colour: z.enum(statusColours),
    initial: z.boolean(),
    sort: z.int().min(0).max(1000),
  }),
  references: [
    {
      view: 'applications.applications_public',
      column: 'status',
      name: { ru: 'заявления', kk: 'өтініштер', en: 'applications', ky: 'арыздар' },
    },
  ],
  fixed: ['stage', 'initial'],
  filters: ['stage'],
  search: ['name'],
  defaultSort: 'sort',
  readers: 'all',
  writers: ['office', 'org_admin'],
  /** Creating and removing are calls of their own: the initial ones are the portal's. */
  calls: { list: 'GET /studapps/statuses/', change: 'PUT /studapps/statuses/{uid}/' },
});
export const applicationRecords = [applicationStatus] as const;
