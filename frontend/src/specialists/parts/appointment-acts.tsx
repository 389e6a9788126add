import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AppointmentAct } from '@portal/event-schemas/specialists/appointments.ts';
import type { AppointmentRow } from '@portal/event-schemas/specialists/views.ts';
import { lazy, Suspense, useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useSpecialistText } from '../text.ts';

const AskingDialog = lazy(() => import('./asking-dialog.tsx'));
const plain = { confirm: 'contained', complete: 'contained', no_show: 'outlined' } as const;

/** What the reader can do with an appointment; an act that something stands in the way of says what. */
export function AppointmentActs({ one }: { one: AppointmentRow }) {
  const t = useSpecialistText();
  const [asked, setAsked] = useState<'cancel' | 'move' | null>(null);
  const sends = {
    confirm: useSend('POST /specialists/appointments/{uid}/confirm/', { done: t('done.confirm') }),
    complete: useSend('POST /specialists/appointments/{uid}/complete/', { done: t('done.complete') }),
    no_show: useSend('POST /specialists/appointments/{uid}/no_show/', { done: t('done.no_show') }),
  };
  const hint = (act: AppointmentAct): { disabled: boolean; title?: string } =>
    one.may[act] === 'specialists.too_late' ? { disabled: true, title: t('too_late') } : { disabled: false };
  const shows = (act: AppointmentAct): boolean => act in one.may && one.may[act] !== 'specialists.not_begun';
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {(['confirm', 'complete', 'no_show'] as const).filter(shows).map(act => (
        <OfficeActButton
          key={act}
          variant={plain[act]}
          disabled={sends[act].isPending}
          onClick={() => sends[act].mutate({ params: { uid: one.uid } })}
        >
          {t(`act.${act}`)}
        </OfficeActButton>
      ))}
      {shows('move') && (
        <OfficeActButton variant="outlined" {...hint('move')} onClick={() => setAsked('move')}>
          {t('act.move')}
        </OfficeActButton>
      )}
      {shows('cancel') && (
        <OfficeActButton variant="outlined" color="error" {...hint('cancel')} onClick={() => setAsked('cancel')}>
          {t('act.cancel')}
        </OfficeActButton>
      )}
      {one.side && one.state !== 'cancelled' && (
        <Button component="a" variant="text" href={`/api/v1/specialists/appointments/${one.uid}/ics/`} download>
          {t('to_calendar')}
        </Button>
      )}
      <Suspense fallback={null}>
        {asked && <AskingDialog one={one} act={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </Box>
  );
}
