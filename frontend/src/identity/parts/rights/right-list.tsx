import { whyAdmitted } from '@portal/event-schemas/identity/rights.ts';
import type { Audience, Role } from '@portal/event-schemas/kernel/role-list.ts';
import { useState } from 'react';
import { Panel } from '../../../shell/panel.tsx';
import { useRoleName } from '../../../shell/role-name.ts';
import { EmptyState } from '../../../shell/states.tsx';
import { useRightsText } from '../../rights-text.ts';

/** Something that people may do or open. `detail`: what tells it from another of the same name. */
export interface Right {
  id: string;
  name: string;
  detail: string;
  audience: Audience;
}
const some = 50;

/** What people may do, and why; of everybody, or of somebody with these roles. */
export function RightList({
  title,
  rights,
  held,
  words,
}: {
  title: string;
  rights: readonly Right[];
  held: readonly Role[] | null;
  words: string;
}) {
  const t = useRightsText();
  const roleName = useRoleName();
  const [count, setCount] = useState(some);
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rights.filter(
    ({ name, detail, audience }) =>
      sought.every(word => `${name} ${detail}`.toLowerCase().includes(word)) &&
      (held === null || whyAdmitted(audience, held) !== null),
  );
  const named = (roles: readonly Role[]): string => roles.map(roleName).join(', ');
  const why = (audience: Audience): string => {
    const reason = whyAdmitted(audience, held ?? (typeof audience === 'string' ? [] : audience));
    if (!reason) return '';
    return reason.by === 'roles'
      ? t(held ? 'why.roles' : 'for_all', { roles: named(reason.roles) })
      : t(`why.${reason.by}`);
  };
  return (
    <Panel title={title} note={t('shown', { shown: Math.min(count, found.length), all: found.length })} flush>
      {found.length === 0 && <EmptyState title={t('nothing')} />}
      <ul style={{ padding: 0, margin: 0, listStyle: 'none' }}>
        {found.slice(0, count).map(({ id, name, detail, audience }) => (
          <li
            key={id}
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 'var(--s1) var(--s3)',
              padding: 'var(--s2) var(--s4)',
              borderTop: '1px solid var(--line)',
            }}
          >
            <div style={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
              <div className="mut">{detail}</div>
            </div>
            <div className="mut" style={{ flex: '0 1 auto' }}>
              {why(audience)}
            </div>
          </li>
        ))}
      </ul>
      {found.length > count && (
        <div style={{ padding: 'var(--s3) var(--s4)' }}>
          <button type="button" className="button" onClick={() => setCount(count + some)}>
            {t('more')}
          </button>
        </div>
      )}
    </Panel>
  );
}
