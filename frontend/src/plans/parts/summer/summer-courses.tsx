import Box from '@mui/material/Box';
import { useState } from 'react';
import { SearchInput } from '../../../forms/search-input.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../shell/panel.tsx';
import { EmptyState } from '../../../shell/states.tsx';
import { StatusChip } from '../../../shell/status-chip.tsx';
import type { SummerDiscipline } from '../../calls.ts';
import { usePlanText } from '../../text.ts';
import {
  CourseRow,
  inList,
  Seats,
  useRegistrationText as useText,
  useRoving,
  type Roving,
} from '../../../registration/api.ts';

/** The courses of the summer: what has to be repeated first, then what else is for the student. */
export function SummerCourses({
  courses,
  limit,
  selected,
  onSelect,
  onLook,
}: {
  courses: readonly SummerDiscipline[];
  limit: number;
  selected: string | null;
  /** Absent where courses are only to look at. */
  onSelect?: (course: string) => void;
  onLook?: (course: string | null) => void;
}) {
  const t = usePlanText();
  const words = useText();
  const format = useFormat();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const shown = courses.filter(course =>
    `${course.code} ${format.name(course.name)}`.toLocaleLowerCase().includes(wanted),
  );
  const keys = shown.map(({ uid }) => uid);
  const rove = useRoving(keys, selected, inList(keys), onLook);
  return (
    <Panel title={t('summer.courses')} note={t('summer.limit', { limit })} flush>
      <Box sx={{ p: '0 var(--s4) var(--s4)' }}>
        <SearchInput label={t('summer.search')} value={search} onChange={setSearch} />
      </Box>
      {courses.length === 0 && <EmptyState title={t('summer.none')}>{t('summer.none_hint')}</EmptyState>}
      {courses.length > 0 && shown.length === 0 && (
        <EmptyState title={words('courses.none')}>{words('courses.none_hint')}</EmptyState>
      )}
      <Box
        component="ul"
        data-roving
        onPointerLeave={() => onLook?.(null)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onLook?.(null);
        }}
      >
        {shown.map(course => (
          <li key={course.uid} onPointerEnter={() => onLook?.(course.uid)}>
            <CourseLine
              course={course}
              selected={course.uid === selected}
              onSelect={onSelect && (() => onSelect(course.uid))}
              {...rove(course.uid)}
            />
          </li>
        ))}
      </Box>
    </Panel>
  );
}

function CourseLine({
  course,
  selected,
  onSelect,
  ...stop
}: {
  course: SummerDiscipline;
  selected: boolean;
  /** Absent where courses are only to look at. */
  onSelect: (() => void) | undefined;
} & Roving) {
  const t = usePlanText();
  const words = useText();
  return (
    <CourseRow
      name={course.name}
      credit={course.credit}
      note={[course.code, course.retake && t('summer.retake', { letter: course.letter ?? '–' })]}
      selected={selected}
      disabled={!onSelect}
      onClick={onSelect}
      {...stop}
    >
      {course.status ? (
        <StatusChip tone={course.status === 'registered' ? 'ok' : 'warn'}>
          {words(`courses.${course.status}`)}
        </StatusChip>
      ) : course.locked.length > 0 ? (
        <span title={course.locked[0]?.message}>
          <StatusChip tone="quiet">{words('courses.locked')}</StatusChip>
        </span>
      ) : (
        <Seats left={course.seats.left}>
          {t('summer.seats', { left: course.seats.left, capacity: course.seats.capacity })}
        </Seats>
      )}
    </CourseRow>
  );
}
