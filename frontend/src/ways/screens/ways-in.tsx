import { entities, type WayKind } from '@portal/event-schemas/ways/entities.ts';
import { useState } from 'react';
import { listScreen } from '../../entity/list-screen.tsx';
import { useShown, type AnyRow } from '../../entity/values.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { SetUpWay } from '../parts/dialogs.ts';
import { useWayText } from '../text.ts';

/** ways-in: with which accounts of the university people log in. */
export default listScreen(entities.way_in, {
  columns: [
    'name',
    'kind',
    'is_on',
    'matches',
    { field: 'opens_accounts', optional: true },
    { field: 'only_group', optional: true },
  ],
  exportable: false,
  rowButtons: row => <SetUp row={row} />,
});

function SetUp({ row }: { row: AnyRow }) {
  const t = useWayText();
  const { titleOf } = useShown(entities.way_in);
  const [open, setOpen] = useState(false);
  const name = titleOf(row);
  return (
    <>
      <OfficeActButton
        size="small"
        variant="text"
        aria-label={`${t('set_up')}: ${name}`}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 0, padding: '2px 8px' }}
      >
        {t('set_up')}
      </OfficeActButton>
      {open && <SetUpWay way={{ uid: row.uid, kind: row['kind'] as WayKind, name }} onClose={() => setOpen(false)} />}
    </>
  );
}
