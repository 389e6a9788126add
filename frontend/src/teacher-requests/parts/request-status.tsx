import type { TeacherRequestRow } from '@portal/event-schemas/teacher-requests/views.ts';
import { StatusChip, type Tone } from '../../shell/status-chip.tsx';
import { useTeachingText } from '../teaching-text.ts';
import { useRequestText } from '../text.ts';

const tones: Record<TeacherRequestRow['status'], Tone> = {
  asked: 'warn',
  approved: 'ok',
  rejected: 'bad',
  withdrawn: 'quiet',
};

/** How a request stands; one that nobody need answer any more says that the student is on the course. */
export function RequestStatusChip({ request: { status, registered } }: { request: TeacherRequestRow }) {
  const words = useRequestText();
  const t = useTeachingText();
  return status === 'asked' && registered ? (
    <StatusChip tone="ok">{t('requests.settled')}</StatusChip>
  ) : (
    <StatusChip tone={tones[status]}>{words(`status.${status}`)}</StatusChip>
  );
}
