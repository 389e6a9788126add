import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { CourseOfSelection } from '@portal/event-schemas/access/views.ts';
import { useEffect, useMemo, useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { AccessChip } from './access-chip.tsx';
import { useAccessText } from './text.ts';

const path = 'GET /organizations/discipline_registration_access_for_selected_students/get_dicipline/' as const;
const typingPause = 250;

/** Finds courses by name or code; several may be chosen. */
export function CoursePicker({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (courses: string[]) => void;
}) {
  const t = useAccessText();
  const format = useFormat();
  const [text, setText] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(text.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useCall(path, { query: { page_size: 50, ...(words ? { q: words } : {}) } }, { keepPrevious: true });
  const named = useCall(
    path,
    { query: { page_size: 100, uid: chosen.join(',') } },
    { enabled: chosen.length > 0, keepPrevious: true },
  );
  const nameOf = (course: CourseOfSelection): string => `${course.code} ${format.name(course.name)}`;
  const value = useMemo(
    () => (named.data?.results ?? []).filter(course => chosen.includes(course.uid)),
    [named.data, chosen],
  );
  return (
    <Panel title={t('selected.choose')}>
      <Autocomplete
        multiple
        filterSelectedOptions
        filterOptions={options => options}
        options={found.data?.results ?? []}
        value={value}
        loading={found.isFetching}
        noOptionsText={t('selected.none_found')}
        getOptionLabel={nameOf}
        getOptionKey={course => course.uid}
        isOptionEqualToValue={(one, other) => one.uid === other.uid}
        onChange={(_, courses) => onChange(courses.map(course => course.uid))}
        inputValue={text}
        onInputChange={(_, next, cause) => setText(cause === 'input' ? next : '')}
        slotProps={{ chip: { size: 'small' } }}
        sx={{ marginTop: 1, '& input:focus-visible': { outline: 'none', boxShadow: 'none' } }}
        renderInput={params => <TextField {...params} label={t('selected.choose_hint')} />}
        renderOption={({ key, ...props }, course) => (
          <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Box component="span" sx={{ flex: '1 1 200px', minWidth: 0 }}>
              {nameOf(course)}
              <span className="mut"> {course.study_period_name && format.name(course.study_period_name)}</span>
            </Box>
            <AccessChip status={course.status} mixed={course.mixed} />
            {course.selected > 0 && (
              <span className="mut num">{t('selected.with_access', { count: course.selected })}</span>
            )}
          </Box>
        )}
      />
      <Box className="mut" sx={{ marginTop: 1 }}>
        {t('selected.note')}
      </Box>
    </Panel>
  );
}
