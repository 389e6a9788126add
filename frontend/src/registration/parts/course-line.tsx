import Box from '@mui/material/Box';
import type { CourseStanding, SidebarCourse } from '@portal/event-schemas/registration/views.ts';
import type { ComponentProps } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useText } from '../text.ts';
import { CourseRow, Seats } from './course-row.tsx';

const tones = { registered: 'ok', basket: 'warn', waiting: 'warn', offered: 'info' } as const satisfies Record<
  NonNullable<CourseStanding>,
  string
>;
const shortly = [
  'course_blocked',
  'course_cancelled',
  'medical_certificate_required',
  'course_not_for_direction',
  'course_not_for_level',
  'course_not_for_program',
  'prerequisite_missing',
  'corequisite_missing',
  'already_registered',
  'one_sport_course',
  'free_sport_courses_used',
  'introductory_limit',
] as const;

/** "в вашем учебном плане", "вместе с: Физика": why a course stands where it stands. */
export function useReasonText(): (reason: SidebarCourse['reasons'][number]) => string {
  const t = useText();
  const format = useFormat();
  return ({ reason, names }) => t(`reason.${reason}`, { names: names.map(one => format.name(one.name)).join(', ') });
}

/** Why a course can't be chosen, in a few words. */
function useShortLock(): (code: string) => string {
  const t = useText();
  return code => t(`locked.${shortly.find(one => code === `registration.${one}`) ?? 'other'}`);
}

/** One course of the list: name, credits, why it is here, and seats, standing, that it is studied, or why it is closed. */
export function CourseLine({
  course,
  selected,
  onSelect,
  ...stop
}: {
  course: SidebarCourse;
  selected: boolean;
  onSelect: () => void;
} & Omit<ComponentProps<'button'>, 'onSelect' | 'color'>) {
  const t = useText();
  const reasonText = useReasonText();
  const shortLock = useShortLock();
  const [first] = course.reasons;
  return (
    <CourseRow
      name={course.name}
      credit={course.credit}
      note={[course.code, t(`cycle.${course.cycle}`), first && reasonText(first)]}
      selected={selected}
      onClick={onSelect}
      {...stop}
    >
      {course.status ? (
        <StatusChip tone={tones[course.status]}>{t(`courses.${course.status}`)}</StatusChip>
      ) : course.completed ? (
        <StatusChip tone="quiet">{t('courses.studied', course.completed)}</StatusChip>
      ) : course.locked[0] ? (
        <Box component="span" className="mut" sx={{ textAlign: 'right', maxWidth: 130 }}>
          {shortLock(course.locked[0].code)}
        </Box>
      ) : (
        <Seats left={course.seats.left}>
          {course.seats.left > 0 ? t('courses.seats', { smart_count: course.seats.left }) : t('courses.full')}
        </Seats>
      )}
    </CourseRow>
  );
}
