import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { ApiRefusal } from '../http/refusal.ts';
import { useCall } from '../http/use-call.ts';
import { useFormat } from '../i18n/format.ts';
import { EmptyState, ErrorState, Skeletons } from '../shell/states.tsx';
import { useKitText } from './words.ts';

const pageSize = 20;

/** A history in a dialog. */
export function HistoryDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useKitText();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What became of something that is no record of a kind: by its stream. */
export function StreamHistoryDialog({
  title,
  stream,
  onClose,
}: {
  title: string;
  stream: string;
  onClose: () => void;
}) {
  return (
    <HistoryDialog title={title} onClose={onClose}>
      <StreamHistory stream={stream} />
    </HistoryDialog>
  );
}

/** The events of a stream in sentences, the newest first, page by page. `fields`: names of what a record's changes name; without them sentences alone. */
export function StreamHistory({
  stream,
  fields,
}: {
  stream: string;
  fields?: Readonly<Record<string, string | undefined>>;
}) {
  const t = useKitText();
  const format = useFormat();
  const [page, setPage] = useState(0);
  const history = useCall(
    'GET /audit/streams/{stream}/history/',
    { params: { stream }, query: { page, page_size: pageSize } },
    { keepPrevious: true },
  );
  if (history.isPending) return <Skeletons lines={4} />;
  if (history.isError)
    return history.error instanceof ApiRefusal && history.error.status === 404 ? (
      <EmptyState title={t('history_none')} />
    ) : (
      <ErrorState error={history.error} retry={() => void history.refetch()} />
    );
  const { results, count, next } = history.data;
  return (
    <>
      <ol style={{ display: 'grid', gap: 'var(--s3)' }}>
        {results.map(entry => (
          <li key={entry.position}>
            <div className="mut num">{format.shortDateTime(entry.at)}</div>
            <div>{entry.sentence}</div>
            {fields && entry.type.endsWith('Changed') && (
              <ul className="mut">
                {entry.changes.map(({ path, text }) => (
                  <li key={path}>{`${fields[path] ?? path}: ${text || '–'}`}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {count > pageSize && (
        <div style={{ display: 'flex', gap: 8, marginTop: 16 }}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <Button disabled={!next} onClick={() => setPage(page + 1)}>
            {t('older')}
          </Button>
        </div>
      )}
    </>
  );
}
