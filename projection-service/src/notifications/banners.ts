import { loadTypeNames, preparationLevelNames } from '@portal/event-schemas/curriculum/names.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { roles as allRoles, type Role } from '@portal/event-schemas/kernel/roles.ts';
import {
  bannerRow,
  bannerStates,
  roleOptions,
  shownBanners,
  type ShownBanners,
} from '@portal/event-schemas/notifications/banners.ts';
import { audienceNames, bannerTypeNames, headers } from '@portal/event-schemas/notifications/export-names.ts';
import { inEveryLanguage } from '@portal/event-schemas/notifications/texts-in-languages.ts';
import { list, query, type Column } from '@portal/platform/http/types.ts';
import { z } from 'zod';

const path = '/new_notifications/web_notification_banner/';

/** What the reader is shown now. `$1`: account, `$2`: roles, `$3`: now. */
const forReader = `
  select b.uid, b.type, b.message, b.stop_to_show_at, b.duration::int as duration
  from notifications.web_banners b
  left join curriculum.students_public s on s.uid = $1
  where b.begin_to_show_at::timestamptz <= $3::timestamptz and b.stop_to_show_at::timestamptz > $3::timestamptz and case b.target_audience
    when 'everybody' then true
    when 'roles' then exists (select from jsonb_array_elements_text(b.target_audience_options) r where r = any($2))
    when 'students' then 'student' = any($2)
      and (b.preparation_level is null or b.preparation_level = s.preparation_level)
      and (b.course is null or b.course = s.course)
    else 'teacher' = any($2)
      and (b.load_type is null
        or exists (select from registration.lessons_public l where l.teacher = $1 and l.load_type = b.load_type)) end
  order by b.begin_to_show_at desc, b.uid`;

const shown = query({
  call: `GET ${path}`,
  summary: 'Banners that I am shown now',
  answer: shownBanners,
  asOf: 'as_somebody',
  async run({ actor, roles, host, db }) {
    const { rows } = await db.query<ShownBanners[number]>(forReader, [actor.id, roles, host.clock.iso()]);
    return rows.map(row => ({ ...row, message: inEveryLanguage(row.message) }));
  },
});

const column = (
  name: string,
  type: Column['type'],
  header?: Column['header'],
  names?: Column['names'],
): Record<string, Column> => ({ [name]: { sql: `b.${name}`, type, sort: type !== 'json', header, names } });
const creators = list({
  call: `GET ${path}list_for_banner_creators/`,
  summary: 'All banners, with whom they are for and when they are shown',
  from: 'notifications.web_banners b left join identity.people_public p on p.uid = b.author',
  defaultSort: ['begin_to_show_at', 'DESC'],
  row: bannerRow,
  columns: {
    uid: { sql: 'b.uid', type: 'text' },
    type: {
      sql: 'b.type',
      type: 'text',
      filter: 'equals',
      sort: true,
      header: columnNames.kind,
      names: bannerTypeNames,
    },
    message: { sql: 'b.message', type: 'json', search: true, header: headers.text },
    ...column('begin_to_show_at', 'time', headers.begins),
    ...column('stop_to_show_at', 'time', headers.stops),
    target_audience: {
      sql: 'b.target_audience',
      type: 'text',
      filter: 'equals',
      sort: true,
      header: headers.audience,
      names: audienceNames,
    },
    target_audience_options: {
      sql: 'b.target_audience_options',
      type: 'json',
      header: headers.roles,
      names: roleNames,
    },
    ...column('preparation_level', 'text', columnNames.level, preparationLevelNames),
    ...column('course', 'number', columnNames.year),
    ...column('load_type', 'text', headers.load_type, loadTypeNames),
    ...column('duration', 'number', headers.duration),
    ...column('author', 'text'),
    author_name: { sql: 'p.display_name', type: 'text', sort: true, search: true, header: headers.author },
  },
  query: z.object({ state: z.enum(bannerStates).optional() }),
  where: ({ query: { state }, host, bind }) => {
    if (!state) return undefined;
    const now = `${bind(host.clock.iso())}::timestamptz`;
    const [begins, stops] = ['b.begin_to_show_at::timestamptz', 'b.stop_to_show_at::timestamptz'];
    return state === 'scheduled'
      ? `${begins} > ${now}`
      : state === 'over'
        ? `${stops} <= ${now}`
        : `${begins} <= ${now} and ${stops} > ${now}`;
  },
  map: (row: z.infer<typeof bannerRow>, { host }) => {
    const now = host.clock.now().getTime();
    return {
      ...row,
      state:
        now < Date.parse(row.begin_to_show_at) ? 'scheduled' : now < Date.parse(row.stop_to_show_at) ? 'shown' : 'over',
    };
  },
});

/** The university's own name of a role, else the portal's. */
const roleNamesOfBanners = query({
  call: 'GET /new_notifications/role_names/',
  summary: 'Roles that a banner can be for',
  answer: roleOptions,
  async run({ db }) {
    const { rows } = await db.query<{ role: Role; name: Localized }>(
      'select role, name from identity.role_names_public',
    );
    const own = new Map(rows.map(row => [row.role, row.name]));
    return allRoles.map(value => ({ value, name: own.get(value) ?? roleNames[value] }));
  },
});

export const bannerCalls = [shown, creators, roleNamesOfBanners];
