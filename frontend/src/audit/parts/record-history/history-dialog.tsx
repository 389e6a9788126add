import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { HistoryEntry } from '@portal/event-schemas/audit/views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { defaultRegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import { useId, useState } from 'react';
import { ApiRefusal } from '../../../http/refusal.ts';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { EmptyState, ErrorState, Skeletons } from '../../../shell/states.tsx';
import { useRecordText } from './text.ts';
import { fieldChanges, type FieldChange, type Fields } from '../../../entity/field-changes.ts';
import { useFieldName } from './field-name.ts';
import { useFieldValue } from './field-value.ts';

const pageSize = 20;

/** Who changed what and when, in sentences: the record's own events. */
export function HistoryDialog({ stream, title, onClose }: { stream: string; title: string; onClose: () => void }) {
  const t = useRecordText();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Lines stream={stream} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const isName = (value: unknown): value is Localized => typeof value === 'object' && value !== null && 'ru' in value;
const id = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;
/** What holds before anybody has set it. */
const defaultsOf = (stream: string): Fields =>
  stream.startsWith('registration_settings-') ? defaultRegistrationSettings : {};

/** The fields of a record before the oldest of these events. */
function useFieldsBefore(stream: string, entries: readonly HistoryEntry[]): Fields {
  const version = (entries.at(-1)?.version ?? 1) - 1;
  const enabled = version > 0 && entries.some(({ data }) => 'changes' in (data as object));
  const { data } = useCall(
    'GET /audit/streams/{stream}/state/',
    { params: { stream }, query: { version } },
    { enabled },
  );
  return { ...defaultsOf(stream), ...(data?.state as { fields?: Fields } | undefined)?.fields };
}

/** A change in words; ids and codes are called what the server calls them in one of these events. */
function useChangeInWords(entries: readonly HistoryEntry[]): (change: FieldChange) => string {
  const format = useFormat();
  const fieldName = useFieldName();
  const valueText = useFieldValue();
  const texts = new Map(
    entries.flatMap(entry => entry.changes.map(({ path, value, text }) => [`${path} ${String(value)}`, text])),
  );
  const word = (value: unknown, field: string): string | undefined => {
    if (value === undefined) return undefined;
    if (isName(value)) return format.name(value);
    const shown = valueText(value, field);
    const holdsIds = id.test(shown);
    return shown === value || holdsIds
      ? texts.get(`${field} ${String(value)}`) || (holdsIds ? undefined : shown)
      : shown;
  };
  return ({ field, from, to }) =>
    `${fieldName(field)}: ${[word(from, field), word(to, field) ?? '–'].filter(Boolean).join(' → ')}`;
}

const Changes = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <ul className="mut">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

function Lines({ stream }: { stream: string }) {
  const t = useRecordText();
  const format = useFormat();
  const [page, setPage] = useState(0);
  const history = useCall(
    'GET /audit/streams/{stream}/history/',
    { params: { stream }, query: { page, page_size: pageSize } },
    { keepPrevious: true },
  );
  const entries = history.data?.results ?? [];
  const changes = fieldChanges(entries, useFieldsBefore(stream, entries));
  const inWords = useChangeInWords(entries);
  if (history.isPending) return <Skeletons lines={4} />;
  if (history.isError) {
    const never = history.error instanceof ApiRefusal && history.error.status === 404;
    return never ? (
      <EmptyState title={t('nothing_changed')} />
    ) : (
      <ErrorState error={history.error} retry={() => void history.refetch()} />
    );
  }
  const { results, count, next } = history.data;
  const changesOf = (entry: HistoryEntry): readonly FieldChange[] =>
    changes.get(entry.position) ??
    (entry.type.endsWith('Changed')
      ? entry.changes.map(({ path, value }) => ({ field: path, from: undefined, to: value }))
      : []);
  return (
    <>
      <ol style={{ display: 'grid', gap: 'var(--s3)' }}>
        {results.map(entry => (
          <li key={entry.position}>
            <div className="mut num">{format.shortDateTime(entry.at)}</div>
            <div>{entry.sentence}</div>
            <Changes lines={changesOf(entry).map(inWords)} />
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
