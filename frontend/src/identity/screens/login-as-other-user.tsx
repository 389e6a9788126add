import { useState } from 'react';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { linkTo } from '../../app/links.ts';
import { useLocale } from '../../app/portal.ts';
import { useSend } from '../../http/use-send.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { useRoleName } from '../../shell/role-name.ts';
import { useText } from '../text.ts';

interface Profile {
  uid: string;
  display_name: string;
  login: string;
  roles: Role[];
}

/** login_as_other_user: the administrator sees the portal as somebody else; every event then carries both names. */
export default function LoginAsOtherUser() {
  const t = useText();
  const roleName = useRoleName();
  const locale = useLocale();
  const readOnly = useReadOnlyReason() !== undefined;
  const [chosen, setChosen] = useState<Profile>();
  const loginAs = useSend('POST /user/login_as/', {
    invalidate: [],
    onDone: () => location.assign(linkTo(locale, 'home')),
  });
  return (
    <>
      <PageHeader note={t('login_as.lead')} />
      <OfficeTable<Profile>
        resource="user/login_as_other_user_profiles"
        sort={{ field: 'display_name', order: 'ASC' }}
        searchLabel={t('login_as.search')}
        emptyTitle={t('login_as.nobody')}
        name={row => row.display_name}
        columns={[
          {
            source: 'display_name',
            label: t('login_as.person'),
            sortable: true,
            render: row => row.display_name,
            onClick: readOnly ? undefined : setChosen,
          },
          { source: 'login', label: t('login_as.login'), sortable: true },
          { source: 'roles', label: t('login_as.roles'), render: row => row.roles.map(roleName).join(', ') },
        ]}
      />
      <ConfirmDialog
        open={chosen !== undefined}
        title={t('login_as.ask', { person: chosen?.display_name ?? '' })}
        confirm={t('login_as.act')}
        busy={loginAs.isPending}
        onConfirm={() => chosen && loginAs.mutate({ body: { account: chosen.uid } })}
        onClose={() => setChosen(undefined)}
      >
        {t('login_as.ask_text')}
      </ConfirmDialog>
    </>
  );
}
