import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AsOfView } from '@portal/event-schemas/audit/as-of.ts';
import { MomentField } from '../../../forms/moment-field.tsx';
import { requestSnapshot, type SnapshotRequest } from '../../../http/snapshots.ts';
import { ApiRefusal } from '../../../http/refusal.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Note } from '../../../shell/note.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { CallState } from '../../../shell/states.tsx';
import { useAsOfText } from '../../as-of-text.ts';
import { KeptMoments } from './kept-moments.tsx';

interface Props {
  kept: UseQueryResult<AsOfView[], Error>;
  view: AsOfView | undefined;
  /** An event of a history, from which one came here: the portal right after it. */
  position: number | undefined;
  moment: string | undefined;
  onChosen: (view: AsOfView) => void;
}

/** The moment to the second, or right after an event; progress while it is put together; moments that are ready. */
export function ChooseMoment({ kept, view, position, moment: given, onChosen }: Props) {
  const t = useAsOfText();
  const format = useFormat();
  const [moment, setMoment] = useState(view?.moment ?? given ?? '');
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const left = useRef<AbortController>(undefined);
  const shown = view?.moment;
  useEffect(() => {
    if (shown) setMoment(shown);
  }, [shown]);
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    if (position) void show({ position });
    return () => leaving.abort();
    // Once, for the event that one came with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function show(wanted: SnapshotRequest): Promise<void> {
    const signal = left.current?.signal;
    setPart(0);
    setProblem(undefined);
    try {
      const ready = await requestSnapshot(wanted, setPart, signal);
      if (signal?.aborted) return;
      await kept.refetch();
      onChosen(ready);
    } catch (error) {
      if (!signal?.aborted) setProblem(error instanceof ApiRefusal ? error.message : t('moment.failed'));
    } finally {
      if (!signal?.aborted) setPart(null);
    }
  }

  return (
    <Panel title={t('moment.title')}>
      <Box
        component="form"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)', alignItems: 'end' }}
        onSubmit={event => {
          event.preventDefault();
          if (moment) void show({ moment });
        }}
      >
        <MomentField label={t('moment.label')} value={moment} onChange={setMoment} />
        <button type="submit" className="button primary" disabled={!moment || part !== null}>
          {t('moment.show')}
        </button>
      </Box>
      <div className="field-text" style={{ marginTop: 'var(--s2)' }}>
        {t('moment.hint')}
      </div>
      <div role="status">
        {part !== null && (
          <Box sx={{ mt: 2 }}>
            <div>
              {position
                ? t('moment.building_event', { position: format.number(position), percent: Math.round(part * 100) })
                : t('moment.building', { percent: Math.round(part * 100) })}
            </div>
            <LinearProgress variant="determinate" value={part * 100} aria-label={t('moment.progress')} sx={{ mt: 1 }} />
          </Box>
        )}
      </div>
      {problem && (
        <Box sx={{ mt: 2 }}>
          <Note tone="bad">{problem}</Note>
        </Box>
      )}
      <CallState call={kept} lines={2} />
      {kept.data && <KeptMoments kept={kept.data} chosen={view?.uid} onChosen={onChosen} />}
    </Panel>
  );
}
