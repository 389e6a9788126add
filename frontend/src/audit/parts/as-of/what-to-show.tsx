import Box from '@mui/material/Box';
import { useDeferredValue, useState } from 'react';
import type { AsOfView } from '@portal/event-schemas/audit/as-of.ts';
import { guard } from '../../../app/guard.ts';
import { linkTo } from '../../../app/links.ts';
import { useLocale, usePortal } from '../../../app/portal.ts';
import { screens, type RegisteredScreen } from '../../../app/registry.ts';
import { SearchInput } from '../../../forms/search-input.tsx';
import { setAsOf, type AsOfMoment } from '../../../http/as-of.ts';
import { Panel } from '../../../shell/panel.tsx';
import { EmptyState, ErrorState } from '../../../shell/states.tsx';
import { useCallAsOf, type StudentFound } from '../../as-of-calls.ts';
import { useAsOfText } from '../../as-of-text.ts';

const plain = (screen: RegisteredScreen): boolean => !screen.path.includes(':') && screen.menu !== undefined;
/** Screens of students: those of their menu, less what is about this visit alone. */
const ofStudents = screens.filter(screen => {
  const whose = screen.menu?.roles ?? screen.roles;
  return plain(screen) && Array.isArray(whose) && whose.includes('student');
});

/** Opens the portal at the moment: the page is loaded anew, for the menu and the roles are part of it. */
export function openAsOf(past: AsOfMoment, locale: string, screen: string): void {
  setAsOf(past);
  location.assign(linkTo(locale, screen));
}

/** What can be opened as of the moment: every screen of the office that the reader may open, and a student's own screens. */
export function WhatToShow({ view }: { view: AsOfView }) {
  const t = useAsOfText();
  const locale = useLocale();
  const portal = usePortal();
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('');
  const [student, setStudent] = useState<StudentFound>();
  const past = { view: view.uid, moment: view.moment, position: view.position };
  const found = (screen: RegisteredScreen): boolean =>
    screen.titleIn(locale).toLowerCase().includes(words.trim().toLowerCase());
  const office = screens.filter(
    screen =>
      plain(screen) &&
      screen.area === 'office' &&
      screen.module !== 'audit' &&
      guard(portal.session, portal.settings, screen).kind === 'allow' &&
      found(screen),
  );
  const mayLookAs = portal.session.role.some(
    ({ code, is_active }) => is_active && (code === 'auditor' || code === 'org_admin'),
  );
  const q = useDeferredValue(asked.trim());
  const students = useCallAsOf(view.uid, 'GET /registration/students/', { q, page_size: 8 }, q.length > 1);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 'var(--s4)',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Panel title={t('show.office')}>
        <SearchInput label={t('show.search')} value={words} onChange={setWords} />
        <Screens screens={office} onOpen={screen => openAsOf(past, locale, screen.id)} />
        {office.length === 0 && <EmptyState title={t('show.none')} />}
      </Panel>
      {mayLookAs && (
        <Panel title={t('show.student')} note={student?.display_name}>
          <SearchInput
            label={t('show.search_student')}
            value={asked}
            onChange={text => {
              setAsked(text);
              setStudent(undefined);
            }}
          />
          {students.isError && <ErrorState error={students.error} retry={() => void students.refetch()} />}
          {student ? (
            <Screens
              screens={ofStudents}
              onOpen={screen =>
                openAsOf({ ...past, subject: { uid: student.uid, name: student.display_name } }, locale, screen.id)
              }
            />
          ) : q.length > 1 && students.data?.results.length === 0 ? (
            <EmptyState title={t('show.no_student')} />
          ) : (
            <Box component="ul" sx={{ mt: 1 }}>
              {(q.length > 1 ? (students.data?.results ?? []) : []).map(one => (
                <Box component="li" key={one.uid} sx={row}>
                  <button
                    type="button"
                    className="button"
                    onClick={() => setStudent(one)}
                    style={{ width: '100%', justifyContent: 'start' }}
                  >
                    {one.display_name} <span className="mut num">{one.code}</span>
                  </button>
                </Box>
              ))}
            </Box>
          )}
        </Panel>
      )}
    </Box>
  );
}

function Screens({
  screens: list,
  onOpen,
}: {
  screens: readonly RegisteredScreen[];
  onOpen: (screen: RegisteredScreen) => void;
}) {
  const locale = useLocale();
  return (
    <Box
      component="ul"
      sx={{ mt: 1, display: 'grid', gap: '6px', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
    >
      {list.map(screen => (
        <li key={screen.id}>
          <button
            type="button"
            className="button"
            onClick={() => onOpen(screen)}
            style={{ width: '100%', justifyContent: 'start', textAlign: 'left' }}
          >
            {screen.titleIn(locale)}
          </button>
        </li>
      ))}
    </Box>
  );
}

const row = { mb: '6px' } as const;
