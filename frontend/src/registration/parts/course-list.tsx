import Box from '@mui/material/Box';
import type { SidebarList } from '@portal/event-schemas/registration/views.ts';
import { useMemo, useState } from 'react';
import { SearchInput } from '../../forms/search-input.tsx';
import { useFormat } from '../../i18n/format.ts';
import { Glyph } from '../../shell/glyph.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useText } from '../text.ts';
import { CourseLine } from './course-line.tsx';
import { nothingSought, type Sought } from './planned.ts';
import { canBeChosen, ranked } from './ranked.ts';
import { inList, useRoving } from './use-roving.ts';

const fold = 'passed';

/**
 * Courses of the term: of the plan, open, full or locked with the reason, passed (folded), searched while one types. One tab stop; arrow keys
 * go through it, and what they come to is looked at (`onLook`), as what is pointed at is.
 */
export function CourseList({
  list,
  selected,
  onSelect,
  onLook,
  sought,
  onSeek,
}: {
  list: SidebarList;
  selected: string | null;
  onSelect: (course: string) => void;
  onLook?: ((course: string | null) => void) | undefined;
  /** Kept by what is around the list, where that outlives it. */
  sought?: Sought;
  onSeek?: (sought: Sought) => void;
}) {
  const t = useText();
  const format = useFormat();
  const [own, setOwn] = useState(nothingSought);
  const { words, open } = sought ?? own;
  const seek = (change: Partial<Sought>): void => (onSeek ?? setOwn)({ words, open, ...change });
  const [unfolded, setUnfolded] = useState(false);
  const all = list.groups.reduce((sum, group) => sum + group.courses.length, 0);
  const groups = useMemo(() => {
    const wanted = words.trim().toLocaleLowerCase().split(/\s+/);
    return ranked(list)
      .map(group => ({
        ...group,
        courses: group.courses.filter(course => {
          const text = `${course.code} ${format.name(course.name)}`.toLocaleLowerCase();
          return wanted.every(word => text.includes(word)) && (!open || canBeChosen(course));
        }),
      }))
      .filter(group => group.courses.length > 0);
  }, [list, words, open, format]);
  const count = groups.reduce((sum, group) => sum + group.courses.length, 0);
  // What is searched for is not hidden, nor what is open already.
  const shows = (rank: string, courses: readonly { uid: string }[]): boolean =>
    rank !== fold || unfolded || words.trim() !== '' || courses.some(({ uid }) => uid === selected);
  const keys = groups.flatMap(({ rank, courses }) => [
    ...(rank === fold ? [fold] : []),
    ...(shows(rank, courses) ? courses.map(({ uid }) => uid) : []),
  ]);
  const rove = useRoving(keys, selected, inList(keys), key => onLook?.(key === fold ? null : key));

  return (
    <Panel title={t('courses.title')} flush>
      <Box sx={finder}>
        <SearchInput label={t('courses.search')} value={words} onChange={next => seek({ words: next })} />
        <Box component="label" sx={choice}>
          <input type="checkbox" checked={open} onChange={event => seek({ open: event.target.checked })} />
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
      <Box
        data-roving
        role="group"
        aria-label={t('list.help')}
        onPointerLeave={() => onLook?.(null)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onLook?.(null);
        }}
      >
        {groups.map(({ rank, courses }) => {
          const title = (
            <>
              {t(`rank.${rank}`)} <span className="num">{courses.length}</span>
            </>
          );
          return (
            <section key={rank} aria-label={t(`rank.${rank}`)}>
              {rank === fold ? (
                <Box
                  component="button"
                  type="button"
                  aria-expanded={shows(rank, courses)}
                  onClick={() => setUnfolded(before => !before)}
                  sx={{ ...head, ...toggle }}
                  {...rove(fold)}
                >
                  {title}
                  <Glyph name="chevron-down" size={18} />
                </Box>
              ) : (
                <Box component="h3" sx={head}>
                  {title}
                </Box>
              )}
              {shows(rank, courses) && (
                <ul>
                  {courses.map(course => (
                    <li key={course.uid} onPointerEnter={() => onLook?.(course.uid)}>
                      <CourseLine
                        course={course}
                        selected={course.uid === selected}
                        onSelect={() => onSelect(course.uid)}
                        {...rove(course.uid)}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </Box>
    </Panel>
  );
}

/** What is searched for stays in sight where the list scrolls by itself. */
const finder = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s2)',
  p: '0 var(--s4) var(--s3)',
  '@media (min-width: 900px)': { position: 'sticky', top: 0, zIndex: 1, background: 'var(--surface)', pt: 'var(--s1)' },
} as const;
const choice = {
  display: 'flex',
  gap: 'var(--s2)',
  alignItems: 'center',
  minHeight: 28,
  font: 'var(--t-small)',
  color: 'var(--ink-2)',
  cursor: 'pointer',
};
const head = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: '100%',
  font: 'var(--t-label)',
  color: 'var(--ink-3)',
  m: 0,
  p: 'var(--s2) var(--s4)',
  minHeight: 34,
  background: 'var(--bg)',
  border: 0,
  borderTop: '1px solid var(--line)',
} as const;
const toggle = {
  cursor: 'pointer',
  textAlign: 'left',
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--lapis)' },
} as const;
