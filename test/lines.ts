import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSources, root } from './architecture/sources.ts';
import { linesOf } from './support/lines.ts';

/** `npm run lines`: how large each module is, by kind. Prints the table and keeps it in docs/lines.md. */
const said = linesOf(readSources());
process.stdout.write(`${said}\n`);
writeFileSync(path.join(root, 'docs/lines.md'), `${said}\n`);
