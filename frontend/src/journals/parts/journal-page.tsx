import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { loadTypeNames } from '@portal/event-schemas/curriculum/names.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';
import type { SessionView } from '@portal/event-schemas/journals/views.ts';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { addressOf } from '../../http/client.ts';
import { useSession } from '../../app/portal.ts';
import { useInAddress } from '../../app/use-in-address.ts';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState, ErrorState, Skeletons } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { useClassesText, useJournalText } from '../text.ts';
import { ColorWords } from './color-words.tsx';
import { ClassList } from './class-list.tsx';
import { Grid } from './grid.tsx';
import { HistoryButton } from './history-button.tsx';
import { useCellName } from './use-cell-name.ts';
import { useJournal, weekEnd, type BadCell, type Journal } from './use-journal.ts';

const SessionDialog = lazy(() => import('./session-dialog.tsx'));
const CellDialog = lazy(() => import('./cell-dialog.tsx'));
const PrintedJournal = lazy(() => import('./printed-journal.tsx'));
const PlaceDialog = lazy(() => import('./place-dialog.tsx'));
const ThemesDialog = lazy(() => import('./themes-dialog.tsx'));
const Cancellations = lazy(() => import('./cancellations.tsx'));
const BadCells = lazy(() => import('./bad-cells.tsx'));

/** A journal by its uid in the address; the list that it came from is where one goes back. */
export function JournalPage({ list }: { list: 'e-journal' | 'electronic-journal' }) {
  const [search] = useSearchParams();
  const link = useLink();
  const uid = search.get('uid') ?? '';
  return uid ? <Loaded uid={uid} printed={search.has('print')} /> : <Navigate to={link(list)} replace />;
}

function Loaded({ uid, printed }: { uid: string; printed: boolean }) {
  const { journal, error, retry } = useJournal(uid);
  if (journal && printed)
    return (
      <Suspense fallback={null}>
        <PrintedJournal journal={journal} />
      </Suspense>
    );
  if (journal) return <Shown journal={journal} />;
  return (
    <>
      <PageHeader />
      {error ? <ErrorState error={error} retry={retry} /> : <Skeletons lines={12} />}
    </>
  );
}

export const stateTones = { open: 'ok', blocked: 'warn', closed: 'quiet' } as const;

const tabs = ['grid', 'cancellations'] as const;
/** What most classes last, where the journal has none yet. */
const usualLength = 50;

