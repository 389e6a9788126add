/** How far the read side is, as this process knows it, and those who wait for it. */
export interface ReadPosition {
  readonly position: number;
  advance(position: number): void;
  /** True as soon as the read side has passed the position, false after `ms` milliseconds. */
  waitFor(position: number, ms: number): Promise<boolean>;
}

export function createReadPosition(): ReadPosition {
  let reached = 0;
  const waiting = new Set<{ position: number; done: () => void }>();
  return {
    get position() {
      return reached;
    },
    advance(position) {
      if (position <= reached) return;
      reached = position;
      for (const waiter of waiting) if (waiter.position <= reached) waiter.done();
    },
    waitFor(position, ms) {
      if (position <= reached) return Promise.resolve(true);
      return new Promise(resolve => {
        const finish = (passed: boolean): void => {
          clearTimeout(timer);
          waiting.delete(waiter);
          resolve(passed);
        };
        const waiter = { position, done: () => finish(true) };
        const timer = setTimeout(() => finish(false), ms);
        waiting.add(waiter);
      });
    },
  };
}
