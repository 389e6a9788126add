import { accountStates, type AccountRow, type Temporary } from '@portal/event-schemas/identity/views.ts';
import { roles } from '@portal/event-schemas/kernel/role-list.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useRoleName } from '../../shell/role-name.ts';
import { AccountActs } from '../parts/accounts/account-acts.tsx';
import { OpenAccountDialog, ProfileDialog, TemporaryPassword } from '../parts/accounts/dialogs.ts';
import { useAccountsText } from '../accounts-text.ts';

const tones = { active: 'ok', locked: 'warn', disabled: 'bad' } as const;

/** accounts: who signs in with which roles; opening, closing, passwords, roles. */
export default function Accounts() {
  const t = useAccountsText();
  const roleName = useRoleName();
  const format = useFormat();
  const [opening, setOpening] = useState(false);
  const [editing, setEditing] = useState<AccountRow | null>(null);
  const [password, setPassword] = useState<Temporary | null>(null);
  return (
    <>
      <PageHeader
        note={t('lead')}
        actions={
          <OfficeActButton variant="contained" onClick={() => setOpening(true)}>
            {t('open')}
          </OfficeActButton>
        }
      />
      <OfficeTable<AccountRow>
        resource="identity/accounts"
        sort={{ field: 'display_name', order: 'ASC' }}
        searchLabel={t('search')}
        name={row => row.display_name}
        exportable
        emptyTitle={t('empty')}
        filters={[
          {
            source: 'role',
            label: t('roles'),
            kind: 'choice',
            several: true,
            choices: roles.map(value => ({ value, label: roleName(value) })),
          },
          {
            source: 'state',
            label: t('state'),
            kind: 'choice',
            several: true,
            choices: accountStates.map(value => ({ value, label: t(`states.${value}`) })),
          },
          { source: 'must_change_password', label: t('must_change'), kind: 'boolean', rare: true },
          { source: 'has_second_factor', label: t('confirms'), kind: 'boolean', rare: true },
          { source: 'last_login_at', label: t('last_login'), kind: 'range', type: 'date', rare: true },
        ]}
        columns={[
          { source: 'display_name', label: t('name'), sortable: true, onClick: setEditing },
          { source: 'login', label: t('login'), sortable: true },
          { source: 'roles', label: t('roles'), render: row => row.roles.map(roleName).join(', ') },
          {
            source: 'state',
            label: t('state'),
            sortable: true,
            render: row => <StatusChip tone={tones[row.state]}>{t(`states.${row.state}`)}</StatusChip>,
          },
          {
            source: 'last_login_at',
            label: t('last_login'),
            sortable: true,
            render: row => (row.last_login_at ? format.shortDateTime(row.last_login_at) : t('never')),
          },
          { source: 'email', label: t('email'), sortable: true, optional: true },
          { source: 'phone', label: t('phone'), sortable: true, optional: true },
          {
            source: 'opened_at',
            label: t('opened_at'),
            sortable: true,
            optional: true,
            render: row => format.shortDate(row.opened_at),
          },
          {
            source: 'actions',
            label: t('actions'),
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
