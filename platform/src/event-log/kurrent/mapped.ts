/** Requests that are under way at once. */
const width = 32;

/** What `work` makes of each, with some of them under way at once. */
export async function mapped<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let at = 0;
  const worker = async (): Promise<void> => {
    while (at < list.length) {
      const index = at++;
      results[index] = await work(list[index]!);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, list.length) }, worker));
  return results;
}
