import { useId } from 'react';
import type { Board } from '@portal/event-schemas/statistics/board.ts';
import { niceTop } from './scale.ts';

const step = 10;
const height = 90;

/** The last sixty seconds as columns: registrations below, refusals on top of them. */
export function SecondColumns({ label, seconds }: { label: string; seconds: Board['rate']['seconds'] }) {
  const id = useId();
  const top = niceTop(Math.max(1, ...seconds.map(second => second.registered + second.refused)));
  const tall = (count: number): number => (count / top) * height;
  return (
    <svg
      viewBox={`0 0 ${seconds.length * step} ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      role="img"
      aria-labelledby={id}
      style={{ display: 'block' }}
    >
      <title id={id}>{label}</title>
      <line
        x1={0}
        x2={seconds.length * step}
        y1={height}
        y2={height}
        stroke="var(--line-strong)"
        vectorEffect="non-scaling-stroke"
      />
      {seconds.map((second, index) => (
        <g key={second.at} transform={`translate(${index * step + 1} 0)`}>
          <rect
            width={step - 2}
            y={height - tall(second.registered)}
            height={tall(second.registered)}
            fill="var(--lapis)"
          />
          <rect
            width={step - 2}
            y={height - tall(second.registered + second.refused)}
            height={tall(second.refused)}
            fill="var(--bad)"
          />
        </g>
      ))}
    </svg>
  );
}
