import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { CourseAccess, FluxAccess, LessonAccess } from '@portal/event-schemas/access/views.ts';
import type { AccessTarget } from '@portal/event-schemas/registration/requests.ts';
import type { AccessRollup } from '@portal/event-schemas/registration/views.ts';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLessonName } from '../../registration/api.ts';
import { AccessChip, isMixed } from './access-chip.tsx';
import { useAccessText } from './text.ts';
import { ThreeWay } from './three-way.tsx';

interface BranchProps {
  name: ReactNode;
  /** For the buttons: which of all it is. */
  label: string;
  note?: ReactNode;
  status: AccessRollup;
  mixed?: boolean;
  target: AccessTarget;
  depth: 0 | 1 | 2;
}

/** One line of the tree: what it is, how it stands, what can be done with it. */
function Branch({ name, label, note, status, mixed = false, target, depth }: BranchProps) {
  const now = status === 'blocked' || status === 'cancelled' ? status : status === null && !mixed ? 'open' : null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        padding: '6px 0',
        paddingLeft: { xs: `${depth * 10}px`, sm: `${depth * 22}px` },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: depth < 2 ? 600 : 400, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        {note && (
          <Box className="mut num" component="span" sx={{ marginLeft: 1 }}>
            {note}
          </Box>
        )}
      </Box>
      <AccessChip status={status} mixed={mixed} />
      <ThreeWay now={now} label={label} targets={[target]} />
    </Box>
  );
}

/** A course with its fluxes and lessons, each with its access. `of`: the lessons that are meant; the others are left out. */
export function CourseTree({
  course,
  of,
  titled = false,
  onHistory,
}: {
  course: CourseAccess;
  of?: (lesson: LessonAccess) => boolean;
  titled?: boolean;
  onHistory?: () => void;
}) {
  const t = useAccessText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const name = `${course.code} ${format.name(course.name)}`;
  const fluxes = course.flux_online_registration.filter(flux => !of || flux.lesson_online_registrations.some(of));
  return (
    <Box sx={{ padding: { xs: '4px 0 12px', md: '8px 8px 16px 36px' } }}>
      <Branch
        depth={0}
        name={titled ? name : t('courses.whole')}
        label={name}
        note={titled && course.study_period_name ? format.name(course.study_period_name) : undefined}
        status={course.status}
        mixed={course.mixed}
        target={{ offering: course.uid, level: 'course', target: course.uid }}
      />
      <Box component="ul" aria-label={name}>
        {fluxes.map(flux => (
          <FluxBranch key={flux.uid} course={course} flux={flux} of={of} name={name} />
        ))}
      </Box>
      {fluxes.length === 0 && <p className="mut">{t('courses.none_here')}</p>}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center', marginTop: 1 }} className="no-print">
        {canOpen('course-offering') && (
          <Link component={RouterLink} to={link('course-offering', { uid: course.uid })}>
            {t('courses.open_course')}
          </Link>
        )}
        {onHistory && (
          <Button variant="text" size="small" onClick={onHistory}>
            {t('courses.history')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function FluxBranch({
  course,
  flux,
  of,
  name,
}: {
  course: CourseAccess;
  flux: FluxAccess;
  of?: (lesson: LessonAccess) => boolean;
  name: string;
}) {
  const t = useAccessText();
  const lessonName = useLessonName();
  const title = t('courses.flux', { number: flux.number });
  const lessons = flux.lesson_online_registrations;
  return (
    <Box component="li" sx={{ borderTop: '1px solid var(--line)' }}>
      <Branch
        depth={1}
        name={title}
        label={`${name}, ${title}`}
        note={t('courses.times', { smart_count: flux.number_of_times_per_week })}
        status={flux.status}
        mixed={isMixed(lessons.map(lesson => lesson.status))}
        target={{ offering: course.uid, level: 'flux', target: flux.uid }}
      />
      <ul>
        {lessons
          .filter(lesson => !of || of(lesson))
          .map(lesson => (
            <li key={lesson.uid}>
              <Branch
                depth={2}
                name={lessonName(lesson)}
                label={`${name}, ${title}, ${lessonName(lesson)}`}
                status={lesson.status}
                target={{ offering: course.uid, level: 'lesson', target: lesson.uid }}
                note={[
                  lesson.teacher?.display_name ?? t('courses.no_teacher'),
                  t('courses.seats', { taken: lesson.taken, capacity: lesson.capacity }),
                  lesson.waiting ? t('courses.waits', { count: lesson.waiting }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </li>
          ))}
      </ul>
    </Box>
  );
}
