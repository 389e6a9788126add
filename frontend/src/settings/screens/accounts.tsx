import { accountStates, type AccountRow, type Temporary } from '@portal/event-schemas/identity/views.ts';
import { roles } from '@portal/event-schemas/kernel/role-list.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useRoleName } from '../../shell/role-name.ts';
import { AccountActs } from '../parts/account-acts.tsx';
import { OpenAccountDialog, ProfileDialog, TemporaryPassword } from '../parts/dialogs.tsx';
import { useSystemText, useText } from '../text.ts';

const tones = { active: 'ok', locked: 'warn', disabled: 'bad' } as const;

/** accounts: who signs in with which roles; opening, closing, passwords, roles. */
export default function Accounts() {
  const t = useText();
  const s = useSystemText();
  const roleName = useRoleName();
  const format = useFormat();
  const [opening, setOpening] = useState(false);
  const [editing, setEditing] = useState<AccountRow | null>(null);
  const [password, setPassword] = useState<Temporary | null>(null);
  return (
    <>
      <PageHeader
        note={s('accounts.lead')}
        actions={
          <OfficeActButton variant="contained" onClick={() => setOpening(true)}>
            {s('accounts.open')}
          </OfficeActButton>
        }
      />
      <OfficeTable<AccountRow>
        resource="identity/accounts"
        sort={{ field: 'display_name', order: 'ASC' }}
        searchLabel={s('accounts.search')}
        name={row => row.display_name}
        exportable
        emptyTitle={s('accounts.empty')}
        filters={[
          {
            source: 'role',
            label: s('accounts.roles'),
            kind: 'choice',
            several: true,
            choices: roles.map(value => ({ value, label: roleName(value) })),
          },
          {
            source: 'state',
            label: s('accounts.state'),
            kind: 'choice',
            several: true,
            choices: accountStates.map(value => ({ value, label: s(`accounts.states.${value}`) })),
          },
          { source: 'must_change_password', label: s('accounts.must_change'), kind: 'boolean', rare: true },
          { source: 'last_login_at', label: s('accounts.last_login'), kind: 'range', type: 'date', rare: true },
        ]}
        columns={[
          { source: 'display_name', label: s('accounts.name'), sortable: true, onClick: setEditing },
          { source: 'login', label: s('accounts.login'), sortable: true },
          { source: 'roles', label: s('accounts.roles'), render: row => row.roles.map(roleName).join(', ') },
          {
            source: 'state',
            label: s('accounts.state'),
            sortable: true,
            render: row => <StatusChip tone={tones[row.state]}>{s(`accounts.states.${row.state}`)}</StatusChip>,
          },
          {
            source: 'last_login_at',
            label: s('accounts.last_login'),
            sortable: true,
            render: row => (row.last_login_at ? format.shortDateTime(row.last_login_at) : s('accounts.never')),
          },
          { source: 'email', label: s('accounts.email'), sortable: true, optional: true },
          { source: 'phone', label: s('accounts.phone'), sortable: true, optional: true },
          {
            source: 'opened_at',
            label: s('accounts.opened_at'),
            sortable: true,
            optional: true,
            render: row => format.shortDate(row.opened_at),
          },
          {
            source: 'actions',
            label: t('common.actions'),
            render: row => <AccountActs account={row} onPassword={setPassword} />,
          },
        ]}
      />
      {opening && (
        <OpenAccountDialog
          onClose={() => setOpening(false)}
          onOpened={temporary => {
            setOpening(false);
            setPassword(temporary);
          }}
        />
      )}
      {editing && <ProfileDialog account={editing} onClose={() => setEditing(null)} />}
      {password && <TemporaryPassword password={password} onClose={() => setPassword(null)} />}
    </>
  );
}
