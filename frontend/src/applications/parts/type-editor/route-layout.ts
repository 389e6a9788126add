import type { Route, Step } from '@portal/event-schemas/applications/definition.ts';

interface Point {
  x: number;
  y: number;
}
/** Where the cards of a route stand, in pixels. Columns by the longest way of approvals from the first step; what nothing leads to stands in a last column. */
export const size = {
  waypoint: 168,
  gap: 8,
  padding: 12,
  head: 44,
  body: 92,
  columnGap: 132,
  rowGap: 44,
  end: 116,
  endHeight: 44,
  margin: 20,
  lane: 26,
};
export interface Placed {
  step: number;
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Arrow {
  from: number;
  /** Index of a step, null = the end. */ to: number | null;
  branch: number;
  kind: 'next' | 'forward';
  path: string;
  label: { x: number; y: number };
}
export interface RouteLayout {
  cards: Placed[];
  end: Point;
  arrows: Arrow[];
  width: number;
  height: number;
}

const widthOf = ({ waypoints }: Step): number =>
  size.padding * 2 + waypoints.length * size.waypoint + (waypoints.length - 1) * size.gap;

/** Column of each step; a way that comes back counts no further. */
export function columnsOf({ steps }: Route): number[] {
  const columns = steps.map(() => -1);
  const visit = (index: number, column: number, way: readonly number[]): void => {
    if (way.includes(index) || columns[index]! >= column) return;
    columns[index] = column;
    for (const branch of steps[index]!.next) {
      const to = steps.findIndex(step => step.code === branch.to);
      if (to >= 0) visit(to, column + 1, [...way, index]);
    }
  };
  if (steps.length > 0) visit(0, 0, []);
  const forwarded = steps.flatMap((step, index) =>
    columns[index]! >= 0 ? step.forward_to.map(code => ({ code, column: columns[index]! + 1 })) : [],
  );
  for (const { code, column } of forwarded) {
    const to = steps.findIndex(step => step.code === code);
    if (to >= 0 && columns[to] === -1) visit(to, column, []);
  }
  const last = Math.max(0, ...columns) + 1;
  return columns.map(column => (column < 0 ? last : column));
}

export function layoutOf(route: Route): RouteLayout {
  const { steps } = route;
  const columns = columnsOf(route);
  const height = size.head + size.body + size.padding;
  const count = Math.max(0, ...columns) + 1;
  const cards: Placed[] = [];
  let x = size.margin;
  const rows = Array.from({ length: count }, (_, column) =>
    steps.flatMap((_step, index) => (columns[index] === column ? [index] : [])),
  );
  const tallest = Math.max(1, ...rows.map(row => row.length));
  const full = tallest * height + (tallest - 1) * size.rowGap;
  for (const row of rows) {
    const top = size.margin + size.lane + (full - row.length * height - (row.length - 1) * size.rowGap) / 2;
    row.forEach((step, at) =>
      cards.push({ step, x, y: top + at * (height + size.rowGap), width: widthOf(steps[step]!), height }),
    );
    x += Math.max(0, ...row.map(step => widthOf(steps[step]!))) + size.columnGap;
  }
  const end = { x, y: size.margin + size.lane + full / 2 - size.endHeight / 2 };
  return {
    cards,
    end,
    arrows: arrowsOf(route, cards, end, columns, count),
    width: x + size.end + size.margin,
    height: full + size.margin * 2 + size.lane + 28,
  };
}

function arrowsOf(
  { steps }: Route,
  cards: readonly Placed[],
  end: Point,
  columns: readonly number[],
  endColumn: number,
): Arrow[] {
  const card = (step: number): Placed => cards.find(one => one.step === step)!;
  return steps.flatMap((step, from) => {
    const source = card(from);
    const next = step.next.flatMap((branch, index): Arrow[] => {
      const to = branch.to === null ? null : steps.findIndex(one => one.code === branch.to);
      if (to === -1) return [];
      const start = {
        x: source.x + source.width,
        y: source.y + (source.height * (index + 1)) / (step.next.length + 1),
      };
      const stop =
        to === null
          ? { x: end.x, y: end.y + size.endHeight / 2 }
          : { x: card(to).x, y: card(to).y + card(to).height / 2 };
      const passes = (to === null ? endColumn : columns[to]!) - columns[from]! > 1;
      return [
        {
          from,
          to,
          branch: index,
          kind: 'next',
          path: passes ? around(start, stop) : curve(start, stop),
          label: { x: start.x + 10, y: start.y - 6 },
        },
      ];
    });
    const forwards = step.forward_to.flatMap((code, index): Arrow[] => {
      const to = steps.findIndex(one => one.code === code);
      if (to < 0) return [];
      const target = card(to);
      const start = { x: source.x + source.width / 2 + index * 14, y: source.y + source.height };
      const stop = { x: target.x + target.width / 2 - index * 14, y: target.y + target.height };
      return [
        {
          from,
          to,
          branch: index,
          kind: 'forward',
          path: `M${start.x},${start.y} C${start.x},${start.y + 36} ${stop.x},${stop.y + 36} ${stop.x},${stop.y + 2}`,
          label: { x: 0, y: 0 },
        },
      ];
    });
    return [...next, ...forwards];
  });
}
/** Above the cards, where columns lie between. */
const around = (from: Point, to: Point): string =>
  `M${from.x},${from.y} C${from.x + 44},${from.y} ${from.x + 22},${size.lane} ${from.x + 66},${size.lane} ` +
  `L${to.x - 66},${size.lane} C${to.x - 22},${size.lane} ${to.x - 44},${to.y - 16} ${to.x - 4},${to.y - 16}`;
const curve = (from: Point, to: Point): string => {
  const bend = Math.max(36, Math.abs(to.x - from.x) / 2);
  return `M${from.x},${from.y} C${from.x + bend},${from.y} ${to.x - bend},${to.y} ${to.x - 4},${to.y}`;
};
