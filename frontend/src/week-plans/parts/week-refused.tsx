import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import type { useTakeWeek } from './take-week.ts';

/** Why a week could not be taken: every course that stands in the way. */
export function WeekRefused({ refusal }: Pick<ReturnType<typeof useTakeWeek>, 'refusal'>) {
  const format = useFormat();
  return (
    <div role="status" aria-live="polite">
      {refusal && (
        <Note tone="bad" style={{ margin: '0 0 var(--s3)' }}>
          {refusal.message}
          <ul>
            {refusal.results.map(({ course, name, error }) => (
              <li key={course}>
                {format.name(name)}: {error.message}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
