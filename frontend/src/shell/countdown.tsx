import { useEffect, useState } from 'react';
import { useFormat } from '../i18n/format.ts';

/**
 * The time left until a moment, ticking: `<Countdown until={hold.expires_at} onEnd={refetch} />` shows `04:32`.
 * Announced by nobody: the text around it says what ends.
 */
export function Countdown({ until, onEnd }: { until: string | number; onEnd?: () => void }) {
  const f = useFormat();
  const end = new Date(until).getTime();
  const [now, setNow] = useState(() => Date.now());
  const ended = now >= end;
  useEffect(() => {
    if (ended) {
      onEnd?.();
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
    // The end is told once; a new function of the parent is no new end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ended, end]);
  return (
    <span className="num" role="timer" aria-live="off">
      {f.clock(end - now)}
    </span>
  );
}
