import { useFormat } from '../../../i18n/format.ts';
import { CallState } from '../../../shell/states.tsx';
import { useRegistrationCurve } from '../../calls.ts';
import { useStatisticsText } from '../../text.ts';
import { FigurePanel } from '../charts/figure-panel.tsx';
import { Lines } from '../charts/lines.tsx';

/** How a term's registration went: students with courses, cards sent, who waits. */
export function RegistrationCurveFigure({ period }: { period: string | undefined }) {
  const t = useStatisticsText();
  const format = useFormat();
  const curve = useRegistrationCurve(period);
  if (!curve.isSuccess) return <CallState call={curve} lines={1} height={220} />;
  const { points, step } = curve.data;
  const moment = (at: number | string): string =>
    step === 'day' ? format.day(at) : step === 'hour' ? format.shortDateTime(at) : format.time(at);
  const sentSoFar = points.reduce<{ at: number; value: number }[]>(
    (line, point) => [...line, { at: Date.parse(point.at), value: (line.at(-1)?.value ?? 0) + point.sent }],
    [],
  );
  const line = (name: 'students' | 'waiting') =>
    points.map(point => ({ at: Date.parse(point.at), value: point[name] }));
  const names = ['students', 'taken', 'waiting', 'registered', 'dropped', 'refused', 'sent', 'approved'] as const;
  return (
    <FigurePanel
      title={t('students.curve')}
      note={t(`students.curve_${step}`)}
      table={{
        heads: [t('columns.time'), ...names.map(name => t(`columns.${name}`))],
        rows: points.map(point => ({ key: point.at, cells: [moment(point.at), ...names.map(name => point[name])] })),
      }}
    >
      <Lines
        label={t('students.curve_label')}
        from={Date.parse(points[0]?.at ?? '')}
        to={Date.parse(points.at(-1)?.at ?? '')}
        moment={moment}
        lines={[
          { label: t('students.students_line'), tone: 'lapis', points: line('students') },
          { label: t('students.sent_line'), tone: 'ok', dashed: true, points: sentSoFar },
          { label: t('students.waiting_line'), tone: 'warn', dashed: true, points: line('waiting') },
        ]}
      />
    </FigurePanel>
  );
}
