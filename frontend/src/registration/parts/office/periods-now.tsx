import type { SystemOnlineRegistration } from '@portal/event-schemas/registration/settings-views.ts';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../shell/panel.tsx';
import { CallState } from '../../../shell/states.tsx';
import { StatusChip, type Tone } from '../../../shell/status-chip.tsx';
import { useOfficeText } from '../../office-text.ts';

export const periodTones = {
  scheduled: 'info',
  current: 'ok',
  expired: 'quiet',
  not_defined: 'warn',
} as const satisfies Record<string, Tone>;
type Term = SystemOnlineRegistration['study_periods'][number];

/** Where registration stands in each study period that is not over: expected, running, over, or not defined. */
export function PeriodsNow() {
  const t = useOfficeText();
  const system = useCall('GET /organizations/system_online_registration/');
  return (
    <Panel title={t('periods.now')}>
      <CallState call={system} lines={2} />
      {system.data && (
        <ul style={{ display: 'grid', gap: 12 }}>
          {system.data.study_periods.map(term => (
            <TermLine key={term.uid} term={term} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function TermLine({ term }: { term: Term }) {
  const t = useOfficeText();
  const format = useFormat();
  const { period, status } = term;
  const when = !period
    ? null
    : status === 'scheduled'
      ? t('periods.from', { date: format.dateTime(period.start_date) })
      : t('periods.until', { date: format.dateTime(period.end_date) });
  return (
    <li style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
      <b>{format.name(term.name)}</b>
      <StatusChip tone={periodTones[status]}>{t(`periods.statuses.${status}`)}</StatusChip>
      <span className="mut num">
        {[
          period && format.name(period.name),
          when,
          t('periods.cards', { cards: format.number(term.cards), confirmed: format.number(term.confirmed) }),
          term.super_registrations ? t('periods.supers', { count: term.super_registrations }) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}
