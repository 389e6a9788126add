import { Box } from '@mui/material';
import { Link } from 'react-router';
import { linkTo } from '../app/links.ts';
import { useLocale } from '../app/portal.ts';
import { setPreferences } from '../theme/preferences.ts';
import { Brand } from './brand.tsx';
import { Glyph } from './glyph.tsx';
import { ScreenIcon } from './icons.tsx';
import { useIsCurrent, useMenu } from './menu.ts';
import { CountOf } from './menu-count.tsx';
import { useAppName } from './university.ts';
import { useShellText } from './texts.ts';

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: 38,
  padding: '8px 10px',
  borderRadius: 'var(--radius-s)',
  color: 'var(--ink-2)',
  textDecoration: 'none',
  lineHeight: '20px',
  '&:hover': { background: 'var(--bg)', color: 'var(--ink)' },
  '&[aria-current]': { background: 'var(--lapis-soft)', color: 'var(--lapis)', fontWeight: 600 },
  position: 'relative',
  // So far from the edge the entry stays in sight when names above it break into more lines.
  scrollMarginBlock: '120px',
} as const;

/** A long menu shows where one is, also after a link from elsewhere. */
const intoView = (entry: HTMLElement | null): void => entry?.scrollIntoView({ block: 'nearest' });

/** The menu at the side. Collapsed it shows icons whose names show under the pointer; `onNavigate` closes the drawer of small screens. */
export function Sidebar({
  collapsed = false,
  collapsible = false,
  dark = false,
  onNavigate,
}: {
  collapsed?: boolean;
  collapsible?: boolean;
  dark?: boolean;
  onNavigate?: () => void;
}) {
  const t = useShellText();
  const appName = useAppName();
  const locale = useLocale();
  const sections = useMenu();
  const isCurrent = useIsCurrent(locale);
  const toggle = t(collapsed ? 'expand_menu' : 'collapse_menu');
  return (
    <Box
      data-theme={dark ? 'dark' : undefined}
      sx={{
        width: collapsed ? 'var(--sidebar-collapsed)' : 'var(--sidebar)',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        background: 'var(--surface)',
        color: 'var(--ink)',
        borderRight: '1px solid var(--line)',
        transition: 'width .15s',
        overflow: 'hidden',
      }}
    >
      <Box
        component={Link}
        to={linkTo(locale, 'home')}
        onClick={onNavigate}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '10px',
          height: 'var(--header)',
          flex: 'none',
          padding: '0 18px',
          color: 'inherit',
          textDecoration: 'none',
          font: 'var(--t-h3)',
        }}
      >
        <Brand />
        <span className={collapsed ? 'visually-hidden' : undefined}>{appName}</span>
      </Box>
      <Box
        component="nav"
        aria-label={t('menu')}
        sx={{
          flex: 1,
          overflowY: 'auto',
          overflowX: 'hidden',
          padding: '4px 12px 12px',
          display: 'grid',
          gap: '2px',
          alignContent: 'start',
        }}
      >
        {sections.map(({ group, entries }) => (
          <Box key={group ?? 'start'} component="div" sx={{ display: 'grid', gap: '2px' }}>
            {group && (
              <Box
                sx={
                  collapsed
                    ? { height: '1px', background: 'var(--line)', margin: '8px 4px' }
                    : { font: 'var(--t-label)', color: 'var(--ink-3)', padding: '14px 10px 4px' }
                }
              >
                {collapsed ? '' : t(`groups.${group}`)}
              </Box>
            )}
            <Box
              component="ul"
              aria-label={group ? t(`groups.${group}`) : undefined}
              sx={{ display: 'grid', gap: '2px' }}
            >
              {entries.map(screen => (
                <li key={screen.id}>
                  <Box
                    component={Link}
                    ref={isCurrent(screen) ? intoView : undefined}
                    to={linkTo(locale, screen.id)}
                    aria-current={isCurrent(screen) ? 'page' : undefined}
                    title={collapsed ? screen.titleIn(locale) : undefined}
                    onClick={onNavigate}
                    sx={entry}
                  >
                    <ScreenIcon name={screen.icon} />
                    <span className={collapsed ? 'visually-hidden' : undefined}>{screen.titleIn(locale)}</span>
                    <CountOf screen={screen.id} />
                  </Box>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {collapsible && (
        <Box
          sx={{
            padding: '8px 16px',
            borderTop: '1px solid var(--line)',
            display: 'flex',
            justifyContent: collapsed ? 'center' : 'flex-end',
          }}
        >
          <button
            type="button"
            className="icon-button"
            aria-label={toggle}
            title={toggle}
            aria-expanded={!collapsed}
            onClick={() => setPreferences({ sidebarCollapsed: !collapsed })}
          >
            <Box component="span" sx={{ display: 'grid', transform: collapsed ? 'none' : 'rotate(180deg)' }}>
              <Glyph name="double-right" />
            </Box>
          </button>
        </Box>
      )}
    </Box>
  );
}
