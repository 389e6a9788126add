import type { PeopleKind } from '@portal/event-schemas/identity/issued-accounts.ts';
import { useState } from 'react';
import { useSession } from '../../../app/portal.ts';
import { carriedText } from '../../../i18n/carried-text.ts';
import { lazyDialog } from '../../../shell/lazy-dialog.tsx';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';

const useText = carriedText({
  ru: { issue: 'Выдать доступ' },
  kk: { issue: 'Порталға рұқсат беру' },
  en: { issue: 'Give access' },
  ky: { issue: 'Порталга киргизүү' },
});
const Dialog = lazyDialog(() => import('./issue-dialog.tsx').then(file => file.IssueDialog));

/** Gives students or teachers their first access: all who have none, or `people` alone. Nothing for who may not. */
export function IssueAccess(props: { of: PeopleKind; people?: readonly string[]; onDone?: () => void }) {
  const t = useText();
  const { is_office, is_org_admin } = useSession();
  const [open, setOpen] = useState(false);
  if (!is_office && !is_org_admin) return null;
  return (
    <>
      <OfficeActButton variant="outlined" onClick={() => setOpen(true)}>
        {t('issue')}
      </OfficeActButton>
      {open && (
        <Dialog
          {...props}
          onClose={isDone => {
            setOpen(false);
            if (isDone) props.onDone?.();
          }}
        />
      )}
    </>
  );
}
