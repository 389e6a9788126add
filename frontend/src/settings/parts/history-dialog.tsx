import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { StreamHistory } from '@portal/event-schemas/audit/views.ts';
import { useId, useState } from 'react';
import { ApiRefusal } from '../../http/refusal.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { EmptyState, ErrorState, Skeletons } from '../../shell/states.tsx';
import { useText } from '../text.ts';
import { useFieldName } from './field-name.ts';
import { useValue } from './setting-value.ts';

const pageSize = 20;

/** Who changed what and when, in sentences: the record's own events. */
export function HistoryDialog({ stream, title, onClose }: { stream: string; title: string; onClose: () => void }) {
  const t = useText();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent><Lines stream={stream} /></DialogContent>
      <DialogActions><Button variant="contained" onClick={onClose}>{t('common.close')}</Button></DialogActions>
    </Dialog>
  );
}

/** A name in all languages is told by the server in the reader's. */
const isName = (value: unknown): boolean => typeof value === 'object' && value !== null && 'ru' in value;

function Lines({ stream }: { stream: string }) {
  const t = useText();
  const format = useFormat();
  const fieldName = useFieldName();
  const spell = useValue();
  const [page, setPage] = useState(0);
  const history = useCall<StreamHistory>('GET /audit/streams/{stream}/history/', { params: { stream }, query: { page, page_size: pageSize } }, { keepPrevious: true });
  if (history.isPending) return <Skeletons lines={4} />;
  if (history.isError) {
    const never = history.error instanceof ApiRefusal && history.error.status === 404;
    return never ? <EmptyState title={t('history.none')} /> : <ErrorState error={history.error} retry={() => void history.refetch()} />;
  }
  const { results, count, next } = history.data;
  return (
    <>
      <ol style={{ display: 'grid', gap: 'var(--s3)' }}>
        {results.map(entry => (
          <li key={entry.position}>
            <div className="mut num">{format.shortDateTime(entry.at)}</div>
            <div>{entry.sentence}</div>
            {entry.type.endsWith('Changed') && (
              <ul className="mut">{entry.changes.map(change => <li key={change.path}>{fieldName(change.path)}: {isName(change.value) || typeof change.value === 'string' ? change.text || '–' : spell(change.value, change.path)}</li>)}</ul>
            )}
          </li>
        ))}
      </ol>
      {count > pageSize && (
        <div style={{ display: 'flex', gap: 8, marginTop: 16 }}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>{t('history.newer')}</Button>
          <Button disabled={!next} onClick={() => setPage(page + 1)}>{t('history.older')}</Button>
        </div>
      )}
    </>
  );
}
