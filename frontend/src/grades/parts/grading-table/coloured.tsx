import { markBounds } from '@portal/event-schemas/journals/defaults.ts';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useGradingText } from '../../text.ts';

const codes = ['low', 'middle', 'high'] as const;
type Code = (typeof codes)[number];
const codeOf = (average: number): Code =>
  average < markBounds.middle ? 'low' : average < markBounds.high ? 'middle' : 'high';

/** The colour that the university has chosen for a code, mixed with the ground so that text on it is read in the light and in the dark. */
function useGround(): (code: Code) => string | undefined {
  const colors = useCall('GET /organizations/adjusting_colors/', {}, { staleTime: 300_000 });
  return code => {
    const color = colors.data?.find(one => one.code === code)?.color;
    return color && `color-mix(in srgb, ${color} 55%, var(--surface))`;
  };
}
const patch = { borderRadius: 4, padding: '2px 8px' } as const;

/** An average of marks on its colour, with the absences beside it. */
export function AverageCell({
  average,
  missed,
  excused,
}: {
  average: number | null;
  missed?: number;
  excused?: number;
}) {
  const t = useGradingText();
  const format = useFormat();
  const ground = useGround();
  return (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'baseline', flexWrap: 'wrap' }}>
      {average === null ? (
        <span className="mut">{t('no_marks')}</span>
      ) : (
        <span className="num" style={{ ...patch, background: ground(codeOf(average)) }}>
          {format.number(average, 2)}
        </span>
      )}
      {missed !== undefined && missed > 0 && (
        <span className="mut">
          {excused ? t('missed_excused', { count: missed, excused }) : t('missed', { count: missed })}
        </span>
      )}
    </span>
  );
}

/** What the colours say, in words. */
export function GradingLegend() {
  const t = useGradingText();
  const ground = useGround();
  const { middle, high } = markBounds;
  return (
    <ul
      aria-label={t('legend')}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 12, listStyle: 'none', margin: 0, padding: 0 }}
    >
      {codes.map(code => (
        <li key={code} style={{ ...patch, background: ground(code) }}>
          {t(code, { middle, high })}
        </li>
      ))}
    </ul>
  );
}
