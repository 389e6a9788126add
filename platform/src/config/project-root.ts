import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole checkout: where `package.json` with the workspaces lies. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
