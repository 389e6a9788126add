import Box from '@mui/material/Box';
import type { AppointmentRow } from '@portal/event-schemas/specialists/views.ts';
import type { ReactElement } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { AppointmentActs } from '../parts/appointment-acts.tsx';
import { NoteForm } from '../parts/note-form.tsx';
import { StateChip } from '../parts/state-chip.tsx';
import { useSpecialistText } from '../text.ts';

/** cabinet-specialist/view?uid=…: one appointment of the reader's, what can be done with it, and what became of it. */
export default function SpecialistAppointment() {
  const [search] = useSearchParams();
  const link = useLink();
  const uid = search.get('uid') ?? '';
  const found = useCall(
    'GET /specialists/user-appointment/{id}/',
    { params: { id: uid } },
    {
      enabled: uid !== '',
      live: { channel: 'notifications', keys: [`specialist:${uid.slice(0, uid.lastIndexOf('.'))}`] },
    },
  );
  if (!uid) return <Navigate to={link('cabinet-specialist')} replace />;
  if (found.data) return <Appointment one={found.data} />;
  return <PageCallState call={found} />;
}

function Appointment({ one }: { one: AppointmentRow }) {
  const t = useSpecialistText();
  const format = useFormat();
  const link = useLink();
  const facts: readonly (readonly [string, ReactElement | string | null])[] = [
    [t('when'), `${format.weekday(one.starts_at)}, ${format.time(one.starts_at)}–${format.time(one.ends_at)}`],
    [t('room'), one.room],
    [
      t('specialist'),
      <Link key="specialist" to={link('specialist-card', {}, { uid: one.specialist })}>
        {one.specialist_name}
      </Link>,
    ],
    [t('student'), one.student_name],
    [t('topic'), one.topic],
    [t('reason'), one.reason],
  ];
  const isLive = one.state === 'booked' || one.state === 'confirmed';
  return (
    <>
      <PageHeader
        title={`${format.name(one.type_name)}: ${format.shortDateTime(one.starts_at)}`}
        status={<StateChip one={one} />}
        actions={<AppointmentActs one={one} />}
      />
      {isLive && one.outside && (
        <Note tone="warn">{t(`outside_hint.${one.side === 'specialist' ? 'specialist' : 'student'}`)}</Note>
      )}
      {one.may.cancel === 'specialists.too_late' && <Note>{t('too_late')}</Note>}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          marginTop: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Panel title={t('visit')}>
            <Box component="dl">
              {facts
                .filter(([, value]) => value)
                .map(([name, value]) => (
                  <Box key={name} sx={{ marginBottom: 1 }}>
                    <dt className="mut">{name}</dt>
                    <Box component="dd" sx={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                      {value}
                    </Box>
                  </Box>
                ))}
            </Box>
          </Panel>
          {one.side === 'specialist' && <NoteForm one={one} />}
        </Box>
        <Panel title={t('history')}>
          <ol style={{ display: 'grid', gap: 'var(--s3)' }}>
            {one.history.map(({ type, at, by_name, reason }) => (
              <li key={`${type} ${at}`}>
                <div className="mut num">{format.shortDateTime(at)}</div>
                <div>{[t(`happened.${type as 'AppointmentBooked'}`), by_name].filter(Boolean).join(' · ')}</div>
                {reason && <div className="mut">{reason}</div>}
              </li>
            ))}
          </ol>
        </Panel>
      </Box>
    </>
  );
}
