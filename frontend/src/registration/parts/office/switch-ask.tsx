import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { emptySwitchFilter, type StatusSwitchFilter } from '@portal/event-schemas/registration/status-switch.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import { useEffect, useState } from 'react';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { ErrorState } from '../../../shell/states.tsx';
import { useOfficeText } from '../../office-text.ts';
import { useStudyPeriods } from './lookups.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { useStatuses } from './statuses.ts';
import { SwitchFilter } from './switch-filter.tsx';

/** Chooses cards and a status, counts them at once, and asks before it is done. */
export function SwitchAsk({ onAsked }: { onAsked: (uid: string) => void }) {
  const t = useOfficeText();
  const format = useFormat();
  const terms = useStudyPeriods();
  const statuses = useStatuses();
  const [study_period, setPeriod] = useState('');
  const [filter, setFilter] = useState<StatusSwitchFilter>(emptySwitchFilter);
  const [status, setStatus] = useState<CardStatus | ''>('');
  const [asking, setAsking] = useState(false);
  const {
    mutate: count,
    data: found,
    isPending: counting,
    error,
  } = useSend('POST /registration/status_switches/preview/', {
    invalidate: [],
    onRefusal: () => undefined,
  });
  const ask = useSend('POST /registration/status_switches/', {
    done: t('switches.asked'),
    onDone: answer => {
      setAsking(false);
      onAsked(answer.uid);
    },
  });
  useEffect(() => {
    if (study_period) count({ body: { study_period, filter } });
  }, [study_period, filter, count]);
  const cards = study_period ? (found?.cards ?? 0) : 0;
  const statusName = statuses.find(one => one.value === status)?.label ?? '';
  return (
    <Panel title={t('switches.new')}>
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField
          select
          required
          label={t('common.study_period')}
          value={study_period}
          onChange={event => setPeriod(event.target.value)}
          sx={{ maxWidth: 420 }}
        >
          {terms.map(term => (
            <MenuItem key={term.value} value={term.value}>
              {term.label}
            </MenuItem>
          ))}
        </TextField>
        <SwitchFilter filter={filter} onChange={setFilter} />
        {study_period && (
          <div role="status" className="num">
            {error ? (
              <ErrorState error={error} retry={() => count({ body: { study_period, filter } })} />
            ) : counting || !found ? (
              t('switches.counting')
            ) : cards === 0 ? (
              t('switches.preview_none')
            ) : (
              <b>{t('switches.preview', { cards: format.number(cards) })}</b>
            )}
            {!counting && found && cards > 0 && (
              <span className="mut">
                {' '}
                {found.statuses
                  .map(one => `${statuses.find(each => each.value === one.status)?.label}: ${format.number(one.cards)}`)
                  .join(' · ')}
              </span>
            )}
          </div>
        )}
        <TextField
          select
          required
          label={t('switches.to')}
          value={status}
          onChange={event => setStatus(event.target.value as CardStatus)}
          sx={{ maxWidth: 420 }}
        >
          {statuses.map(one => (
            <MenuItem key={one.value} value={one.value}>
              {one.label}
            </MenuItem>
          ))}
        </TextField>
        <OfficeActButton
          variant="contained"
          disabled={!status || cards === 0 || counting}
          onClick={() => setAsking(true)}
          sx={{ justifySelf: 'start' }}
        >
          {t('switches.ask')}
        </OfficeActButton>
      </div>
      {asking && (
        <ReasonDialog
          title={t('switches.ask_title', { cards: format.number(cards) })}
          confirm={t('switches.ask')}
          destructive
          busy={ask.isPending}
          label={t('common.reason')}
          onClose={() => setAsking(false)}
          onConfirm={reason => status && ask.mutate({ body: { study_period, filter, status, reason } })}
        >
          {t('switches.ask_text', { status: statusName })}
        </ReasonDialog>
      )}
    </Panel>
  );
}
