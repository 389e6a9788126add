import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { clockTime } from '../parts/week.ts';
import { useText } from '../text.ts';

/** Desktop widget of students and teachers: today's lessons by time. */
export default function MyDayWidget() {
  const t = useText();
  const format = useFormat();
  const link = useLink();
  const registers = useCanOpen()('online-registration');
  const day = useCall('GET /registration/my_day/');
  if (!day.isSuccess) return <CallState call={day} lines={3} />;
  if (day.data.free_day !== null) return <EmptyState title={t('day_widget.free_day')}>{day.data.free_day}</EmptyState>;
  if (day.data.results.length === 0) {
    if (!registers) return <EmptyState title={t('day_widget.free')} />;
    return (
      <EmptyState
        title={t('day_widget.free')}
        action={
          <Link component={RouterLink} to={link('online-registration')}>
            {t('widget.open')}
          </Link>
        }
      >
        {t('day_widget.free_hint')}
      </EmptyState>
    );
  }
  return (
    <Box component="ol">
      {day.data.results.map(lesson => (
        <Box
          component="li"
          key={lesson.uid}
          sx={{
            display: 'grid',
            gridTemplateColumns: '96px minmax(0, 1fr)',
            gap: 'var(--s3)',
            py: '8px',
            borderTop: '1px solid var(--line)',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          <span className="num">
            {clockTime(lesson.start)}–{clockTime(lesson.end)}
          </span>
          <span>
            {format.name(lesson.name)}
            <span className="mut" style={{ display: 'block' }}>
              {[
                t(`load.${lesson.load_type}`),
                lesson.subgroup && t('detail.subgroup', { name: lesson.subgroup }),
                lesson.room && t('detail.room', { room: lesson.room }),
                !lesson.teaches && lesson.teacher,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </Box>
      ))}
    </Box>
  );
}
