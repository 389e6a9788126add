import { LogUnavailable } from '../errors.ts';

/** The database says something within this time, in milliseconds, or counts as gone: on a lost connection the client itself may wait without end. */
const patience = 5000;

/** What `work` gives; it calls `heard` whenever something came. Throws `LogUnavailable` where nothing comes for too long. */
export function watched<T>(work: (heard: () => void) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const silence = setTimeout(
      () => reject(new LogUnavailable(new Error(`the event store said nothing for ${patience / 1000} s`))),
      patience,
    );
    work(() => silence.refresh())
      .finally(() => clearTimeout(silence))
      .then(resolve, reject);
  });
}
