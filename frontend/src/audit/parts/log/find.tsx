import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Search from '@mui/icons-material/Search';
import type { SubjectFound } from '@portal/event-schemas/audit/history.ts';
import { useDeferredValue, useState } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { useSubjects } from '../../log-calls.ts';
import { useLogText } from '../../log-text.ts';
import { useRecordName } from '../../record-text.ts';

/** One field for whatever is looked for: a person, a course, a type of event, a command, a record, a request, the number of an event. */
export function Find({ onFound }: { onFound: (found: SubjectFound) => void }) {
  const t = useLogText();
  const format = useFormat();
  const [words, setWords] = useState('');
  const [open, setOpen] = useState(false);
  const search = useDeferredValue(words.trim());
  const found = useSubjects(search);
  const detail = ({ kind, detail: text }: SubjectFound): string =>
    kind === 'person' || kind === 'course' || kind === 'event'
      ? text
      : t('find.events', { smart_count: Number(text), events: format.number(Number(text)) });
  const recordName = useRecordName();
  const title = ({ kind, value, title: text }: SubjectFound): string =>
    kind === 'aggregate' ? recordName(value) : text;
  return (
    <Autocomplete<SubjectFound>
      sx={{ maxWidth: 480 }}
      autoHighlight
      blurOnSelect
      forcePopupIcon={false}
      clearOnBlur={false}
      value={null}
      inputValue={words}
      loading={found.isFetching}
      options={search.length > 1 ? (found.data ?? []) : []}
      filterOptions={shown => shown}
      noOptionsText={t('find.none')}
      open={open && search.length > 1 && found.data !== undefined}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset') setWords(text);
      }}
      onChange={(_event, chosen) => {
        if (chosen) {
          setWords('');
          onFound(chosen);
        }
      }}
      getOptionKey={one => `${one.kind} ${one.value}`}
      getOptionLabel={title}
      isOptionEqualToValue={(one, other) => one.kind === other.kind && one.value === other.value}
      renderOption={({ key, ...props }, one) => (
        <Box
          component="li"
          key={key}
          {...props}
          sx={{ display: 'grid !important', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 12px' }}
        >
          <span style={{ overflowWrap: 'anywhere' }}>{title(one)}</span>
          <span className="mut">{t(`find.${one.kind}`)}</span>
          {detail(one) && <span className="mut">{detail(one)}</span>}
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          type="search"
          placeholder={t('find.label')}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps?.htmlInput, 'aria-label': t('find.label') },
            input: {
              ...slotProps?.input,
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}
