import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CheckAnswer, PlannedCourseView, WeekEntry } from '@portal/event-schemas/offerings/views.ts';
import { useState } from 'react';
import { useLink } from '../../app/links.ts';
import { useCall } from '../../http/use-call.ts';
import { useLessonName } from '../../registration/api.ts';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useOfferingsText } from '../text.ts';
import { useClashWith } from './clashes.tsx';
import { lessonsIn, slotAfter, type Plan, type Slot } from './plan.ts';
import { WeekBoard } from './week-board.tsx';
import type { WeekBlock } from './week-layout.ts';

/** The key of a block of the plan: which day of which meeting. */
const keyOf = ({ lesson, meeting, day }: Slot): string => `${lesson} ${meeting} ${day}`;
const slotOf = (key: string): Slot => {
  const [lesson = '', meeting, day] = key.split(' ');
  return { lesson, meeting: Number(meeting), day: Number(day) };
};

/** The week of the course as it is planned, with that of a teacher, a room or a group beside it. */
export function CourseWeek({
  course,
  plan,
  checks,
  names,
  onMove,
}: {
  course: PlannedCourseView;
  plan: Plan;
  checks: CheckAnswer | undefined;
  names: Readonly<Record<string, string>>;
  onMove: ((slot: Slot, to: { day: number; start: number }) => void) | undefined;
}) {
  const t = useOfferingsText();
  const link = useLink();
  const lessonName = useLessonName();
  const lessons = lessonsIn(plan);
  const clashWith = useClashWith(lessons);
  const [beside, setBeside] = useState('');
  const [kind, uid] = beside.split(' ');
  const unique = (uids: readonly (string | null)[]): string[] => [...new Set(uids.filter(one => one !== null))];
  const choices = [
    ...unique(lessons.map(({ teacher }) => teacher)).map(one => ({ value: `teacher ${one}`, label: names[one] ?? '' })),
    ...unique(lessons.map(({ room }) => room)).map(one => ({
      value: `room ${one}`,
      label: t('in_room', { room: names[one] ?? '' }),
    })),
    ...unique(lessons.flatMap(({ groups }) => groups ?? [])).map(one => ({
      value: `group ${one}`,
      label: t('of_group', { group: names[one] ?? '' }),
    })),
  ].filter(({ label }) => label !== '');
  const around = useCall(
    'GET /offerings/week/',
    { query: { study_period: course.study_period?.uid, ...(kind ? { [kind]: uid } : {}) } },
    { enabled: beside !== '', keepPrevious: true },
  );
  const others = beside === '' ? [] : (around.data ?? []).filter(({ offering }) => offering !== course.uid);
  const own = lessons.flatMap(lesson =>
    lesson.meetings.flatMap((meeting, index) =>
      [...meeting.days].flatMap((on, day): WeekBlock[] => {
        if (on !== '1') return [];
        const end = meeting.start + meeting.length;
        return [
          {
            key: keyOf({ lesson: lesson.uid, meeting: index, day }),
            day,
            start: meeting.start,
            end,
            title: lessonName(lesson),
            note: [lesson.teacher && names[lesson.teacher], lesson.room && names[lesson.room]]
              .filter(Boolean)
              .join(', '),
            clashes: (checks?.clashes ?? [])
              .filter(
                one =>
                  one.lesson === lesson.uid &&
                  !one.warning &&
                  one.day === day &&
                  one.start < end &&
                  meeting.start < one.end,
              )
              .map(one => `${t(`clash.${one.kind}`, { name: one.about.name })} ${clashWith(one)}`),
            movable: true,
          },
        ];
      }),
    ),
  );
  const moved = (slot: Slot, to: { day: number; start: number }): string => {
    onMove?.(slot, to);
    return keyOf(slotAfter(plan, slot, to.day));
  };
  const blocks = [...own, ...weekBlocks(others, lessonName, uidOf => link('planned-course', { uid: uidOf }))];
  const untimed = lessons.filter(({ meetings }) => meetings.length === 0);
  return (
    <Panel
      title={t('tab.week')}
      actions={
        choices.length > 0 && (
          <TextField
            select
            size="small"
            label={t('beside')}
            value={choices.some(({ value }) => value === beside) ? beside : ''}
            onChange={event => setBeside(event.target.value)}
            sx={{ minWidth: { xs: 200, sm: 240 }, maxWidth: '100%' }}
            className="no-print"
          >
            <MenuItem value="">{t('nobody')}</MenuItem>
            {choices.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        )
      }
    >
      {own.length === 0 && others.length === 0 ? (
        <EmptyState title={t('week.none')}>{t('week.none_hint')}</EmptyState>
      ) : (
        <WeekBoard label={t('tab.week')} blocks={blocks} onMove={onMove && ((key, to) => moved(slotOf(key), to))} />
      )}
      {untimed.length > 0 && (
        <Box className="mut" sx={{ marginTop: 1.5 }}>
          {t('week.untimed', { names: untimed.map(lessonName).join(', ') })}
        </Box>
      )}
    </Panel>
  );
}

/** Lessons of a week that only stand there. */
export const weekBlocks = (
  entries: readonly WeekEntry[],
  lessonName: ReturnType<typeof useLessonName>,
  to: (offering: string) => string,
): WeekBlock[] =>
  entries.map(entry => ({
    key: `${entry.lesson} ${entry.day} ${entry.start} ${entry.weeks}`,
    day: entry.day,
    start: entry.start,
    end: entry.end,
    weeks: entry.weeks,
    title: `${entry.code} ${lessonName(entry)}`,
    note: [entry.teacher?.display_name, entry.room?.code].filter(Boolean).join(', '),
    clashes: [],
    movable: false,
    to: to(entry.offering),
  }));
