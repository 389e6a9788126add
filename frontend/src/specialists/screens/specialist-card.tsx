import Box from '@mui/material/Box';
import { keepers } from '@portal/event-schemas/specialists/roles.ts';
import type { SpecialistView } from '@portal/event-schemas/specialists/views.ts';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useSession } from '../../app/portal.ts';
import { useMay } from '../../entity/may.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { FreeTimes } from '../parts/free-times.tsx';
import { Absences } from '../parts/absences.tsx';
import { Hours } from '../parts/hours.tsx';
import { HoursList } from '../parts/hours-list.tsx';
import { Photo } from '../parts/photo.tsx';
import { useSpecialistText } from '../text.ts';

const BookDialog = lazy(() => import('../parts/book-dialog.tsx'));
const CardDialog = lazy(() => import('../parts/card-dialog.tsx'));

/** specialist-card?uid=…: who the specialist is, when they are there, and their free times for students. */
export default function SpecialistCard() {
  const [search] = useSearchParams();
  const link = useLink();
  const uid = search.get('uid');
  const found = useCall(
    'GET /specialists/{uid}/',
    { params: { uid: uid ?? '' } },
    { enabled: !!uid, live: { channel: 'notifications', keys: [`specialist:${uid}`, `specialist_role:${uid}`] } },
  );
  if (!uid) return <Navigate to={link('cabinet-specialist')} replace />;
  if (found.data) return <Card one={found.data} />;
  return <PageCallState call={found} />;
}

function Card({ one }: { one: SpecialistView }) {
  const t = useSpecialistText();
  const format = useFormat();
  const link = useLink();
  const navigate = useNavigate();
  const { profile } = useSession();
  const may = useMay();
  const [chosen, setChosen] = useState('');
  const [refused, setRefused] = useState('');
  const [changing, setChanging] = useState(false);
  const isOwn = profile?.uid === one.uid;
  const mayBook = may(['student']) && !isOwn;
  const plans = may(keepers) && !isOwn;
  const pick = (starts_at: string): void => {
    setRefused('');
    setChosen(starts_at);
  };
  return (
    <>
      <PageHeader
        title={one.name}
        note={[format.name(one.type_name), one.room].filter(Boolean).join(' · ')}
        actions={
          isOwn && (
            <OfficeActButton variant="outlined" onClick={() => setChanging(true)}>
              {t('change_card')}
            </OfficeActButton>
          )
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Panel title={t('free_times')} note={t('minutes', { smart_count: one.minutes })}>
            {refused && (
              <Note tone="bad" style={{ marginBottom: 16 }}>
                <span role="alert">{refused}</span>
              </Note>
            )}
            {mayBook ? (
              <FreeTimes specialist={one.uid} chosen={chosen} onChoose={pick} />
            ) : (
              <p>{one.next_free ? t('next_free', { at: format.dateTime(one.next_free) }) : t('no_times')}</p>
            )}
          </Panel>
          {plans && (
            <>
              <Hours specialist={one.uid} />
              <Absences specialist={one.uid} />
            </>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Panel title={t('about')}>
            {one.photo && (
              <Box sx={{ marginBottom: 2 }}>
                <Photo one={one} size={120} />
              </Box>
            )}
            {one.about && (
              <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', marginBottom: 12 }}>{one.about}</p>
            )}
            <p className="mut">{t('rules', { days: one.book_until_days, hours: one.cancel_until_hours })}</p>
          </Panel>
          {!plans && (
            <Panel title={t('tab.hours')}>
              <HoursList hours={one.hours} />
            </Panel>
          )}
        </Box>
      </Box>
      <Suspense fallback={null}>
        {chosen && (
          <BookDialog
            specialist={one.uid}
            name={one.name}
            starts_at={chosen}
            onClose={() => setChosen('')}
            onBooked={uid => void navigate(link('specialist-appointment', {}, { uid }))}
            onTaken={message => {
              setRefused(message);
              setChosen('');
            }}
          />
        )}
        {changing && <CardDialog one={one} onClose={() => setChanging(false)} />}
      </Suspense>
    </>
  );
}
