import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { roles as allRoles, type Role } from '@portal/event-schemas/kernel/roles.ts';
import type { ShownBanners } from '@portal/event-schemas/notifications/banners.ts';
import { inEveryLanguage } from '@portal/event-schemas/notifications/texts-in-languages.ts';
import { query } from '@portal/platform/http/types.ts';
import { contracts } from '@portal/event-schemas/notifications/calls.ts';

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

const shown = query(contracts['GET /new_notifications/web_notification_banner/'], {
  summary: 'Banners that I am shown now',
  asOf: 'as_somebody',
  async run({ actor, roles, host, db }) {
    const { rows } = await db.query<ShownBanners[number]>(forReader, [actor.id, roles, host.clock.iso()]);
    return rows.map(row => ({ ...row, message: inEveryLanguage(row.message) }));
  },
});

/** The university's own name of a role, else the portal's. */
const roleNamesOfBanners = query(contracts['GET /new_notifications/role_names/'], {
  summary: 'Roles that a banner can be for',
  async run({ db }) {
    const { rows } = await db.query<{ role: Role; name: Localized }>(
      'select role, name from identity.role_names_public',
    );
    const own = new Map(rows.map(row => [row.role, row.name]));
    return allRoles.map(value => ({ value, name: own.get(value) ?? roleNames[value] }));
  },
});

export const bannerCalls = [shown, roleNamesOfBanners];
