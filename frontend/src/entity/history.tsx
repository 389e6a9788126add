import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { useId, useState } from 'react';
import { ApiRefusal } from '../http/refusal.ts';
import { useCall } from '../http/use-call.ts';
import { useFormat } from '../i18n/format.ts';
import { EmptyState, ErrorState, Skeletons } from '../shell/states.tsx';
import { LifeHistory } from './life-parts.tsx';
import { useShown, type AnyRow } from './values.tsx';
import { useEntityWords, useKitText } from './words.ts';

const pageSize = 20;

/** Who changed what of a record and when, in sentences. */
export function EntityHistory({ entity, row, onClose }: { entity: Entity<any>; row: AnyRow; onClose: () => void }) {
  const t = useKitText();
  const id = useId();
  const { titleOf } = useShown(entity);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('history_of', { name: titleOf(row) })}</DialogTitle>
      <DialogContent>
        {entity.life ? (
          <LifeHistory entity={entity} row={row} />
        ) : (
          <Lines entity={entity} stream={`${entity.entity}-${row.uid}`} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Lines({ entity, stream }: { entity: Entity<any>; stream: string }) {
  const t = useKitText();
  const format = useFormat();
  const words = useEntityWords(entity);
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
            {entry.type.endsWith('Changed') && (
              <ul className="mut">
                {entry.changes.map(({ path, text }) => (
                  <li key={path}>{`${words.fields[path] ?? path}: ${text || '–'}`}</li>
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
