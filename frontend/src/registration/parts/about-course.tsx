import Box from '@mui/material/Box';
import type { CourseInfo } from '@portal/event-schemas/registration/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useText } from '../text.ts';

/** What the course is: description, department, and its prerequisites with what of them is completed. */
export function AboutCourse({ course }: { course: CourseInfo }) {
  const t = useText();
  const format = useFormat();
  const rows = course.prerequisites.filter(row => row.is_active);
  return (
    <Box component="dl" sx={{ m: 0, p: 'var(--s4)', display: 'grid', gap: 'var(--s4)', '& dt': { font: 'var(--t-label)', color: 'var(--ink-2)', mb: '2px' }, '& dd': { m: 0 } }}>
      <div>
        <dt>{t('detail.description')}</dt>
        <dd>{course.description ? format.name(course.description) : t('detail.no_description')}</dd>
      </div>
      {course.cathedra && (
        <div>
          <dt>{t('detail.cathedra')}</dt>
          <dd>{format.name(course.cathedra.name)}</dd>
        </div>
      )}
      <div>
        <dt>{t('detail.prerequisites')}</dt>
        {rows.length === 0 && <dd>{t('detail.no_prerequisites')}</dd>}
        {rows.map(row => (
          <Box component="dd" key={row.uuid1c} sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', alignItems: 'center', py: '2px' }}>
            <span>{[row.required_discipline, ...row.and_prerequisites].map(one => `${one.code} ${format.name(one.name)}`).join(` ${t('detail.and')} `)}</span>
            <StatusChip tone={row.completed ? 'ok' : 'bad'} >{row.completed ? t('detail.met') : t('detail.unmet')}</StatusChip>
          </Box>
        ))}
      </div>
    </Box>
  );
}
