import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../../http/use-call.ts';
import { useAdvisorsText } from '../../text.ts';

/** One of the reader's students by name or number, found as one types. */
export function StudentChoice({ onChoose }: { onChoose: (student: string) => void }) {
  const t = useAdvisorsText();
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const found = useCall(
    'GET /advisors/my_students/all/',
    { query: { page_size: 20, ...(q ? { q } : {}) } },
    { keepPrevious: true },
  );
  return (
    <Autocomplete
      options={found.data?.results ?? []}
      loading={found.isFetching}
      filterOptions={all => all}
      inputValue={words}
      onInputChange={(_, text) => setWords(text)}
      value={null}
      onChange={(_, one) => {
        if (one) onChoose(one.uid);
        setWords('');
      }}
      getOptionKey={one => one.uid}
      getOptionLabel={one => one.display_name}
      noOptionsText={t('see.none')}
      blurOnSelect
      renderOption={({ key, ...props }, one) => (
        <li key={key} {...props}>
          {one.display_name}
          <span className="mut num" style={{ marginLeft: 'auto', paddingLeft: 12 }}>
            {one.group_name ?? one.code}
          </span>
        </li>
      )}
      renderInput={params => <TextField {...params} label={t('see.choose')} placeholder={t('see.search')} />}
      sx={{ maxWidth: 480 }}
    />
  );
}
