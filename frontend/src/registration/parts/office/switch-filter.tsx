import type { StatusSwitchFilter } from '@portal/event-schemas/registration/status-switch.ts';
import { useMemo } from 'react';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useOfficeText } from '../../office-text.ts';
import type { Choice } from '../../../forms/multi-choice.tsx';
import { useCourses, useLevels, usePrograms, useStudyForms } from './lookups.ts';
import { MultiChoice } from '../../../forms/multi-choice.tsx';
import { useStatuses } from './statuses.ts';

type Options =
  | 'GET /advisors/faculties/'
  | 'GET /advisors/groups/'
  | 'GET /organizations/advisor_list/'
  | 'GET /advisors/entry_year/';
function useLookup(call: Options): Choice<string>[] {
  const format = useFormat();
  const { data } = useCall(call, {}, { staleTime: 60_000 });
  return useMemo(
    () => (data ?? []).map(({ value, name }) => ({ value: String(value), label: format.name(name) })),
    [data, format],
  );
}

/** Which cards a switch is for: what is left empty does not narrow. */
export function SwitchFilter({
  filter,
  onChange,
}: {
  filter: StatusSwitchFilter;
  onChange: (filter: StatusSwitchFilter) => void;
}) {
  const t = useOfficeText();
  const set =
    <K extends keyof StatusSwitchFilter>(key: K) =>
    (value: StatusSwitchFilter[K]) =>
      onChange({ ...filter, [key]: value });
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))' }}>
      <MultiChoice
        label={t('switches.statuses')}
        hint={t('switches.statuses_hint')}
        choices={useStatuses()}
        value={filter.statuses}
        onChange={set('statuses')}
      />
      <MultiChoice label={t('common.course')} choices={useCourses()} value={filter.courses} onChange={set('courses')} />
      <MultiChoice
        label={t('common.faculty')}
        choices={useLookup('GET /advisors/faculties/')}
        value={filter.faculties}
        onChange={set('faculties')}
      />
      <MultiChoice
        label={t('common.program')}
        choices={usePrograms()}
        value={filter.edu_programs}
        onChange={set('edu_programs')}
      />
      <MultiChoice
        label={t('common.group')}
        choices={useLookup('GET /advisors/groups/')}
        value={filter.student_groups}
        onChange={set('student_groups')}
      />
      <MultiChoice
        label={t('common.advisor')}
        choices={useLookup('GET /organizations/advisor_list/')}
        value={filter.advisors}
        onChange={set('advisors')}
      />
      <MultiChoice
        label={t('common.entry_year')}
        choices={useLookup('GET /advisors/entry_year/').map(({ value, label }) => ({ value: Number(value), label }))}
        value={filter.entry_years}
        onChange={set('entry_years')}
      />
      <MultiChoice
        label={t('common.level')}
        choices={useLevels() as Choice<StatusSwitchFilter['preparation_levels'][number]>[]}
        value={filter.preparation_levels}
        onChange={set('preparation_levels')}
      />
      <MultiChoice
        label={t('common.study_form')}
        choices={useStudyForms() as Choice<StatusSwitchFilter['study_forms'][number]>[]}
        value={filter.study_forms}
        onChange={set('study_forms')}
      />
    </div>
  );
}
