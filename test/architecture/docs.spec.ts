import { readFileSync, readdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { configurationTable, projectRoot } from '@portal/platform/config/load.ts';

const text = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');

describe('the documents', () => {
  it('docs/operating.md has the table of all configuration', () => {
    expect(text('docs/operating.md')).toContain(configurationTable());
  });

  it('every command that the documents name is a script of package.json', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const documents = [
      'README.md',
      'bench/README.md',
      ...readdirSync(path.join(projectRoot, 'docs'))
        .filter(file => file.endsWith('.md'))
        .map(file => `docs/${file}`),
    ].filter(file => existsSync(path.join(projectRoot, file)));
    const named = documents.flatMap(file =>
      [...text(file).matchAll(/npm run (?:-s )?([\w:]+)\b(?! -w)/g)].map(([, name]) => `${file}: ${name}`),
    );
    const missing = named.filter(entry => !(String(entry.split(': ')[1]) in scripts) && !entry.endsWith(': start'));
    expect(missing).toEqual([]);
  });
});
