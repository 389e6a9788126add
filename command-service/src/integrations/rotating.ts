type Fields = Readonly<Record<string, unknown>>;
const hour = 3_600_000;

/**
 * What changes in a connection's record when it gets another key. The one before holds `overlapHours` longer; with none it is void at once, and so is the
 * one before that in any case: never do more than two hold.
 */
export function afterRotation(
  now: Fields,
  { key, made_at: made, overlapHours }: { key: string; made_at: string; overlapHours: number },
): Fields {
  const before = overlapHours > 0 ? (now['key'] ?? null) : null;
  return {
    key,
    key_made_at: made,
    old_key: before,
    old_key_until: before === null ? null : new Date(Date.parse(made) + overlapHours * hour).toISOString(),
  };
}
export const withoutOldKey: Fields = { old_key: null, old_key_until: null };
