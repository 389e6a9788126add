/** How log-ins from addresses have gone lately, in this process: an address whose log-ins mostly fail comes after the others when it is crowded. */
export function reputation(now: () => number = Date.now) {
  const known = new Map<string, { good: number; bad: number; until: number }>();
  const recall = (address: string) => {
    const one = known.get(address);
    return one && one.until > now() ? one : undefined;
  };
  return {
    record(address: string, good: boolean): void {
      const one = recall(address) ?? { good: 0, bad: 0, until: now() + memory };
      known.delete(address);
      known.set(address, { ...one, good: one.good + Number(good), bad: one.bad + Number(!good) });
      if (known.size > most) known.delete(known.keys().next().value!);
    },
    mostlyFails(address: string): boolean {
      const one = recall(address);
      return one !== undefined && one.bad >= tolerated && one.bad > one.good;
    },
  };
}

/** Ten minutes, and so many addresses: the one that was heard of longest ago is forgotten first. */
const memory = 600_000;
const most = 50_000;
/** Slips of the pen of one address that mean nothing. */
const tolerated = 3;
