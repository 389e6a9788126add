import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/** A thread does not get the loader of the process: TypeScript is made known to it here. */
register();
const { renderPaper } = await import('./render.ts');
parentPort.on('message', ({ id, paper }) => {
  renderPaper(paper).then(
    pdf => parentPort.postMessage({ id, pdf }),
    error => parentPort.postMessage({ id, error: String(error?.stack ?? error) }),
  );
});
