import { register } from 'tsx/esm/api';

/** A thread does not get the loader of the process: TypeScript is made known to it here. */
register();
await import('./worker.ts');
