import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';

interface Discipline {
  uid: string;
  code: string;
  name: Localized;
}

/** Several disciplines of the catalogue by uid, found by name or code as one types. */
export function DisciplinePicker({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  value: readonly string[];
  onChange: (disciplines: string[]) => void;
}) {
  const format = useFormat();
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const found = useCall<{ results: Discipline[] }>(
    'GET /organizations/discipline_list/',
    { query: { q: search || undefined, page_size: 30 } },
    { keepPrevious: true },
  );
  const chosen = useCall<{ results: Discipline[] }>(
    'GET /organizations/discipline_list/',
    { query: { uid: value.join(','), page_size: 100 } },
    { enabled: value.length > 0, keepPrevious: true },
  );
  const known = new Map([...(found.data?.results ?? []), ...(chosen.data?.results ?? [])].map(one => [one.uid, one]));
  const rows = value.map(
    uid => known.get(uid) ?? { uid, code: uid.slice(0, 8), name: { ru: '', kk: '', en: '', ky: '' } },
  );
  return (
    <Autocomplete<Discipline, true>
      multiple
      filterSelectedOptions
      disableCloseOnSelect
      options={found.data?.results ?? []}
      value={rows}
      inputValue={words}
      loading={found.isFetching}
      filterOptions={options => options}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset') setWords(text);
      }}
      onChange={(_event, picked) => onChange(picked.map(({ uid }) => uid))}
      isOptionEqualToValue={(one, other) => one.uid === other.uid}
      getOptionKey={({ uid }) => uid}
      getOptionLabel={({ code, name }) => `${code} ${format.name(name)}`.trim()}
      renderInput={params => <TextField {...params} label={label} helperText={hint} />}
    />
  );
}
