import Box from '@mui/material/Box';
import type { CourseStanding, SidebarCourse, SidebarList } from '@portal/event-schemas/registration/views.ts';
import { useMemo, useState } from 'react';
import { SearchInput } from '../../forms/search-input.tsx';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useText } from '../text.ts';

const tones = { registered: 'ok', basket: 'warn', waiting: 'warn', offered: 'info' } as const satisfies Record<NonNullable<CourseStanding>, string>;

/** Courses of the period by cycle and component, best suited first (sort weights of portal.md §4), searched while one types. */
export function CourseSidebar({ list, selected, onSelect }: { list: SidebarList; selected: string | null; onSelect: (course: string) => void }) {
  const t = useText();
  const format = useFormat();
  const [words, setWords] = useState('');
  const groups = useMemo(() => {
    const wanted = words.trim().toLocaleLowerCase();
    return list.groups
      .map(group => ({
        ...group,
        courses: group.courses.filter(course => `${course.code} ${format.name(course.name)}`.toLocaleLowerCase().includes(wanted)).sort((a, b) => a.sort_order - b.sort_order || a.code.localeCompare(b.code)),
      }))
      .filter(group => group.courses.length > 0);
  }, [list, words, format]);

  return (
    <Panel title={t('courses.title')} flush>
      <Box sx={{ p: '0 var(--s4) var(--s4)' }}>
        <SearchInput label={t('courses.search')} value={words} onChange={setWords} />
      </Box>
      {list.groups.length === 0 && <EmptyState title={t('courses.empty')}>{t('courses.empty_hint')}</EmptyState>}
      {list.groups.length > 0 && groups.length === 0 && <EmptyState title={t('courses.none')}>{t('courses.none_hint')}</EmptyState>}
      <Box sx={{ maxHeight: { md: '70vh' }, overflowY: 'auto' }} tabIndex={-1}>
        {groups.map(group => (
          <section key={`${group.cycle}.${group.component}`} aria-label={`${t(`cycle.${group.cycle}`)} · ${t(`component.${group.component}`)}`}>
            <Box component="h3" sx={{ font: 'var(--t-label)', color: 'var(--ink-3)', m: 0, p: 'var(--s2) var(--s4)', background: 'var(--bg)', borderTop: '1px solid var(--line)' }}>
              {t(`cycle.${group.cycle}`)} · {t(`component.${group.component}`)}
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {group.courses.map(course => (
                <li key={course.uid}>
                  <CourseLine course={course} selected={course.uid === selected} onSelect={() => onSelect(course.uid)} />
                </li>
              ))}
            </Box>
          </section>
        ))}
      </Box>
    </Panel>
  );
}

function CourseLine({ course, selected, onSelect }: { course: SidebarCourse; selected: boolean; onSelect: () => void }) {
  const t = useText();
  const format = useFormat();
  const why = course.is_recommended_disciplines ? t('courses.recommended') : course.is_connected_with ? t('courses.connected') : course.is_postrequisite ? t('courses.postrequisite') : '';
  return (
    <Box
      component="button" type="button" aria-current={selected ? 'true' : undefined} onClick={onSelect}
      sx={{
        all: 'unset', boxSizing: 'border-box', cursor: 'pointer', width: '100%', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px var(--s2)', alignItems: 'baseline',
        p: '10px var(--s4)', borderTop: '1px solid var(--line)', '&:hover': { background: 'var(--bg)' }, '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--lapis)' },
        ...(selected && { background: 'var(--lapis-soft)', boxShadow: 'inset 3px 0 var(--lapis)', '&:hover': { background: 'var(--lapis-soft)' } }),
      }}
    >
      <Box component="span" sx={{ fontWeight: selected ? 600 : 400 }}>{format.name(course.name)}</Box>
      <Box component="span" className="num" sx={{ justifySelf: 'end' }} aria-label={t('courses.credits', { smart_count: course.credit })}>{course.credit}</Box>
      <span className="mut">{[course.code, why].filter(Boolean).join(' · ')}</span>
      {course.status ? (
        <StatusChip tone={tones[course.status]}>{t(`courses.${course.status}`)}</StatusChip>
      ) : course.locked.length > 0 ? (
        <span title={course.locked[0]?.message}><StatusChip tone="quiet">{t('courses.locked')}</StatusChip></span>
      ) : (
        <span className="mut num">{course.seats.left > 0 ? t('courses.seats', { smart_count: course.seats.left }) : t('courses.full')}</span>
      )}
    </Box>
  );
}
