import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { usePermitsText } from '../../permits-text.ts';

/** A student or a course that was found. */
export interface Picked {
  uid: string;
  name: string;
}
interface Props {
  label: string;
  value: Picked | null;
  onChange: (picked: Picked | null) => void;
}

/** One of the reader's students, found by name, number or group. */
export function StudentPicker(props: Props) {
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const { data, isFetching } = useCall(
    'GET /registration/students/',
    { query: { page_size: 20, ...(q && { q }) } },
    { keepPrevious: true },
  );
  return (
    <Picker
      {...props}
      words={words}
      onWords={setWords}
      loading={isFetching}
      found={(data?.results ?? []).map(({ uid, display_name, group_name }) => ({
        uid,
        name: [display_name, group_name].filter(Boolean).join(' · '),
      }))}
    />
  );
}

/** One course of the study period, found by name or code. */
export function CoursePicker({ period, ...props }: Props & { period: string }) {
  const format = useFormat();
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const { data, isFetching } = useCall(
    'GET /registration/offerings/',
    { query: { study_period: period, page_size: 20, ...(q && { q }) } },
    { keepPrevious: true },
  );
  return (
    <Picker
      {...props}
      words={words}
      onWords={setWords}
      loading={isFetching}
      found={(data?.results ?? []).map(({ uid, code, name }) => ({ uid, name: `${code} ${format.name(name)}` }))}
    />
  );
}

function Picker({
  label,
  value,
  onChange,
  words,
  onWords,
  loading,
  found,
}: Props & { words: string; onWords: (words: string) => void; loading: boolean; found: readonly Picked[] }) {
  const t = usePermitsText();
  return (
    <Autocomplete
      autoHighlight
      options={[...found]}
      value={value}
      inputValue={words}
      loading={loading}
      noOptionsText={t('permits.nothing_found')}
      filterOptions={options => options}
      onInputChange={(_event, text) => onWords(text)}
      onChange={(_event, picked) => onChange(picked)}
      isOptionEqualToValue={(one, other) => one.uid === other.uid}
      getOptionKey={({ uid }) => uid}
      getOptionLabel={({ name }) => name}
      renderInput={params => <TextField {...params} label={label} required />}
    />
  );
}
