import Box from '@mui/material/Box';
import { languageNames } from '@portal/event-schemas/curriculum/language-names.ts';
import type { CourseInfo, FluxView, LessonView } from '@portal/event-schemas/registration/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { Meter, seatTone } from '../../shell/meter.tsx';
import { useText } from '../text.ts';
import { useClashText, useLessonName, useMeetingText } from './lesson-names.ts';
import { pick, type Choice } from './lesson-choice.ts';
import { clashesWith, type Clash, type PlacedLesson } from './clashes.ts';

interface Props {
  course: CourseInfo;
  flux: FluxView;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
  placed: readonly PlacedLesson[];
  /** Only to look at: nothing can be chosen now. */
  disabled: boolean;
  titled: boolean;
}

/** The lessons of one stream: one radio group a load type. On a phone each lesson is a card of its own. */
export function LessonTable({ course, flux, choice, onChoose, placed, disabled, titled }: Props) {
  const t = useText();
  return (
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Box component="table" sx={table}>
        <caption className={titled ? undefined : 'visually-hidden'}>
          {t('detail.flux', { number: flux.number })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('detail.chosen')}</span>
            </th>
            <th scope="col">{t('detail.lesson')}</th>
            <th scope="col">{t('detail.teacher')}</th>
            <th scope="col">{t('detail.time')}</th>
            <th scope="col">{t('detail.seats')}</th>
          </tr>
        </thead>
        <tbody>
          {flux.lessons.map(lesson => (
            <LessonRow
              key={lesson.uid}
              course={course}
              lesson={lesson}
              disabled={disabled}
              clashes={clashesWith(lesson.meetings, course.uid, placed)}
              parent={flux.lessons.find(one => one.uid === lesson.parent)}
              chosen={choice?.flux === flux.uid && choice.byLoadType[lesson.load_type] === lesson.uid}
              onChoose={() => onChoose(pick(flux, choice, lesson))}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

interface RowProps {
  course: CourseInfo;
  lesson: LessonView;
  parent: LessonView | undefined;
  chosen: boolean;
  disabled: boolean;
  clashes: readonly Clash[];
  onChoose: () => void;
}

function LessonRow({ course, lesson, parent, chosen, disabled, clashes, onChoose }: RowProps) {
  const t = useText();
  const format = useFormat();
  const lessonName = useLessonName();
  const meetingText = useMeetingText();
  const clashText = useClashText();
  const { seats } = lesson;
  const closed = lesson.status === 'blocked' || lesson.status === 'cancelled';
  const name = lessonName(lesson);
  const place = lesson.room ? t('detail.room', { room: lesson.room.code }) : '';
  return (
    <Box component="tr" sx={chosen ? { background: 'var(--lapis-soft)' } : undefined}>
      <td>
        <input
          type="radio"
          name={`${course.uid}.${lesson.load_type}`}
          checked={chosen}
          disabled={disabled || (closed && !lesson.mine)}
          onChange={onChoose}
          aria-label={t('detail.choose', { name: `${name}, ${meetingText(lesson.meetings)}` })}
          style={{ margin: 7 }}
        />
      </td>
      <td>
        {name}
        <Box className="mut" sx={{ whiteSpace: 'nowrap' }}>
          {place}
        </Box>
        {lesson.language && <div className="mut">{format.name(languageNames[lesson.language]) || lesson.language}</div>}
        {parent && <div className="mut">{t('detail.with_parent', { name: lessonName(parent) })}</div>}
        {lesson.status && lesson.status !== 'partially_blocked' && lesson.status !== 'partially_cancelled' && (
          <Box sx={{ color: 'var(--bad)', font: 'var(--t-small)' }}>{t(`detail.${lesson.status}`)}</Box>
        )}
      </td>
      <td>
        {lesson.teacher ? (
          format.name(lesson.teacher.display_name)
        ) : (
          <span className="mut">{t('detail.no_teacher')}</span>
        )}
      </td>
      <td className="num">
        {lesson.meetings.length === 0
          ? meetingText([])
          : lesson.meetings.map(meeting => (
              <Box key={`${meeting.days} ${meeting.start} ${meeting.weeks}`} sx={{ whiteSpace: 'nowrap' }}>
                {meetingText([meeting])}
              </Box>
            ))}
        {clashes.length > 0 && !lesson.mine && (
          <Box sx={{ color: 'var(--bad)', font: 'var(--t-small)' }}>
            {t('detail.clash', { names: clashText(clashes) })}
          </Box>
        )}
      </td>
      <td>
        <Meter
          value={seats.capacity - seats.left}
          max={seats.capacity}
          label={t('detail.seats')}
          width={88}
          tone={seatTone(seats)}
        />
        <Box
          className="mut num"
          sx={{ whiteSpace: 'nowrap', ...(seats.left === 0 && { '&&': { color: 'var(--bad)' } }) }}
        >
          {t('detail.left', { left: seats.left, capacity: seats.capacity })}
        </Box>
        {seats.waiting > 0 && (
          <Box className="mut num" sx={{ whiteSpace: 'nowrap' }}>
            {t('detail.waiting', { count: seats.waiting })}
          </Box>
        )}
      </td>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'left', font: 'var(--t-h3)', p: 'var(--s3) var(--s4) 0' },
  '& th': {
    font: 'var(--t-label)',
    color: 'var(--ink-2)',
    textAlign: 'left',
    p: '8px var(--s3)',
    borderBottom: '1px solid var(--line)',
    whiteSpace: 'nowrap',
  },
  '& td': { p: '8px var(--s3)', borderBottom: '1px solid var(--line)', verticalAlign: 'middle' },
  '& td:first-of-type, & th:first-of-type': { width: 44, pl: 'var(--s3)', pr: 0 },
  '@media (max-width: 700px)': {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, 1fr)',
      borderBottom: '1px solid var(--line)',
      py: '6px',
    },
    '& td': { border: 0, p: '3px var(--s3)', gridColumn: 2 },
    '& td:first-of-type': { gridColumn: 1, gridRow: '1 / span 4' },
  },
} as const;
