import { mayOpen, type Screen } from '@portal/event-schemas/kernel/screens.ts';
import type { TabRule } from '@portal/event-schemas/system/records.ts';
import { allScreens } from '@portal/platform/modules/declared.ts';
import { query } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { contracts } from '@portal/event-schemas/system/calls.ts';

/** A tab is taken out when every role of the person that opens the screen has a rule against it. */
export function isHidden(
  screen: Screen,
  held: readonly string[],
  rules: readonly Pick<TabRule, 'role' | 'screen' | 'is_visible'>[],
): boolean {
  const against = rules.filter(rule => rule.screen === screen.id && !rule.is_visible).map(rule => rule.role as string);
  const opening = held.filter(role => mayOpen(screen, [role]));
  return against.length > 0 && opening.length > 0 && opening.every(role => against.includes(role));
}

/** Screens whose tab is not in the menu of somebody with these roles. */
export async function hiddenScreens(db: Sql, held: readonly string[]): Promise<string[]> {
  if (held.length === 0) return [];
  const { rows } = await db.query<TabRule>(
    'select role, screen, is_visible from system.tab_rules where role = any($1) and not is_visible',
    [held],
  );
  return allScreens.filter(screen => screen.menu && isHidden(screen, held, rows)).map(screen => screen.id);
}

export const tabsForUser = query(contracts['GET /organizations/tabs_router_role/rules_for_current_user/'], {
  summary: 'The tabs that the caller may open, and which of them stand in the menu',
  asOf: 'as_somebody',
  async run({ db, roles: held }) {
    const hidden = await hiddenScreens(db, held);
    return allScreens.flatMap(screen =>
      screen.menu && mayOpen(screen, held)
        ? [{ screen: screen.id, path: screen.path, name: screen.title, is_visible: !hidden.includes(screen.id) }]
        : [],
    );
  },
});
