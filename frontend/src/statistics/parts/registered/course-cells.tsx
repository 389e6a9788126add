import { Meter } from '../../../shell/meter.tsx';
import { useTeachingText } from '../../teaching-text.ts';

/** Seats of a course or section: how many are left of how many. */
export function SeatsMeter({ row: { left, capacity } }: { row: { left: number; capacity: number } }) {
  const t = useTeachingText();
  const tone = left === 0 ? 'bad' : left <= capacity / 10 ? 'warn' : 'info';
  return (
    <Meter label={t('students.seats')} value={capacity - left} max={capacity} width={72} tone={tone}>
      <span className="num" style={{ minWidth: 96 }}>
        {t('students.left', { left, capacity })}
      </span>
    </Meter>
  );
}
