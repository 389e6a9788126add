import { Box } from '@mui/material';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { linkTo, useCanOpen } from '../app/links.ts';
import { useLocale } from '../app/portal.ts';
import { parentsOf } from '../app/registry.ts';
import { useScreen } from '../app/screen-page.tsx';
import { useShellText } from './texts.ts';

export interface PageHeaderProps {
  /** The screen's own title from the registry when it is left out; a person's or a course's name on their page. */
  title?: string;
  /** `<StatusChip … />` beside the title. */
  status?: ReactNode;
  /** A quiet line beside or below the title. */
  note?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

let firstAddress: string | undefined;

/** The h1 of the screen with its breadcrumb; sets the document title and takes the focus after a navigation. Once per screen. */
export function PageHeader({ title, status, note, actions }: PageHeaderProps) {
  const t = useShellText();
  const locale = useLocale();
  const screen = useScreen();
  const canOpen = useCanOpen();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const text = title ?? screen?.titleIn(locale) ?? '';
  const parents = screen ? parentsOf(screen).filter(parent => canOpen(parent.id)) : [];

  // The page that the browser opened keeps the focus where the browser put it.
  useEffect(() => {
    firstAddress ??= pathname;
    if (pathname === firstAddress) return;
    firstAddress = '';
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Box component="header" sx={{ display: 'grid', gap: '2px' }}>
      <title>{`${text} · ${t('app')}`}</title>
      {parents.length > 0 && (
        <Box component="nav" aria-label={t('breadcrumb')} className="no-print" sx={{ display: 'flex', alignItems: 'center', gap: '4px', font: 'var(--t-small)', color: 'var(--ink-3)' }}>
          {parents.map(parent => (
            <Box key={parent.id} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '4px' }}>
              <Box component={Link} to={linkTo(locale, parent.id)} sx={{ color: 'var(--ink-2)', textDecoration: 'none', lineHeight: '24px', '&:hover': { textDecoration: 'underline' } }}>
                {parent.titleIn(locale)}
              </Box>
              <ChevronRight sx={{ fontSize: 16 }} aria-hidden />
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px 12px', flexWrap: 'wrap' }}>
        <h1 ref={heading} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
          {text}
        </h1>
        {status}
        {note && <Box component="span" className="mut num">{note}</Box>}
        {actions && <Box className="no-print" sx={{ marginLeft: 'auto', display: 'flex', gap: 1, flexWrap: 'wrap' }}>{actions}</Box>}
      </Box>
    </Box>
  );
}
