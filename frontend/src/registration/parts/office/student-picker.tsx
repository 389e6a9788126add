import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { StudentRow } from '@portal/event-schemas/advising/views.ts';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../../http/use-call.ts';

export type FoundStudent = Pick<
  StudentRow,
  'uid' | 'display_name' | 'code' | 'group_name' | 'credits' | 'audit_credits'
>;
interface StudentPickerProps {
  label: string;
  value: readonly FoundStudent[];
  onChange: (students: FoundStudent[]) => void;
  /** One student only: another one takes the place of the first. */
  single?: boolean;
  /** Credits are those of this study period. */
  studyPeriod?: string;
  error?: string;
}

/** Finds students by name, number or group; the ones that the reader may see. */
export function StudentPicker({ label, value, onChange, single = false, studyPeriod, error }: StudentPickerProps) {
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const found = useCall(
    'GET /registration/students/',
    { query: { q: search || undefined, page_size: 20, study_period: studyPeriod || undefined } },
    { keepPrevious: true },
  );
  const options = found.data?.results ?? [];
  return (
    <Autocomplete<FoundStudent, true>
      multiple
      filterSelectedOptions
      autoHighlight
      options={options}
      value={[...value]}
      inputValue={words}
      loading={found.isFetching}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset') setWords(text);
      }}
      onChange={(_event, chosen) => {
        setWords('');
        onChange(single ? chosen.slice(-1) : chosen);
      }}
      filterOptions={shown => shown}
      isOptionEqualToValue={(one, other) => one.uid === other.uid}
      getOptionKey={student => student.uid}
      getOptionLabel={student => [student.display_name, student.code, student.group_name].filter(Boolean).join(' · ')}
      renderInput={params => <TextField {...params} label={label} error={error !== undefined} helperText={error} />}
    />
  );
}
