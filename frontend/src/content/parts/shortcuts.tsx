import { Box } from '@mui/material';
import { Link } from 'react-router';
import { linkTo } from '../../app/links.ts';
import { useLocale } from '../../app/portal.ts';
import { ScreenIcon } from '../../shell/icons.tsx';
import { useMenu, type MenuGroup, type MenuSection } from '../../shell/menu.ts';
import { useShellText } from '../../shell/texts.ts';
import { useText } from '../text.ts';

/** So many sections are seen at a glance as tiles; more of them are lists by group. */
const tilesMax = 8;

type Group = MenuSection & { group: MenuGroup };
/** The person's sections; settings stay in the menu. */
const useGroups = (): Group[] =>
  useMenu().filter((section): section is Group => section.group !== undefined && section.group !== 'settings');
const entriesOf = (groups: readonly Group[]) => groups.flatMap(({ entries }) => entries);

/** The sections of who has few, as tiles above the widgets. */
export function Tiles() {
  const t = useText();
  const locale = useLocale();
  const entries = entriesOf(useGroups());
  if (entries.length === 0 || entries.length > tilesMax) return null;
  return (
    <Box
      component="nav"
      aria-label={t('shortcuts.title')}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
      }}
    >
      {entries.map(screen => (
        <Box
          key={screen.id}
          component={Link}
          to={linkTo(locale, screen.id)}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            padding: '14px 16px',
            background: 'var(--surface)',
            border: '1px solid var(--line)',
            borderRadius: 'var(--radius)',
            boxShadow: 'var(--shadow)',
            color: 'var(--ink)',
            textDecoration: 'none',
            fontWeight: 500,
            '&:hover': { borderColor: 'var(--lapis)' },
            '&:focus-visible': { borderRadius: 'var(--radius)' },
          }}
        >
          <Box
            sx={{
              width: 36,
              height: 36,
              flex: 'none',
              borderRadius: '9px',
              display: 'grid',
              placeItems: 'center',
              background: 'var(--lapis-soft)',
              color: 'var(--lapis)',
            }}
          >
            <ScreenIcon name={screen.icon} />
          </Box>
          {screen.titleIn(locale)}
        </Box>
      ))}
    </Box>
  );
}

/** The sections of who has many, by group, below the widgets. */
export function Sections() {
  const t = useText();
  const shell = useShellText();
  const locale = useLocale();
  const groups = useGroups();
  if (entriesOf(groups).length <= tilesMax) return null;
  return (
    <Box component="nav" aria-label={t('shortcuts.title')} sx={{ columnWidth: '300px', columnGap: 2 }}>
      {groups.map(({ group, entries }) => (
        <Box
          key={group}
          component="section"
          aria-label={shell(`groups.${group}`)}
          sx={{
            breakInside: 'avoid',
            mb: 2,
            padding: '14px 16px',
            background: 'var(--surface)',
            border: '1px solid var(--line)',
            borderRadius: 'var(--radius)',
          }}
        >
          <Box component="h2" sx={{ font: 'var(--t-label)', color: 'var(--ink-3)', margin: '0 0 6px' }}>
            {shell(`groups.${group}`)}
          </Box>
          <Box component="ul">
            {entries.map(screen => (
              <li key={screen.id}>
                <Box
                  component={Link}
                  to={linkTo(locale, screen.id)}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: '10px',
                    minHeight: 36,
                    padding: '4px 6px',
                    margin: '0 -6px',
                    borderRadius: '6px',
                    color: 'var(--ink)',
                    textDecoration: 'none',
                    '& svg': { color: 'var(--ink-3)', fontSize: 20 },
                    '&:hover': { background: 'var(--lapis-soft)' },
                  }}
                >
                  <ScreenIcon name={screen.icon} />
                  {screen.titleIn(locale)}
                </Box>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
