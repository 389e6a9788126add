import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { languageNames } from '@portal/event-schemas/curriculum/language-names.ts';
import { rooms, studentGroups, teachers } from '@portal/event-schemas/curriculum/targets.ts';
import type { CheckAnswer, PlannedLesson } from '@portal/event-schemas/offerings/views.ts';
import { loadTypes } from '@portal/event-schemas/registration/codes.ts';
import type { Lesson, Meeting } from '@portal/event-schemas/registration/values.ts';
import { useState } from 'react';
import { RefChoice } from '../../entity/ref-choice.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useLessonName, useRegistrationText } from '../../registration/api.ts';
import { useOfferingsText } from '../text.ts';
import { CountField } from './count-field.tsx';
import { MeetingInputs } from './meeting-inputs.tsx';
import { daysOf, everyWeek } from './plan.ts';
import { FreeRooms, FreeTimes } from './proposals.tsx';

/** A lesson of a plan, and what is known around it. */
export interface LessonProps {
  lesson: Lesson;
  /** All lessons of the plan: what clashes among themselves. */
  lessons: readonly Lesson[];
  /** Those of the same stream: what may be taken together. */
  siblings: readonly Lesson[];
  /** The lesson as it is saved, with the seats in use; absent for a new one. */
  saved: PlannedLesson | undefined;
  term: { uid: string; weeks: number };
  checks: CheckAnswer | undefined;
  /** Faults by field. */
  errors: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
  open: boolean;
  readOnly: boolean;
  onToggle: () => void;
  onChange: (change: Partial<Lesson>, names?: Record<string, string>) => void;
  onRemove: () => void;
}

const twoColumns = { gridColumn: { xs: 'auto', sm: 'span 2' } };

