/** What a person sees at start: one line a step with its time; a line that is still moving is written over on a terminal. */
export interface Progress {
  step(text: string): void;
  moving(text: string): void;
}

export function createProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  const began = Date.now();
  let moving = false;
  let lastMoved = 0;
  const stamp = (): string => `${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  `;
  return {
    step(text) {
      if (moving && out.isTTY) out.write('\r\x1b[K');
      moving = false;
      out.write(`${stamp()}${text}\n`);
    },
    moving(text) {
      // On a terminal ten times a second, in a file every two seconds.
      if (Date.now() - lastMoved < (out.isTTY ? 100 : 2000)) return;
      lastMoved = Date.now();
      moving = true;
      out.write(out.isTTY ? `\r\x1b[K${stamp()}${text}` : `${stamp()}${text}\n`);
    },
  };
}

export const noProgress: Progress = { step: () => undefined, moving: () => undefined };
