import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ImportAnswer } from '@portal/event-schemas/registration/settings-requests.ts';
import { useId, useState } from 'react';
import type { ApiRefusal } from '../../http/refusal.ts';
import { lookedAt } from '../../http/past.ts';
import { useSend } from '../../http/use-send.ts';
import { toast } from '../../shell/toast.ts';
import { useText } from '../text.ts';

interface Fault { line: number; message: string }
const faultsOf = (refusal: ApiRefusal): Fault[] => (Array.isArray(refusal.params['lines']) ? refusal.params['lines'] as Fault[] : []);
const sample = 'code,kind,amount,note,valid_until\n210001,financial,150000,2026/27,\n210002,library,,2,\n210003,certificate,,,2027-06-30\n';

/** Debts and certificates from a CSV file: all lines or none, and every wrong line is told. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [replace, setReplace] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const send = useSend<ImportAnswer>('POST /registration/debts/import/', {
    onRefusal: setRefusal, onDone: answer => { toast.success(t('debts.import_done', { ...answer })); onClose(); },
  });
  const run = async (): Promise<void> => {
    setRefusal(null);
    if (file) await send.mutateAsync({ body: { csv: await file.text(), replace } }).catch(() => undefined);
  };
  const faults = refusal ? faultsOf(refusal) : [];
  const count = Number(refusal?.params['count'] ?? faults.length);
  return (
    <Dialog open onClose={send.isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('debts.import_title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p>{t('debts.import_text')}</p>
        <p><a href={`data:text/csv;charset=utf-8,${encodeURIComponent(sample)}`} download="debts.csv">{t('debts.sample')}</a></p>
        <div className="field">
          <label htmlFor={`${id}-file`}>{t('debts.import_file')}</label>
          <input id={`${id}-file`} type="file" accept=".csv,text/csv" onChange={event => { setFile(event.target.files?.[0] ?? null); setRefusal(null); }} />
        </div>
        <FormControlLabel control={<Checkbox checked={replace} onChange={event => setReplace(event.target.checked)} />} label={t('debts.import_replace')} />
        <p className="mut">{t('debts.import_all')}</p>
        {refusal && (
          <div role="alert" className="form-error" style={{ display: 'block' }}>
            <p>{refusal.message}</p>
            {faults.length > 0 && (
              <Box role="region" aria-label={t('debts.import_title')} tabIndex={0} sx={{ marginTop: '8px', maxHeight: 220, overflowY: 'auto' }}><ul>
                {faults.map(fault => <li key={`${fault.line} ${fault.message}`}><b>{t('debts.import_line', { line: fault.line })}</b>: {fault.message}</li>)}
              </ul></Box>
            )}
            {count > faults.length && <p>{t('debts.import_more', { count: count - faults.length })}</p>}
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose} disabled={send.isPending}>{t('common.cancel')}</Button>
        <Button variant="contained" onClick={() => void run()} loading={send.isPending} disabled={!file || lookedAt() !== null}>{t('debts.import_run')}</Button>
      </DialogActions>
    </Dialog>
  );
}