/** The fields of a lesson: what it is, who gives it where, for whom, and when it meets. */
export function LessonFields({
  lesson,
  siblings,
  saved,
  term,
  errors,
  onChange,
  onRemove,
  name,
}: LessonProps & { name: string }) {
  const t = useOfferingsText();
  const r = useRegistrationText();
  const format = useFormat();
  const lessonName = useLessonName();
  const [asked, setAsked] = useState<'rooms' | number | null>(null);
  const fault = (field: string) => (errors[field] === undefined ? {} : { error: true, helperText: errors[field] });
  const setMeeting = (at: number, change: Partial<Meeting>): void =>
    onChange({ meetings: lesson.meetings.map((one, index) => (index === at ? { ...one, ...change } : one)) });
  const last = lesson.meetings.at(-1);
  const languages = [...new Set([...Object.keys(languageNames), lesson.language])];
  // What may only be chosen together with it: lessons of another kind of the same stream.
  const parents = siblings.filter(one => one.uid !== lesson.uid && one.load_type !== lesson.load_type);
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
        gap: '12px',
        paddingTop: '14px',
        '& > *': { minWidth: 0 },
      }}
    >
      <TextField
        select
        size="small"
        label={t('kind')}
        value={lesson.load_type}
        disabled={saved !== undefined}
        onChange={event => onChange({ load_type: event.target.value as Lesson['load_type'] })}
        {...fault('load_type')}
      >
        {loadTypes.map(kind => (
          <MenuItem key={kind} value={kind}>
            {r(`load.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={t('section')}
        value={lesson.section}
        onChange={event => onChange({ section: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 50 } }}
        {...fault('section')}
      />
      <TextField
        size="small"
        label={t('subgroup')}
        value={lesson.subgroup}
        onChange={event => onChange({ subgroup: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 50 } }}
        {...fault('subgroup')}
      />
      <TextField
        select
        size="small"
        label={t('language')}
        value={lesson.language}
        onChange={event => onChange({ language: event.target.value })}
        {...fault('language')}
      >
        {languages.map(code => (
          <MenuItem key={code} value={code}>
            {languageNames[code] ? format.name(languageNames[code]) : code}
          </MenuItem>
        ))}
      </TextField>
      <CountField
        size="small"
        label={t('capacity')}
        value={lesson.capacity}
        onChange={capacity => onChange({ capacity })}
        {...fault('capacity')}
        {...(errors['capacity'] === undefined && saved && saved.taken > 0
          ? { helperText: t('taken_now', { taken: saved.taken }) }
          : {})}
      />
      <Box sx={twoColumns}>
        <RefChoice
          to={teachers}
          label={t('teacher')}
          chosen={lesson.teacher ? [lesson.teacher] : []}
          onChoose={([teacher], found) => onChange({ teacher: teacher ?? null }, found)}
          error={errors['teacher']}
        />
      </Box>
      <div>
        <RefChoice
          to={rooms}
          label={t('room')}
          chosen={lesson.room ? [lesson.room] : []}
          onChoose={([room], found) => onChange({ room: room ?? null }, found)}
          error={errors['room']}
        />
        <Button
          size="small"
          variant="text"
          disabled={lesson.meetings.length === 0}
          title={lesson.meetings.length === 0 ? t('time_first') : undefined}
          onClick={() => setAsked('rooms')}
        >
          {t('free_rooms')}
        </Button>
      </div>
      <Box sx={twoColumns}>
        <RefChoice
          to={studentGroups}
          label={t('groups')}
          several
          chosen={lesson.groups ?? []}
          onChoose={(groups, found) => onChange({ groups }, found)}
          error={errors['groups']}
          hint={t('groups_hint')}
        />
      </Box>
      {parents.length > 0 && (
        <TextField
          select
          size="small"
          label={t('parent')}
          value={lesson.parent ?? ''}
          onChange={event => onChange({ parent: event.target.value || null })}
          // "None" is said, and the name stands above it.
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={twoColumns}
          {...fault('parent')}
        >
          <MenuItem value="">{t('none')}</MenuItem>
          {parents.map(one => (
            <MenuItem key={one.uid} value={one.uid}>
              {lessonName(one)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ gridColumn: '1 / -1' }}>
        {lesson.meetings.map((meeting, at) => (
          <MeetingInputs
            // Meetings have no names of their own.
            key={at}
            meeting={meeting}
            number={at + 1}
            weeks={term.weeks}
            onChange={change => setMeeting(at, change)}
            onRemove={() => onChange({ meetings: lesson.meetings.filter((_one, index) => index !== at) })}
            onPropose={() => setAsked(at)}
          />
        ))}
        {errors['meetings'] && (
          <div role="alert" className="form-error">
            {errors['meetings']}
          </div>
        )}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            borderTop: '1px solid var(--line)',
            paddingTop: '10px',
            justifyContent: 'space-between',
          }}
        >
          <Button
            size="small"
            onClick={() =>
              onChange({
                meetings: [
                  ...lesson.meetings,
                  last
                    ? { ...last, days: daysOf(([...last.days].lastIndexOf('1') + 1) % 6) }
                    : { days: daysOf(0), weeks: everyWeek(term.weeks), start: 540, length: 50 },
                ],
              })
            }
          >
            {t('add_meeting')}
          </Button>
          <Button
            size="small"
            variant="text"
            color="error"
            onClick={onRemove}
            aria-label={`${t('remove_lesson')}: ${name}`}
          >
            {t('remove_lesson')}
          </Button>
        </Box>
      </Box>
      {asked === 'rooms' && (
        <FreeRooms
          term={term.uid}
          lesson={lesson}
          onClose={() => setAsked(null)}
          onPick={(room, code) => {
            setAsked(null);
            onChange({ room }, { [room]: code });
          }}
        />
      )}
      {typeof asked === 'number' && lesson.meetings[asked] && (
        <FreeTimes
          term={term.uid}
          lesson={lesson}
          meeting={asked}
          onClose={() => setAsked(null)}
          onPick={({ day, start }) => {
            setAsked(null);
            setMeeting(asked, { days: daysOf(day), start });
          }}
        />
      )}
    </Box>
  );
}
