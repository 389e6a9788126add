import type { CardItem, RemovedCourse } from '@portal/event-schemas/registration/views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { useStudentText } from '../../text.ts';

/** Who added or changed a course in the student's place, when and why. */
export function MarkOf({ item }: { item: CardItem }) {
  const t = useStudentText();
  const format = useFormat();
  if (!item.mark) return null;
  const { act, by, at, reason } = item.mark;
  return (
    <div>
      <StatusChip tone="info">{t(`mark.${act}_${by}`)}</StatusChip>{' '}
      <span className="mut num">{format.shortDateTime(at)}</span> {reason && <span className="mut">{reason}</span>}
    </div>
  );
}

/** Courses that the advisor or the office took off the card. */
export function RemovedCourses({ removed }: { removed: readonly RemovedCourse[] }) {
  const t = useStudentText();
  const format = useFormat();
  return (
    <ul>
      {removed.map(one => (
        <li key={`${one.uid}.${one.at}`} style={{ padding: '10px 16px', borderTop: '1px solid var(--line)' }}>
          {format.name(one.name)} <span className="mut">{one.code}</span>
          <div>
            <StatusChip tone="quiet">{t(`mark.removed_${one.by}`)}</StatusChip>{' '}
            <span className="mut num">{format.shortDateTime(one.at)}</span>{' '}
            {one.reason && <span className="mut">{one.reason}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}
