import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { linkTo, useCanOpen } from '../app/links.ts';
import { useLocale } from '../app/portal.ts';
import { parentsOf } from '../app/registry.ts';
import { useScreen } from '../app/screen-context.ts';
import { Glyph } from './glyph.tsx';
import { CallState, type CallStateProps } from './states.tsx';
import { useAppName } from './university.ts';
import { useShellText } from './texts.ts';

export interface PageHeaderProps {
  /** The screen's own title from the registry when it is left out; a person's or a course's name on their page. */
  title?: string;
  /** `<StatusChip … />` beside the title. */
  status?: ReactNode;
  /** A quiet line beside or below the title. */
  note?: ReactNode;
  /** The list that one came from, with its filters: stands in the breadcrumb in the place of the screens above this one. */
  back?: { to: string; title: string } | undefined;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

let firstAddress: string | undefined;

/** The h1 of the screen with its breadcrumb; sets the document title and takes the focus after a navigation. Once per screen. */
export function PageHeader({ title, status, note, back, actions }: PageHeaderProps) {
  const t = useShellText();
  const appName = useAppName();
  const locale = useLocale();
  const screen = useScreen();
  const canOpen = useCanOpen();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const text = title ?? screen?.titleIn(locale) ?? '';
  const above = screen
    ? parentsOf(screen)
        .filter(parent => canOpen(parent.id))
        .map(parent => ({ to: linkTo(locale, parent.id), title: parent.titleIn(locale) }))
    : [];
  const parents = back ? [back] : above;

  // The page that the browser opened keeps the focus where the browser put it.
  useEffect(() => {
    firstAddress ??= pathname;
    if (pathname === firstAddress) return;
    firstAddress = '';
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="page-header">
      <title>{`${text} · ${appName}`}</title>
      {parents.length > 0 && (
        <nav aria-label={t('breadcrumb')} className="breadcrumb no-print">
          {parents.flatMap(parent => [
            <Link key={parent.to} to={parent.to}>
              {parent.title}
            </Link>,
            <Glyph key={`${parent.to} ›`} name="chevron-right" size={16} />,
          ])}
        </nav>
      )}
      <div className="page-header-line">
        <h1 ref={heading} tabIndex={-1}>
          {text}
        </h1>
        {status}
        {note && <span className="mut num">{note}</span>}
        {actions && <div className="page-header-actions no-print">{actions}</div>}
      </div>
    </div>
  );
}

/** A page until what it is about is there: its heading, and grey lines or what went wrong under it. */
export const PageCallState = ({ call, lines = 8, ...header }: CallStateProps & PageHeaderProps) => (
  <>
    <PageHeader {...header} />
    <CallState call={call} lines={lines} />
  </>
);
