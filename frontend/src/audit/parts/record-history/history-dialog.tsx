import type { HistoryEntry } from '@portal/event-schemas/audit/views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { defaultRegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import { fieldChanges, type FieldChange, type Fields } from '../../../entity/field-changes.ts';
import { ChangeLines, StreamHistoryDialog, type HistoryLine } from '../../../entity/stream-history.tsx';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useFieldName } from './field-name.ts';
import { useFieldValue } from './field-value.ts';

/** Who changed what and when, in sentences: the record's own events, each with its fields as they were and became. */
export const HistoryDialog = (shown: { stream: string; title: string; onClose: () => void }) => (
  <StreamHistoryDialog {...shown} Below={Changes} />
);

function Changes({ stream, entry, entries }: HistoryLine) {
  const inWords = useChangeInWords(entries);
  const changes =
    fieldChanges(entries, useFieldsBefore(stream, entries)).get(entry.position) ??
    (entry.type.endsWith('Changed')
      ? entry.changes.map(({ path, value }): FieldChange => ({ field: path, from: undefined, to: value }))
      : []);
  return <ChangeLines lines={changes.map(inWords)} />;
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
