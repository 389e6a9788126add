/** A round number at or above the greatest value, so that the axis has whole steps: 1, 2, 5, 10, 20, 50, … */
export function niceTop(greatest: number): number {
  if (greatest <= 1) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(greatest));
  return [1, 2, 5, 10].map(step => step * magnitude).find(top => top >= greatest)!;
}

export interface Frame {
  width: number;
  height: number;
  from: number;
  to: number;
  top: number;
}
export const xOf = ({ width, from, to }: Frame, at: number): number =>
  to === from ? 0 : ((at - from) / (to - from)) * width;
export const yOf = ({ height, top }: Frame, value: number): number => height - (Math.min(value, top) / top) * height;

/** The path of a line through points of time (ms) and value, in SVG's language. Between points that lie further apart than `gap` the value is nothing. */
export function linePath(frame: Frame, points: readonly { at: number; value: number }[], gap = Infinity): string {
  const whole = points.flatMap((point, index) => {
    const next = points[index + 1];
    const before = points[index - 1];
    const apart = (other?: { at: number }): boolean =>
      gap !== Infinity && (other === undefined || Math.abs(other.at - point.at) > gap);
    return [
      ...(apart(before) ? [{ at: point.at - gap / 2, value: 0 }] : []),
      point,
      ...(apart(next) ? [{ at: point.at + gap / 2, value: 0 }] : []),
    ];
  });
  return whole
    .map(
      ({ at, value }, index) =>
        `${index === 0 ? 'M' : 'L'}${xOf(frame, at).toFixed(1)} ${yOf(frame, value).toFixed(1)}`,
    )
    .join(' ');
}
