import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { HistoryEntry } from '@portal/event-schemas/audit/views.ts';
import { useId, useState, type ComponentType, type ReactNode } from 'react';
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

/** What an event changed, a line for a field. */
export const ChangeLines = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <ul className="mut">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

/** An event of a history; `entries`: those of its page, the newest first. */
export interface HistoryLine {
  stream: string;
  entry: HistoryEntry;
  entries: readonly HistoryEntry[];
}
interface Shown {
  stream: string;
  /** Names of what a record's changes name; they stand below the sentence. */
  fields?: Readonly<Record<string, string | undefined>>;
  /** What stands below the sentence instead. */
  Below?: ComponentType<HistoryLine>;
}

/** What became of something that is no record of a kind: by its stream. */
export function StreamHistoryDialog({ title, onClose, ...shown }: Shown & { title: string; onClose: () => void }) {
  return (
    <HistoryDialog title={title} onClose={onClose}>
      <StreamHistory {...shown} />
    </HistoryDialog>
  );
}

/** The events of a stream in sentences, the newest first, page by page. */
export function StreamHistory({ stream, fields, Below }: Shown) {
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
              <ChangeLines lines={entry.changes.map(({ path, text }) => `${fields[path] ?? path}: ${text || '–'}`)} />
            )}
            {Below && <Below stream={stream} entry={entry} entries={results} />}
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
