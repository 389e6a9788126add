import { Meter, seatTone } from '../../../shell/meter.tsx';
import { useTeachingText } from '../../teaching-text.ts';

/** Seats of a course or section: how many are left of how many. */
export function SeatsMeter({ row: { left, capacity } }: { row: { left: number; capacity: number } }) {
  const t = useTeachingText();
  return (
    <Meter
      label={t('students.seats')}
      value={capacity - left}
      max={capacity}
      width={72}
      tone={seatTone({ left, capacity })}
    >
      <span className="num" style={{ minWidth: 96 }}>
        {t('students.taken_of', { taken: capacity - left, capacity })}
      </span>
    </Meter>
  );
}
