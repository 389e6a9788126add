import { Box } from '@mui/material';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import History from '@mui/icons-material/History';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ChangeEvent } from 'react';
import { linkTo } from '../app/links.ts';
import { useLocale } from '../app/portal.ts';
import { dayOf, secondOfDay, secondsOfDay } from '../forms/time-of-day.ts';
import { setAsOf, type AsOfMoment } from '../http/as-of.ts';
import { requestSnapshot, type SnapshotRequest } from '../http/snapshots.ts';
import { ApiRefusal } from '../http/refusal.ts';
import { useFormat } from '../i18n/format.ts';
import { usePastText } from './past-texts.ts';
import { toast } from './toast.ts';

const idle = 600;

/** On every screen while the portal is shown as of a moment: which one, whose screens, the way on, back, and out. */
export default function PastBanner({ past }: { past: AsOfMoment }) {
  const t = usePastText();
  const format = useFormat();
  const locale = useLocale();
  const client = useQueryClient();
  const [moving, setMoving] = useState<number | null>(null);
  const day = dayOf(past.moment);
  const [dragged, setDragged] = useState<{
    of: string;
    second: number;
    timer: ReturnType<typeof setTimeout> | undefined;
  } | null>(null);
  const second = dragged?.of === past.moment ? dragged.second : secondOfDay(past.moment);

  async function move(wanted: SnapshotRequest): Promise<void> {
    setMoving(0);
    try {
      const view = await requestSnapshot({ ...wanted, from: past.view }, part => setMoving(part));
      setAsOf({ ...past, view: view.uid, moment: view.moment, position: view.position });
      await client.resetQueries();
    } catch (error) {
      setDragged(null);
      toast.error(error instanceof ApiRefusal ? error.message : t('failed'));
    } finally {
      setMoving(null);
    }
  }
  /** Keys move the slider by steps; the portal follows when it rests. */
  const drag = (to: number): void => {
    clearTimeout(dragged?.timer);
    setDragged({
      of: past.moment,
      second: to,
      timer: setTimeout(() => void move({ moment: secondsOfDay(day, to) }), idle),
    });
  };
  const leave = (): void => {
    setAsOf(null);
    location.assign(linkTo(locale, 'audit-as-of', {}, { moment: past.moment }));
  };
  const shown = secondsOfDay(day, second);
  const words = `${format.date(shown)}, ${format.timeWithSeconds(shown)}`;
  return (
    <Box
      component="section"
      className="no-print"
      aria-label={t('as_of', { date: words })}
      sx={{
        position: 'sticky',
        top: 'var(--header)',
        zIndex: 1090,
        display: 'flex',
        alignItems: 'center',
        gap: '6px 16px',
        flexWrap: 'wrap',
        padding: { xs: '8px 12px', md: '6px 24px' },
        background: 'var(--warn-soft)',
        color: 'var(--warn)',
        borderBottom: '1px solid var(--line)',
      }}
    >
      <Box sx={{ flex: '1 1 300px', display: 'flex', gap: '8px', minWidth: 0 }}>
        <History aria-hidden />
        <Box sx={{ minWidth: 0 }}>
          <strong className="num">{t('as_of', { date: words })}</strong>
          {' · '}
          <span className="num">{t('event', { position: format.number(past.position) })}</span>
          <Box sx={{ font: 'var(--t-small)' }}>
            {past.subject ? `${t('subject', { name: past.subject.name })} · ` : ''}
            {t('read_only')}
          </Box>
        </Box>
      </Box>
      <Box
        component="input"
        type="range"
        aria-label={t('slider')}
        aria-valuetext={format.timeWithSeconds(shown)}
        min={0}
        max={86_399}
        step={1}
        value={second}
        disabled={moving !== null}
        onChange={(event: ChangeEvent<HTMLInputElement>) => drag(Number(event.target.value))}
        sx={{ flex: '1 1 160px', minWidth: 120, minHeight: 24, accentColor: 'var(--warn)' }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
        <button
          type="button"
          className="button"
          disabled={moving !== null || past.position <= 1}
          onClick={() => void move({ position: past.position - 1 })}
          aria-label={t('previous')}
          title={t('previous')}
        >
          <ChevronLeft fontSize="small" aria-hidden />
        </button>
        <button
          type="button"
          className="button"
          disabled={moving !== null}
          onClick={() => void move({ position: past.position + 1 })}
          aria-label={t('next')}
          title={t('next')}
        >
          <ChevronRight fontSize="small" aria-hidden />
        </button>
        <button type="button" className="button primary" onClick={leave}>
          {t('leave')}
        </button>
      </Box>
      <Box role="status" sx={{ flexBasis: moving === null ? 0 : '100%' }}>
        {moving !== null && (
          <>
            {t('moving', { percent: Math.round(moving * 100) })} <progress value={moving} max={1} aria-hidden />
          </>
        )}
      </Box>
    </Box>
  );
}
