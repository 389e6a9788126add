import Box from '@mui/material/Box';
import type { SidebarList } from '@portal/event-schemas/registration/views.ts';
import { useMemo, useState } from 'react';
import { SearchInput } from '../../forms/search-input.tsx';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useText } from '../text.ts';
import { canBeChosen, CourseLine } from './student/course-line.tsx';

/**
 * Courses of the period by cycle and component, best suited first (sort weights of portal.md §4), of equals what is not
 * studied yet, searched while one types.
 */
export function CourseSidebar({
  list,
  selected,
  onSelect,
}: {
  list: SidebarList;
  selected: string | null;
  onSelect: (course: string) => void;
}) {
  const t = useText();
  const format = useFormat();
  const [words, setWords] = useState('');
  const [open, setOpen] = useState(false);
  const all = list.groups.reduce((sum, group) => sum + group.courses.length, 0);
  const groups = useMemo(() => {
    const wanted = words.trim().toLocaleLowerCase().split(/\s+/);
    return list.groups
      .map(group => ({
        ...group,
        courses: group.courses
          .filter(course => {
            const text = `${course.code} ${format.name(course.name)}`.toLocaleLowerCase();
            return wanted.every(word => text.includes(word)) && (!open || canBeChosen(course));
          })
          .sort(
            (a, b) =>
              a.sort_order - b.sort_order ||
              Number(a.completed !== null) - Number(b.completed !== null) ||
              a.code.localeCompare(b.code),
          ),
      }))
      .filter(group => group.courses.length > 0);
  }, [list, words, open, format]);
  const count = groups.reduce((sum, group) => sum + group.courses.length, 0);

  return (
    <Panel title={t('courses.title')} flush>
      <Box sx={{ p: '0 var(--s4) var(--s3)', display: 'grid', gap: 'var(--s2)' }}>
        <SearchInput label={t('courses.search')} value={words} onChange={setWords} />
        <Box
          component="label"
          sx={{
            display: 'flex',
            gap: 'var(--s2)',
            alignItems: 'center',
            minHeight: 28,
            font: 'var(--t-small)',
            color: 'var(--ink-2)',
            cursor: 'pointer',
          }}
        >
          <input
            type="checkbox"
            checked={open}
            onChange={event => setOpen(event.target.checked)}
            style={{ width: 18, height: 18, accentColor: 'var(--lapis)' }}
          />
          {t('list.open')}
        </Box>
        <Box component="span" className="mut num" role="status" sx={{ '&:empty': { mt: 'calc(-1 * var(--s2))' } }}>
          {count === all ? '' : t('list.shown', { count, all })}
        </Box>
      </Box>
      {list.groups.length === 0 && <EmptyState title={t('courses.empty')}>{t('courses.empty_hint')}</EmptyState>}
      {list.groups.length > 0 && groups.length === 0 && (
        <EmptyState title={t('courses.none')}>{t('courses.none_hint')}</EmptyState>
      )}
      <Box sx={{ maxHeight: { md: '70vh' }, overflowY: 'auto' }} tabIndex={-1}>
        {groups.map(group => (
          <section
            key={`${group.cycle}.${group.component}`}
            aria-label={`${t(`cycle.${group.cycle}`)} · ${t(`component.${group.component}`)}`}
          >
            <Box
              component="h3"
              sx={{
                font: 'var(--t-label)',
                color: 'var(--ink-3)',
                m: 0,
                p: 'var(--s2) var(--s4)',
                background: 'var(--bg)',
                borderTop: '1px solid var(--line)',
              }}
            >
              {t(`cycle.${group.cycle}`)} · {t(`component.${group.component}`)}
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {group.courses.map(course => (
                <li key={course.uid}>
                  <CourseLine
                    course={course}
                    selected={course.uid === selected}
                    onSelect={() => onSelect(course.uid)}
                  />
                </li>
              ))}
            </Box>
          </section>
        ))}
      </Box>
    </Panel>
  );
}
