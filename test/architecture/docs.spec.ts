import { readFileSync, readdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { configurationTable } from '@portal/platform/config/variables.ts';
import { isTest, readSources } from './sources.ts';

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
      [...text(file).matchAll(/npm run (?:-s )?([\w:-]+)\b(?! -w)/g)].map(([, name]) => `${file}: ${name}`),
    );
    const missing = named.filter(entry => !(String(entry.split(': ')[1]) in scripts) && !entry.endsWith(': start'));
    expect(missing).toEqual([]);
  });
});

describe('docs/glossary.md', () => {
  const rows = text('docs/glossary.md')
    .split('\n')
    .filter(line => /^\| (?!English\b)/.test(line))
    .map(line =>
      line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim()),
    );
  const russian = /^[а-яё ,-]+$/;
  const kazakh = /^[а-яёәғқңөұүһі ,-]+$/;
  const kyrgyz = /^[а-яёңөү ,-]+$/;

  it('has each term in English, Russian, Kazakh and Kyrgyz, with its meaning', () => {
    expect(rows.length).toBeGreaterThan(70);
    const wrong = rows.filter(
      ([en = '', ru = '', kk = '', ky = '', meaning = '', ...more]) =>
        !(
          /^[a-z ,'-]+$/.test(en) &&
          russian.test(ru) &&
          kazakh.test(kk) &&
          kyrgyz.test(ky) &&
          meaning.length > 10 &&
          more.length === 0
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('has each term once', () => {
    const terms = rows.map(([en]) => en);
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });

  it('names in code style what stands in the code', () => {
    const words = new Set(
      readSources()
        .filter(({ file }) => !isTest(file) && !file.startsWith('bench/'))
        .flatMap(source => source.text.match(/[A-Za-z]\w*/g) ?? []),
    );
    const named = rows.flatMap(([term, , , , meaning = '']) =>
      [...meaning.matchAll(/`([^`]+)`/g)].map(([, name]) => ({ term, name: name! })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ name }) => !words.has(name))).toEqual([]);
  });
});
