import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { CallTo } from '@portal/event-schemas/kernel/calls.ts';
import type { ImportFault } from '@portal/event-schemas/registration/settings-requests.ts';
import { useId, useState, type ReactNode } from 'react';
import type { KnownCall } from '../http/contracts.ts';
import type { ApiRefusal, RefusalBy } from '../http/refusal.ts';
import { useSend } from '../http/use-send.ts';
import { ReadOnlyNote } from '../shell/read-only-note.tsx';
import { useReadOnlyReason } from '../shell/read-only-reason.ts';
import { useShellText } from '../shell/texts.ts';
import { toast } from '../shell/toast.ts';
import { useImportText } from './import-texts.ts';

export interface ImportDialogProps<Answer, K extends KnownCall & Call> {
  /** Takes the file's text as `csv` and refuses with `params.lines` of `registration.import_broken`. */
  call: K;
  title: string;
  /** Which columns the file has. */
  columns: string;
  sample: { name: string; csv: string };
  /** What became of it, in a sentence. */
  done: (answer: Answer) => string;
  /** Sent beside the file, and the fields for it. */
  body?: object;
  /** What a refusal lets one do in spite of it: the button's words, and what is then sent, too. */
  despite?: (refusal: RefusalBy<K>) => { label: string; body: object } | undefined;
  children?: ReactNode;
  onClose: () => void;
}

/** The file as UTF-8. What is no text (a workbook) stays a text that the server can refuse by its encoding. */
const textOf = async (file: File): Promise<string> => (await file.text()).replaceAll('\0', '\uFFFD');
const faultsOf = (refusal: ApiRefusal | null): ImportFault[] =>
  Array.isArray(refusal?.params['lines']) ? (refusal.params['lines'] as ImportFault[]) : [];

/** Something of the office from a CSV file: all lines or none, and every wrong line is told. Load it lazily. */
export function ImportDialog<Answer, K extends KnownCall & Call = KnownCall & Call>({
  call,
  title,
  columns,
  sample,
  done,
  body,
  despite,
  children,
  onClose,
}: ImportDialogProps<Answer, K>) {
  const t = useImportText();
  const shell = useShellText();
  const readOnly = useReadOnlyReason();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const send = useSend(call as CallTo<Answer>, {
    onRefusal: setRefusal,
    onDone: answer => {
      toast.success(done(answer));
      onClose();
    },
  });
  const run = async (more?: object): Promise<void> => {
    setRefusal(null);
    if (file) await send.mutateAsync({ body: { ...body, ...more, csv: await textOf(file) } }).catch(() => undefined);
  };
  const anyway = refusal ? despite?.(refusal as RefusalBy<K>) : undefined;
  const faults = faultsOf(refusal);
  const count = Number(refusal?.params['count'] ?? faults.length);
  return (
    <Dialog open onClose={send.isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <p>
          {columns} {t('separator')}
        </p>
        <p>
          <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(sample.csv)}`} download={sample.name}>
            {t('sample')}
          </a>
        </p>
        <div className="field">
          <label htmlFor={`${id}-file`}>{t('file')}</label>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '6px 12px',
              position: 'relative',
              overflowWrap: 'anywhere',
              '& input:focus-visible + label': { boxShadow: 'var(--focus)' },
            }}
          >
            <input
              id={`${id}-file`}
              className="visually-hidden"
              type="file"
              accept=".csv,text/csv"
              onChange={event => {
                setFile(event.target.files?.[0] ?? null);
                setRefusal(null);
              }}
            />
            <label className="button" htmlFor={`${id}-file`}>
              {t('choose')}
            </label>
            <span className={file ? undefined : 'mut'}>{file?.name ?? t('none')}</span>
          </Box>
        </div>
        {children}
        <p className="mut">{t('all')}</p>
        {refusal && (
          <div role="alert" className="form-error" style={{ display: 'block' }}>
            <p>{refusal.message}</p>
            {faults.length > 0 && (
              <Box
                role="region"
                aria-label={t('faults')}
                tabIndex={0}
                sx={{ marginTop: '8px', maxHeight: 220, overflowY: 'auto' }}
              >
                <ul>
                  {faults.map(fault => (
                    <li key={`${fault.line} ${fault.message}`}>
                      <b>{t('line', { line: fault.line })}</b>: {fault.message}
                    </li>
                  ))}
                </ul>
              </Box>
            )}
            {count > faults.length && <p>{t('more', { count: count - faults.length })}</p>}
          </div>
        )}
        <ReadOnlyNote />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose} disabled={send.isPending}>
          {shell('action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={anyway ? 'error' : 'primary'}
          onClick={() => void run(anyway?.body)}
          loading={send.isPending}
          disabled={!file || readOnly !== undefined}
        >
          {anyway?.label ?? t('run')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
