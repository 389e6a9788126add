import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ImportDebtsAnswer } from '@portal/event-schemas/registration/settings-requests.ts';
import { useState } from 'react';
import { ImportDialog } from '../../../lists/import-dialog.tsx';
import { useOfficeText } from '../../office-text.ts';

const sample = {
  name: 'debts.csv',
  csv: 'code,kind,amount,note,valid_until\n210001,financial,150000,2026/27,\n210002,library,,2,\n210003,certificate,,,2027-06-30\n',
};

/** Debts and certificates from a CSV file; it may replace the debts of its kinds. */
export function ImportDebtsDialog({ onClose }: { onClose: () => void }) {
  const t = useOfficeText();
  const [replace, setReplace] = useState(false);
  return (
    <ImportDialog<ImportDebtsAnswer, 'POST /registration/debts/import/'>
      call="POST /registration/debts/import/"
      title={t('debts.import_title')}
      columns={t('debts.import_columns')}
      sample={sample}
      body={{ replace }}
      done={answer => t('debts.import_done', { ...answer })}
      onClose={onClose}
      despite={({ code, params: { count } }) =>
        replace && code === 'registration.import_clears'
          ? { label: t('debts.import_clear', { count: Number(count) }), body: { clear: count } }
          : undefined
      }
    >
      <FormControlLabel
        control={<Checkbox checked={replace} onChange={event => setReplace(event.target.checked)} />}
        label={t('debts.import_replace')}
      />
    </ImportDialog>
  );
}
