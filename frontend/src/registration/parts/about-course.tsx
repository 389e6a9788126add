import Box from '@mui/material/Box';
import type { CourseInfo } from '@portal/event-schemas/registration/views.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useAfter } from '../student-calls.ts';
import { useStudentText } from '../student-text.ts';
import { useText } from '../text.ts';
import { useReasonText } from './course-line.tsx';

/** What the course is: why it is in the list, description, department, what comes before, beside and after it. */
export function AboutCourse({ course, onOpen }: { course: CourseInfo; onOpen: (course: string) => void }) {
  const t = useText();
  const s = useStudentText();
  const format = useFormat();
  const reasonText = useReasonText();
  const after = useAfter(course.uid);
  const rows = course.prerequisites.filter(row => row.is_active);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        p: 'var(--s4)',
        display: 'grid',
        gap: 'var(--s4)',
        '& dt': { font: 'var(--t-label)', color: 'var(--ink-2)', mb: '2px' },
        '& dd': { m: 0 },
      }}
    >
      {course.reasons.length > 0 && (
        <Entry title={s('course.why')}>
          {course.reasons.map(reason => (
            <dd key={reason.reason}>{reasonText(reason)}</dd>
          ))}
        </Entry>
      )}
      <Entry title={t('detail.description')}>
        <dd>{course.description ? format.name(course.description) : t('detail.no_description')}</dd>
      </Entry>
      {course.cathedra && (
        <Entry title={t('detail.cathedra')}>
          <dd>{format.name(course.cathedra.name)}</dd>
        </Entry>
      )}
      <Entry title={t('detail.prerequisites')}>
        {rows.length === 0 && <dd>{t('detail.no_prerequisites')}</dd>}
        {rows.map(row => (
          <Box
            component="dd"
            key={`${row.uuid1c}.${row.education_program?.uid ?? ''}.${row.and_prerequisites.length}`}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', alignItems: 'center', py: '2px' }}
          >
            <span>
              {[row.required_discipline, ...row.and_prerequisites]
                .map(one => `${one.code} ${format.name(one.name)}`)
                .join(` ${t('detail.and')} `)}
            </span>
            <StatusChip tone={row.completed ? 'ok' : 'bad'}>
              {row.completed ? t('detail.met') : t('detail.unmet')}
            </StatusChip>
          </Box>
        ))}
      </Entry>
      {course.corequisites.length > 0 && (
        <Entry title={s('course.corequisites')}>
          {course.corequisites.map(one => (
            <dd key={one.uid}>
              {one.code} {format.name(one.name)}
            </dd>
          ))}
        </Entry>
      )}
      {after.data && (
        <Entry title={s('course.after')}>
          {!after.data.exists && <dd>{s('course.after_none')}</dd>}
          {after.data.results.map(({ uid, code, name, course: offered }) => (
            <dd key={uid}>
              {offered ? (
                <Box component="button" type="button" sx={link} onClick={() => onOpen(offered)}>
                  {code} {format.name(name)}
                </Box>
              ) : (
                <>
                  {code} {format.name(name)} <span className="mut">{s('course.not_offered')}</span>
                </>
              )}
            </dd>
          ))}
        </Entry>
      )}
    </Box>
  );
}

const Entry = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    {children}
  </div>
);
const link = {
  all: 'unset',
  cursor: 'pointer',
  color: 'var(--lapis)',
  minHeight: 24,
  textDecoration: 'underline',
  '&:focus-visible': { boxShadow: 'var(--focus)', borderRadius: 'var(--radius-s)' },
} as const;
