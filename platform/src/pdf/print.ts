import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../config/project-root.ts';
import type { Paper } from './paper.ts';

const entry = path.join(projectRoot, 'platform/src/pdf/thread.mjs');
interface Waiting {
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}
type Printed = { id: number; pdf: Uint8Array; error?: undefined } | { id: number; error: string };

/** One thread prints for the process; it begins with the first paper, keeps nobody waiting at the end, and comes again after a crash. */
let thread: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

function started(): Worker {
  if (thread) return thread;
  const worker = new Worker(entry, { execArgv: [] });
  worker.on('message', (printed: Printed) => {
    const { resolve, reject } = waiting.get(printed.id)!;
    waiting.delete(printed.id);
    if (waiting.size === 0) worker.unref();
    if (printed.error === undefined) resolve(Buffer.from(printed.pdf));
    else reject(new Error(printed.error));
  });
  const ended = (error: Error): void => {
    if (thread === worker) thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', ended);
  worker.on('exit', () => ended(new Error('The thread that prints has ended.')));
  thread = worker;
  return worker;
}

/** The paper as a PDF; a thread of its own makes it, papers one after the other. */
export const printPaper = (paper: Paper): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = started();
    worker.ref();
    const id = ++last;
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, paper });
  });