function Shown({ journal }: { journal: Journal }) {
  const t = useJournalText();
  const c = useClassesText();
  const format = useFormat();
  const me = useSession().profile?.uid;
  const [[named], chooseTab] = useInAddress('tab');
  const tab = tabs.find(one => one === named) ?? 'grid';
  const [adding, setAdding] = useState(false);
  const [themes, setThemes] = useState(false);
  const readOnly = useReadOnlyReason();
  const narrow = useMediaQuery('(max-width: 700px)');
  const [session, setSession] = useState<SessionView | null>(null);
  const [cell, setCell] = useState<string | null>(null);
  const [bad, setBad] = useState<readonly BadCell[]>([]);
  const { head, sessions, students } = journal;
  const title = `${head.code} ${format.name(head.name)}`;
  const kind = format.name(loadTypeNames[head.load_type as LoadType]);
  const reopened = head.weeks.filter(({ state }) => state === 'REOPENED');
  const next = head.weeks.find(({ planned_at, until }) => (until ?? planned_at) === head.closes_at);
  const nameOf = useCellName(journal);
  const View = narrow ? ClassList : Grid;
  return (
    <>
      <PageHeader
        title={title}
        status={<StatusChip tone={stateTones[head.state]}>{t(`state.${head.state}`)}</StatusChip>}
        note={[kind, head.section, head.subgroup, head.teacher_name].filter(Boolean).join(' · ')}
        actions={
          <>
            {head.teacher === me && head.state !== 'closed' && (
              <OfficeActButton variant="outlined" onClick={() => setAdding(true)}>
                {c('add')}
              </OfficeActButton>
            )}
            {head.teacher === me && head.state !== 'closed' && (
              <OfficeActButton variant="outlined" onClick={() => setThemes(true)}>
                {c('themes.act')}
              </OfficeActButton>
            )}
            <HistoryButton journal={head.uid} title={title} />
            <a
              className="button"
              href={addressOf('GET /journals/grid/file/', { query: { journal: head.uid } })}
              download
            >
              {c('grid_file')}
            </a>
            <Link className="button" to={`?uid=${encodeURIComponent(head.uid)}&print=1`}>
              {t('print')}
            </Link>
          </>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {!head.may_edit && <Note>{readOnly ?? t('read_only')}</Note>}
        {head.closes_at && head.may_edit && (
          <Note>{t('closes', { when: format.dateTime(head.closes_at), holes: next?.holes ?? 0 })}</Note>
        )}
        {reopened.map(({ week, until }) => (
          <Note key={week} tone="warn">
            {t('reopened', { from: format.day(week), to: format.day(weekEnd(week)), until: format.dateTime(until!) })}
          </Note>
        ))}
        {journal.waiting > 0 && (
          <Note tone="warn">
            {t('waiting', { count: journal.waiting })}{' '}
            <Button size="small" variant="text" onClick={journal.again}>
              {t('send_now')}
            </Button>
          </Note>
        )}
        {journal.failed.length > 0 && (
          <Note tone="bad">
            {t('not_saved', { count: journal.failed.length })}{' '}
            {journal.failed.slice(0, 20).map(uid => (
              <OfficeActButton key={uid} size="small" variant="text" onClick={() => setCell(uid)}>
                {nameOf(uid)}: {journal.shown(uid) || t('empty_cell')}
              </OfficeActButton>
            ))}
          </Note>
        )}
        <TabBar
          label={c('tabs.label')}
          panels={false}
          tabs={tabs.map(id => ({ id, label: c(`tabs.${id}`) }))}
          selected={tab}
          onSelect={next => chooseTab([next])}
        />
        {tab === 'cancellations' ? (
          <Suspense fallback={<Skeletons lines={6} />}>
            <Cancellations journal={head.uid} />
          </Suspense>
        ) : sessions.length === 0 || students.length === 0 ? (
          <EmptyState title={t(sessions.length === 0 ? 'no_classes' : 'no_students')} />
        ) : (
          <Panel
            flush={!narrow}
            title={t('classes')}
            note={head.filled === null ? undefined : t('filled', { filled: format.number(head.filled) })}
            actions={
              <Button size="small" variant="text" disabled={!journal.canUndo} onClick={journal.undo}>
                {t('undo')}
              </Button>
            }
          >
            <View journal={journal} onSession={setSession} onCell={setCell} onBad={setBad} />
            {!narrow && <ColorWords colors={journal.colors} />}
          </Panel>
        )}
        {head.may_edit && <Keys journal={journal} />}
      </Box>
      <Suspense fallback={null}>
        {session && (
          <SessionDialog journal={journal} session={session} onBad={setBad} onClose={() => setSession(null)} />
        )}
        {themes && <ThemesDialog journal={head.uid} onClose={() => setThemes(false)} />}
        {adding && (
          <PlaceDialog
            journal={head.uid}
            session={null}
            length={sessions[0]?.length ?? usualLength}
            onClose={() => setAdding(false)}
          />
        )}
        {cell !== null && <CellDialog journal={journal} uid={cell} onClose={() => setCell(null)} />}
        {bad.length > 0 && <BadCells journal={journal} cells={bad} onClose={() => setBad([])} />}
      </Suspense>
    </>
  );
}

/** What is typed: the letters that the teacher chooses, and those of the reasons. */
function Keys({ journal }: { journal: Journal }) {
  const t = useJournalText();
  const format = useFormat();
  const { letters, reasons, setLetters, head } = journal;
  const isLetter = (text: string): boolean => /^\S{1,2}$/.test(text) && !/\d/.test(text);
  const set = (name: 'missed' | 'present', text: string): void => {
    if (isLetter(text) && text !== letters[name === 'missed' ? 'present' : 'missed'])
      setLetters({ ...letters, [name]: text });
  };
  return (
    <Panel title={t('keys')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          size="small"
          label={t('letter_missed')}
          defaultValue={letters.missed}
          onBlur={event => set('missed', event.target.value.trim())}
          slotProps={{ htmlInput: { maxLength: 2 } }}
          sx={{ width: 160 }}
        />
        <TextField
          size="small"
          label={t('letter_present')}
          defaultValue={letters.present}
          onBlur={event => set('present', event.target.value.trim())}
          slotProps={{ htmlInput: { maxLength: 2 } }}
          sx={{ width: 160 }}
        />
        <span>
          {reasons.map(one => `${letters.missed} ${one.short} · ${format.name(one.name)}`).join('; ')}
          {head.marks.allowed && `; ${t('marks')}: ${head.marks.allowed}`}
        </span>
      </Box>
      <p className="mut">{t('keys_hint')}</p>
    </Panel>
  );
}
