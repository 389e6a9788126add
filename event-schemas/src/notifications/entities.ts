import { preparationLevels } from '../curriculum/codes.ts';
import { loadTypeNames, preparationLevelNames } from '../curriculum/names.ts';
import { roleNames } from '../identity/role-names.ts';
import { people } from '../identity/targets.ts';
import { entity } from '../kernel/entity/entity.ts';
import { choice, choices, localizedText, maker, moment, number } from '../kernel/entity/fields.ts';
import { after, inSomeLanguage, rule } from '../kernel/entity/rules.ts';
import { roles } from '../kernel/role-list.ts';
import { loadTypes } from '../registration/codes.ts';
import { audiences, notificationTypes } from './codes.ts';

const path = '/new_notifications/web_notification_banner/';
const ofStudents = { field: 'target_audience', is: ['students'] };

/**
 * Notification banners (portal.md §3): a line above every screen, for some people and for some time. `type` is its
 * colour. `preparation_level` and `course` (year of study) narrow students, `load_type` teachers to those who give such
 * lessons; null = all. `duration`: seconds until it goes by itself; null = until it is closed.
 */
const web_banner = entity({
  module: 'notifications',
  entity: 'web_banner',
  name: 'WebBanner',
  table: 'web_banners',
  title: 'message',
  read: ['office', 'org_admin'],
  write: ['office', 'org_admin'],
  path,
  calls: { list: `GET ${path}list_for_banner_creators/` },
  sort: ['begin_to_show_at', 'DESC'],
  clock: { from: 'begin_to_show_at', to: 'stop_to_show_at', states: ['scheduled', 'shown', 'over'] },
  rules: [
    inSomeLanguage('notifications.banner_text_required', 'message'),
    after('notifications.banner_ends_before_start', 'begin_to_show_at', 'stop_to_show_at'),
    rule(
      'notifications.banner_roles_required',
      ['target_audience_options'],
      banner => banner['target_audience'] !== 'roles' || banner['target_audience_options'].length > 0,
    ),
  ],
  fields: {
    message: localizedText({ some: true, max: 500, rows: 2, search: true }),
    type: choice(notificationTypes, { default: 'university', filter: true }),
    target_audience: choice(audiences, { filter: true }),
    target_audience_options: choices(roles, {
      names: roleNames,
      namedBy: 'GET /new_notifications/role_names/',
      when: { field: 'target_audience', is: ['roles'] },
    }),
    preparation_level: choice(preparationLevels, { names: preparationLevelNames, optional: true, when: ofStudents }),
    course: number({ min: 1, max: 8, optional: true, when: ofStudents }),
    load_type: choice(loadTypes, {
      names: loadTypeNames,
      optional: true,
      when: { field: 'target_audience', is: ['teachers'] },
    }),
    begin_to_show_at: moment(),
    stop_to_show_at: moment(),
    duration: number({ min: 3, max: 3600, optional: true }),
    author: maker(people),
  },
});
export const entities = { web_banner };
