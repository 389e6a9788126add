import { contracts } from '@portal/event-schemas/curriculum/calls.ts';
import type { DisciplineGraph } from '@portal/event-schemas/curriculum/views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** So many disciplines are shown at most, those that are near first. */
const mostNodes = 60;
interface Edge {
  from: string;
  to: string;
}

/** What leads to what among all disciplines: uids alone. */
async function allEdges(db: Sql): Promise<Edge[]> {
  const { rows } = await db.query<Edge>(`
    select distinct needed.uid as "from", d.uid as "to"
    from curriculum.disciplines d, jsonb_array_elements(d.prerequisites) one,
      jsonb_array_elements_text(one -> 'and_prerequisites' || jsonb_build_array(one -> 'required_discipline')) needed(uid)
    where (one ->> 'is_active')::boolean`);
  return rows;
}

/**
 * Steps from a discipline, before it (-1, -2, …) and after it: the longest way counts, so that every arrow leads to a later
 * step. A circle from before circles were refused ends at the discipline that was reached first.
 */
export function stepsFrom(uid: string, edges: readonly Edge[]): ReadonlyMap<string, number> {
  const neighbours = (side: 'from' | 'to'): Map<string, string[]> => {
    const map = new Map<string, string[]>();
    for (const edge of edges) {
      const [key, other] = side === 'from' ? [edge.to, edge.from] : [edge.from, edge.to];
      map.set(key, [...(map.get(key) ?? []), other]);
    }
    return map;
  };
  const steps = new Map([[uid, 0]]);
  for (const [side, sign] of [
    ['from', -1],
    ['to', 1],
  ] as const) {
    const next = neighbours(side);
    const visit = (one: string, depth: number, way: ReadonlySet<string>): void => {
      for (const other of next.get(one) ?? []) {
        if (way.has(other) || Math.abs(steps.get(other) ?? 0) >= depth) continue;
        steps.set(other, sign * depth);
        visit(other, depth + 1, new Set([...way, other]));
      }
    };
    visit(uid, 1, new Set([uid]));
  }
  return steps;
}

export const graph = query(contracts['GET /curriculum/disciplines/{uid}/graph/'], {
  summary: 'What leads to a discipline and where it leads',
  async run({ params: { uid }, db }): Promise<DisciplineGraph> {
    const edges = await allEdges(db);
    const steps = stepsFrom(uid, edges);
    const near = [...steps].toSorted(([, one], [, other]) => Math.abs(one) - Math.abs(other)).slice(0, mostNodes);
    const shown = new Set(near.map(([one]) => one));
    const { rows } = await db.query<Omit<DisciplineGraph['nodes'][number], 'step'>>(
      'select uid, code, name, credits from curriculum.disciplines where uid = any($1) order by code, uid',
      [[...shown]],
    );
    if (!rows.some(row => row.uid === uid))
      throw new Refused(reject('platform.not_found', { entity: 'discipline', uid }));
    const together = await db.query<DisciplineGraph['corequisites'][number]>(
      `select other.uid, other.code, other.name from curriculum.disciplines d
        join curriculum.disciplines other on d.corequisites ? other.uid where d.uid = $1 order by other.code`,
      [uid],
    );
    return {
      nodes: rows.map(row => ({ ...row, step: steps.get(row.uid)! })),
      edges: edges.filter(({ from, to }) => shown.has(from) && shown.has(to)),
      corequisites: together.rows,
      more: steps.size > shown.size,
    };
  },
});
