import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { AdvisorRow } from '@portal/event-schemas/advising/advisor-views.ts';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useText } from '../text.ts';

export type Advisor = Pick<AdvisorRow, 'uid' | 'display_name' | 'students'>;

/** An advisor by name, found as one types; beside each how many students they have. */
export function AdvisorChoice({
  value,
  onChange,
}: {
  value: Advisor | null;
  onChange: (advisor: Advisor | null) => void;
}) {
  const t = useText();
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const found = useCall(
    'GET /advising/advisors/',
    { query: { is_advisor: 'true', page_size: 20, ...(q && q !== value?.display_name ? { q } : {}) } },
    { keepPrevious: true },
  );
  return (
    <Autocomplete
      value={value}
      onChange={(_, one) => onChange(one)}
      inputValue={words}
      onInputChange={(_, text) => setWords(text)}
      options={found.data?.results ?? []}
      loading={found.isFetching}
      filterOptions={all => all}
      getOptionKey={one => one.uid}
      getOptionLabel={one => one.display_name}
      isOptionEqualToValue={(one, other) => one.uid === other.uid}
      noOptionsText={t('assign.none')}
      fullWidth
      renderOption={({ key, ...props }, one) => (
        <li key={key} {...props}>
          {one.display_name}
          <span className="mut num" style={{ marginLeft: 'auto', paddingLeft: 12 }}>
            {t('assign.students', { smart_count: one.students })}
          </span>
        </li>
      )}
      renderInput={params => <TextField {...params} label={t('assign.advisor')} required />}
    />
  );
}
