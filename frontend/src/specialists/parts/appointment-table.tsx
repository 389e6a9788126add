import type { AppointmentRow } from '@portal/event-schemas/specialists/views.ts';
import { useMemo } from 'react';
import { useLink } from '../../app/links.ts';
import { useSession } from '../../app/portal.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { useSpecialistText } from '../text.ts';
import { StateChip } from './state-chip.tsx';

const states = ['booked', 'confirmed', 'held', 'missed', 'cancelled'] as const;

/** One's own appointments, as a student or as a specialist. */
export function AppointmentTable({ side }: { side: 'student' | 'specialist' }) {
  const t = useSpecialistText();
  const format = useFormat();
  const link = useLink();
  const { profile } = useSession();
  const me = profile?.uid ?? '';
  useLiveList(
    useMemo(
      () => ({ channel: 'notifications', keys: [`${side === 'student' ? 'visits' : 'specialist'}:${me}`] }),
      [side, me],
    ),
  );
  const when = ({ starts_at }: AppointmentRow) => format.shortDateTime(starts_at);
  const other = side === 'student' ? 'specialist_name' : 'student_name';
  return (
    <OfficeTable<AppointmentRow>
      resource="specialists/user-appointment"
      sort={{ field: 'starts_at', order: 'DESC' }}
      permanentFilter={{ [side]: me }}
      storeKey={`appointments.${side}`}
      name={row => `${when(row)}, ${row[other] ?? ''}`}
      searchLabel={t('search')}
      exportable={side === 'specialist'}
      columns={[
        {
          source: 'starts_at',
          label: t('when'),
          sortable: true,
          render: when,
          to: ({ uid }) => link('specialist-appointment', {}, { uid }),
        },
        { source: other, label: t(side === 'student' ? 'specialist' : 'student'), sortable: true },
        ...(side === 'student'
          ? [{ source: 'type_name', label: t('type'), render: (row: AppointmentRow) => format.name(row.type_name) }]
          : []),
        { source: 'topic', label: t('topic'), optional: side === 'student' },
        { source: 'state', label: t('state_of'), sortable: true, render: row => <StateChip one={row} /> },
      ]}
      filters={[
        {
          source: 'state',
          label: t('state_of'),
          kind: 'choice',
          several: true,
          choices: states.map(value => ({ value, label: t(`state.${value}`) })),
        },
        { source: 'starts_at', label: t('when'), kind: 'range', type: 'date' },
      ]}
      emptyTitle={t('no_appointments')}
      emptyHint={side === 'student' ? t('no_appointments_hint') : undefined}
    />
  );
}
