import { entities } from '@portal/event-schemas/ways/entities.ts';
import { useState } from 'react';
import { listScreen } from '../../entity/list-screen.tsx';
import { useShown, type AnyRow } from '../../entity/values.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { ScimToken } from '../parts/dialogs.ts';
import { useWayText } from '../text.ts';

/** scim-clients: systems of the university that open and close accounts. */
export default listScreen(entities.scim_client, {
  columns: ['name', 'is_on', 'new_roles'],
  exportable: false,
  rowButtons: row => <Token row={row} />,
});

function Token({ row }: { row: AnyRow }) {
  const t = useWayText();
  const { titleOf } = useShown(entities.scim_client);
  const [open, setOpen] = useState(false);
  const name = titleOf(row);
  return (
    <>
      <OfficeActButton
        size="small"
        variant="text"
        aria-label={`${t('token')}: ${name}`}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 0, padding: '2px 8px' }}
      >
        {t('token')}
      </OfficeActButton>
      {open && <ScimToken client={{ uid: row.uid, name }} onClose={() => setOpen(false)} />}
    </>
  );
}
