import { preparationLevelNames, studyFormNames } from '@portal/event-schemas/curriculum/names.ts';
import { useMemo } from 'react';
import type { Choice } from '../../../forms/multi-choice.tsx';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { studyYears } from '../../../lists/university-filters.ts';
import { useOfficeText } from '../../office-text.ts';

/** Choices of the catalogue for forms, in the reader's language. */
export function useStudyPeriods(): Choice<string>[] {
  const format = useFormat();
  const { data } = useCall(
    'GET /organizations/study_period_list/',
    { query: { page_size: 50 } },
    { staleTime: 60_000 },
  );
  return useMemo(
    () => (data?.results ?? []).map(({ uid, name }) => ({ value: uid, label: format.name(name) })),
    [data, format],
  );
}
export function usePrograms(): Choice<string>[] {
  const format = useFormat();
  const { data } = useCall('GET /organizations/edu-programs/', { query: { page_size: 100 } }, { staleTime: 60_000 });
  return useMemo(
    () => (data?.results ?? []).map(({ uid, code, name }) => ({ value: uid, label: `${code} ${format.name(name)}` })),
    [data, format],
  );
}
export function useGroups(): Choice<string>[] {
  const format = useFormat();
  const { data } = useCall('GET /advisors/groups/', {}, { staleTime: 60_000 });
  return useMemo(
    () => (data ?? []).map(({ value, name }) => ({ value: String(value), label: format.name(name) })),
    [data, format],
  );
}
export function useCourses(): Choice<number>[] {
  const t = useOfficeText();
  return studyYears.map(course => ({ value: course, label: t('common.year', { course }) }));
}
export function useLevels(): Choice<string>[] {
  const format = useFormat();
  return Object.entries(preparationLevelNames).map(([value, name]) => ({ value, label: format.name(name) }));
}
export function useStudyForms(): Choice<string>[] {
  const format = useFormat();
  return Object.entries(studyFormNames).map(([value, name]) => ({ value, label: format.name(name) }));
}
/** The choices with "any" before them, which is an empty value. */
export function useWithAny<V extends string | number>(choices: readonly Choice<V>[]): Choice[] {
  const t = useOfficeText();
  return [{ value: '', label: t('common.any') }, ...choices];
}
/** Null where a form's choice is "any". */
export const orNull = <V>(value: V | ''): V | null => (value === '' ? null : value);
