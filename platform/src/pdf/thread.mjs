import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/** A thread does not get the loader of the process: TypeScript is made known to it here. */
register();
const { renderPaper } = await import('./render.ts');
parentPort.on('message', async ({ id, paper }) => {
  try {
    parentPort.postMessage({ id, pdf: await renderPaper(paper) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error?.stack ?? error) });
  }
});
