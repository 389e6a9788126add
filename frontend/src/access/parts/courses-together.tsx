import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { LessonAccess } from '@portal/event-schemas/access/views.ts';
import type { AccessTarget } from '@portal/event-schemas/registration/requests.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { AccessChip, isMixed } from './access-chip.tsx';
import { liveAccess } from './acts-context.ts';
import { CourseTree } from './course-tree.tsx';
import { useAccessText } from './text.ts';
import { ThreeWay } from './three-way.tsx';

interface TogetherProps {
  /** What they have in common: the filters of the access list. */
  query: Record<string, string>;
  /** What all of them are called together, and by what name. */
  whole: string;
  label: string;
  /** The lessons that are meant, where not all of a course are. */
  of?: (lesson: LessonAccess) => boolean;
  onHistory?: () => void;
}

/** Courses of one discipline, or of one teacher: one line for all of them together, then each with its fluxes and lessons. */
export function CoursesTogether({ query, whole, label, of, onHistory }: TogetherProps) {
  const t = useAccessText();
  const format = useFormat();
  const courses = useCall(
    'GET /organizations/discipline_registration_access/',
    { query: { ...query, page_size: 100 } },
    { live: liveAccess },
  );
  if (!courses.isSuccess) return <CallState call={courses} lines={4} />;
  const { results } = courses.data;
  if (results.length === 0) return <EmptyState title={t('courses.empty')} />;
  const meant = results.flatMap(course =>
    course.flux_online_registration.flatMap(flux =>
      flux.lesson_online_registrations.filter(lesson => !of || of(lesson)).map(lesson => ({ course, lesson })),
    ),
  );
  const targets: AccessTarget[] = of
    ? meant.map(({ course, lesson }) => ({ offering: course.uid, level: 'lesson', target: lesson.uid }))
    : results.map(({ uid }) => ({ offering: uid, level: 'course', target: uid }));
  const statuses = meant.map(({ lesson }) => lesson.status);
  const common = statuses.every(status => status === statuses[0]) ? (statuses[0] ?? null) : undefined;
  const names = new Map(results.map(course => [course.uid, `${course.code} ${format.name(course.name)}`]));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4px 12px',
          padding: { xs: '8px 0', md: '10px 8px 10px 36px' },
          borderBottom: '1px solid var(--line)',
        }}
      >
        <Box sx={{ flex: '1 1 220px', fontWeight: 600 }}>{whole}</Box>
        {onHistory && (
          <Button variant="text" size="small" onClick={onHistory}>
            {t('courses.history')}
          </Button>
        )}
        {common !== undefined ? (
          <AccessChip status={common} />
        ) : (
          isMixed(statuses) && <AccessChip status={null} mixed />
        )}
        <ThreeWay
          now={common === undefined ? null : (common ?? 'open')}
          label={label}
          targets={targets}
          nameOf={result => names.get(result.offering) ?? result.offering}
        />
      </Box>
      {results.map(course => (
        <CourseTree key={course.uid} course={course} of={of} titled />
      ))}
    </Box>
  );
}
