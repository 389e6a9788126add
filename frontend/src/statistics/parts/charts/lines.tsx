import Box from '@mui/material/Box';
import { useId } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { colourOf, Legend, type BarTone } from './bars.tsx';
import { linePath, niceTop, xOf, yOf, type Frame } from './scale.ts';

export interface Line {
  label: string;
  tone: BarTone;
  dashed?: boolean;
  /** By time in milliseconds. */
  points: readonly { at: number; value: number }[];
}
interface Props {
  label: string;
  lines: readonly Line[];
  from: number;
  to: number;
  /** A moment that is marked, in milliseconds. */
  cursor?: number;
  /** Points further apart than this (ms) have nothing between them. */
  gap?: number;
  /** How a moment of the axis is written. */
  moment: (at: number) => string;
  height?: number;
}
const width = 1000;

/** Lines over time in an SVG of our own; the table beside it says the same in numbers. */
export function Lines({ label, lines, from, to, cursor, gap, moment, height = 180 }: Props) {
  const format = useFormat();
  const id = useId();
  const top = niceTop(Math.max(1, ...lines.flatMap(line => line.points.map(point => point.value))));
  const middle = moment((from + to) / 2);
  const frame: Frame = { width, height, from, to: Math.max(to, from + 1), top };
  return (
    <figure>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '8px' }}>
        <Box
          className="mut num"
          aria-hidden
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            textAlign: 'right',
            lineHeight: 1,
          }}
          style={{ height }}
        >
          <span>{format.number(top)}</span>
          <span>{format.number(top / 2)}</span>
          <span>0</span>
        </Box>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          width="100%"
          height={height}
          role="img"
          aria-labelledby={id}
          style={{ display: 'block', overflow: 'visible' }}
        >
          <title id={id}>{label}</title>
          {[0, 0.5, 1].map(share => (
            <line
              key={share}
              x1={0}
              x2={width}
              y1={height * share}
              y2={height * share}
              stroke="var(--line)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lines.map(line => (
            <path
              key={line.label}
              d={linePath(frame, line.points, gap)}
              fill="none"
              stroke={colourOf(line.tone)}
              strokeWidth={2}
              strokeLinejoin="round"
              strokeDasharray={line.dashed ? '5 4' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lines.flatMap(line =>
            line.points.length === 1
              ? line.points.map(point => (
                  <circle
                    key={line.label}
                    cx={xOf(frame, point.at)}
                    cy={yOf(frame, point.value)}
                    r={3}
                    fill={colourOf(line.tone)}
                  />
                ))
              : [],
          )}
          {cursor !== undefined && cursor >= from && cursor <= to && (
            <line
              x1={xOf(frame, cursor)}
              x2={xOf(frame, cursor)}
              y1={0}
              y2={height}
              stroke="var(--ink)"
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        <span />
        <Box
          className="mut num"
          aria-hidden
          sx={{ display: 'flex', justifyContent: 'space-between', marginTop: '6px' }}
        >
          <span>{moment(from)}</span>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {middle === moment(from) || middle === moment(to) ? '' : middle}
          </Box>
          <span>{moment(to)}</span>
        </Box>
      </Box>
      <Legend entries={lines} />
    </figure>
  );
}
