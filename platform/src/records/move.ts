/** Where a record stands in its list: a whole number; the smaller one comes first, of equal ones the smaller uid. */
export interface Place {
  uid: string;
  at: number;
}
/** Between neighbours, so that one can come between them without moving others. */
export const orderStep = 10;

/**
 * The places that change when a record moves so many down (`by`) or up (below zero) in a list that is in order; null
 * where it is not in the list. One record, if there is room between its new neighbours, else all that have to move.
 */
export function placesAfter(rows: readonly Place[], uid: string, by: number, max: number): Place[] | null {
  const index = rows.findIndex(row => row.uid === uid);
  if (index < 0) return null;
  const at = Math.min(Math.max(index + by, 0), rows.length - 1);
  if (at === index) return [];
  const order = rows.toSpliced(index, 1).toSpliced(at, 0, rows[index]!);
  const before = order[at - 1]?.at ?? -1;
  const after = order[at + 1]?.at ?? Math.min(before + 2 * orderStep, max + 1);
  const middle = Math.floor((before + after) / 2);
  if (middle > before && middle < after) return [{ uid, at: middle }];
  const apart = Math.max(1, Math.min(orderStep, Math.floor(max / rows.length)));
  return order.flatMap((row, place) => {
    const to = Math.min((place + 1) * apart, max);
    return to === row.at ? [] : [{ uid: row.uid, at: to }];
  });
}
