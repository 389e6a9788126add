import { useFormat } from '../../../i18n/format.ts';
import { CallState } from '../../../shell/states.tsx';
import { useManual } from '../../student-calls.ts';

/** The guide of registration, as the office has written it. */
export function Guide() {
  const format = useFormat();
  const guide = useManual();
  if (!guide.isSuccess) return <CallState call={guide} lines={4} />;
  return (
    <div style={{ padding: 'var(--s4)', display: 'grid', gap: 'var(--s3)', maxWidth: 720 }}>
      {format
        .name(guide.data.text)
        .split(/\n\s*\n/)
        .map(paragraph => (
          <p key={paragraph} style={{ whiteSpace: 'pre-line' }}>
            {paragraph}
          </p>
        ))}
    </div>
  );
}
