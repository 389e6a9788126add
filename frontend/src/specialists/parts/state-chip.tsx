import type { AppointmentState } from '@portal/event-schemas/specialists/appointments.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useSpecialistText } from '../text.ts';

const tones = { booked: 'info', confirmed: 'ok', held: 'quiet', missed: 'warn', cancelled: 'bad' } as const;

/** How an appointment stands; `outside`: it lies outside of the working hours of now. */
export function StateChip({ one: { state, outside } }: { one: { state: AppointmentState; outside: boolean } }) {
  const t = useSpecialistText();
  const live = state === 'booked' || state === 'confirmed';
  return (
    <>
      <StatusChip tone={tones[state]}>{t(`state.${state}`)}</StatusChip>
      {live && outside && <StatusChip tone="warn">{t('outside')}</StatusChip>}
    </>
  );
}
