import { createProgress } from '../logging/progress.ts';
import { ensureFrontend } from './frontend-build.ts';

/** `npm ci` builds the pages, so that the first `npm start` need not. When they cannot be built the start says why; an installation does not fail for it. */
try {
  await ensureFrontend(createProgress());
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nnpm start builds the pages again.\n`);
}
