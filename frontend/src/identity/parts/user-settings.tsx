import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkTo, useCanOpen } from '../../app/links.ts';
import { useLocale } from '../../app/portal.ts';
import { screens } from '../../app/registry.ts';
import { useScreen } from '../../app/screen-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { useText } from '../text.ts';

/** On a phone the sections are wider than the screen. */
const intoView = (section: HTMLElement | null): void =>
  section?.scrollIntoView?.({ block: 'nearest', inline: 'center' });

/** The frame of every `user-settings/…` screen: its title, and the sections that the person may open. */
export function UserSettings({ children }: { children: ReactNode }) {
  const t = useText();
  const locale = useLocale();
  const canOpen = useCanOpen();
  const current = useScreen();
  const sections = screens.filter(screen => screen.path.startsWith('user-settings/') && canOpen(screen.id));
  return (
    <>
      <PageHeader />
      {sections.length > 1 && (
        <Box
          component="nav"
          aria-label={t('settings.sections')}
          sx={{ display: 'flex', gap: 2.5, overflowX: 'auto', borderBottom: '1px solid var(--line)' }}
        >
          {sections.map(screen => (
            <Box
              key={screen.id}
              component={Link}
              to={linkTo(locale, screen.id)}
              ref={screen.id === current?.id ? intoView : undefined}
              aria-current={screen.id === current?.id ? 'page' : undefined}
              sx={{
                padding: '10px 0',
                whiteSpace: 'nowrap',
                color: 'var(--ink-2)',
                textDecoration: 'none',
                '&[aria-current]': { color: 'var(--lapis)', fontWeight: 600, boxShadow: 'inset 0 -2px var(--lapis)' },
              }}
            >
              {screen.titleIn(locale)}
            </Box>
          ))}
        </Box>
      )}
      {children}
    </>
  );
}
