import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AppointmentAct } from '@portal/event-schemas/specialists/appointments.ts';
import type { AppointmentRow } from '@portal/event-schemas/specialists/views.ts';
import { lazy, Suspense, useState } from 'react';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useSpecialistText } from '../text.ts';

const MoveDialog = lazy(() => import('./move-dialog.tsx'));
const plain = { confirm: 'contained', complete: 'contained', no_show: 'outlined' } as const;

/** What the reader can do with an appointment; an act that something stands in the way of says what. */
export function AppointmentActs({ one }: { one: AppointmentRow }) {
  const t = useSpecialistText();
  const format = useFormat();
  const [asked, setAsked] = useState<'cancel' | 'move' | null>(null);
  const sends = {
    confirm: useSend('POST /specialists/appointments/{uid}/confirm/', { done: t('done.confirm') }),
    complete: useSend('POST /specialists/appointments/{uid}/complete/', { done: t('done.complete') }),
    no_show: useSend('POST /specialists/appointments/{uid}/no_show/', { done: t('done.no_show') }),
  };
  const cancel = useSend('POST /specialists/appointments/{uid}/cancel/', {
    done: t('done.cancel'),
    onDone: () => setAsked(null),
  });
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
      <Suspense fallback={null}>{asked === 'move' && <MoveDialog one={one} onClose={() => setAsked(null)} />}</Suspense>
      {asked === 'cancel' && (
        <ReasonDialog
          title={`${t('act.cancel')}: ${format.shortDateTime(one.starts_at)}`}
          confirm={t('act.cancel')}
          keep={t('keep')}
          destructive
          busy={cancel.isPending}
          label={t('reason')}
          hint={t('reason_hint')}
          onConfirm={reason => cancel.mutate({ params: { uid: one.uid }, body: { reason } })}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
}
