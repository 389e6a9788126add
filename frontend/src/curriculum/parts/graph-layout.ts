import type { DisciplineGraph } from '@portal/event-schemas/curriculum/views.ts';

/** Sizes in pixels: of a discipline, of the space between columns and between rows, of the heads of columns. */
export const sizes = { width: 200, height: 56, across: 56, down: 14, head: 30 } as const;

export interface Placed {
  uid: string;
  x: number;
  y: number;
}
export interface Level {
  step: number;
  nodes: DisciplineGraph['nodes'];
}

/** Disciplines by steps, from those that come first; in a step those stand near each other whose neighbours do. */
export function levelsOf({ nodes, edges }: Pick<DisciplineGraph, 'nodes' | 'edges'>): Level[] {
  const steps = [...new Set(nodes.map(({ step }) => step))].toSorted((one, other) => one - other);
  const place = new Map<string, number>();
  const neighbours = (uid: string): number[] =>
    edges
      .flatMap(({ from, to }) => (from === uid ? [place.get(to)] : to === uid ? [place.get(from)] : []))
      .filter(at => at !== undefined);
  const middle = (uid: string): number => {
    const around = neighbours(uid);
    return around.length === 0 ? 0 : around.reduce((sum, at) => sum + at, 0) / around.length;
  };
  // From the discipline in the middle outwards, so that each step is put in order by the one that is nearer to it.
  const order = steps.toSorted((one, other) => Math.abs(one) - Math.abs(other));
  const levels = order.map(step => {
    const found = nodes
      .filter(node => node.step === step)
      .map(node => ({ node, at: middle(node.uid) }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ node }) => node);
    found.forEach((node, index) => place.set(node.uid, index - (found.length - 1) / 2));
    return { step, nodes: found };
  });
  return levels.toSorted((one, other) => one.step - other.step);
}

/** Where each discipline stands, and how large the picture is: columns are in the middle of each other. */
export function placesOf(levels: readonly Level[]): {
  places: ReadonlyMap<string, Placed>;
  width: number;
  height: number;
} {
  const most = Math.max(...levels.map(({ nodes }) => nodes.length));
  const row = sizes.height + sizes.down;
  const places = new Map<string, Placed>();
  levels.forEach(({ nodes }, column) =>
    nodes.forEach(({ uid }, index) =>
      places.set(uid, {
        uid,
        x: column * (sizes.width + sizes.across),
        y: sizes.head + ((most - nodes.length) / 2 + index) * row,
      }),
    ),
  );
  return {
    places,
    width: levels.length * (sizes.width + sizes.across) - sizes.across,
    height: sizes.head + most * row - sizes.down,
  };
}
