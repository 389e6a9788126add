import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { linesOfTexts } from './text-lines.ts';
import { isTest, readSources, root } from './sources.ts';

const sources = readSources();
const code = sources.filter(({ file }) => !isTest(file) && !file.startsWith('bench/'));
const linesOf = (text: string): number => text.trimEnd().split('\n').length;
const without = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');

describe('files', () => {
  it('have at most 450 lines, tests at most 700', () => {
    const tooLong = sources.filter(({ file, text }) => linesOf(text) > (isTest(file) ? 700 : 450));
    expect(tooLong.map(({ file, text }) => `${file}: ${linesOf(text)}`)).toEqual([]);
  });

  it('have lines of at most 160 characters, texts for people and fixtures apart', () => {
    const tooLong = sources.flatMap(({ file, text }) => {
      if (!text.split('\n').some(line => line.length > 160)) return [];
      const texts = linesOfTexts(file, text);
      return text
        .split('\n')
        .flatMap((line, index) => (line.length > 160 && !texts(index + 1) ? [`${file}:${index + 1}`] : []));
    });
    expect(tooLong).toEqual([]);
  });

  it('tell one story each: the median file has at most 80 lines', () => {
    const lengths = code.map(({ text }) => linesOf(text)).sort((left, right) => left - right);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
  });

  it('name no folder of one machine', () => {
    const homes = new RegExp(String.raw`(^|['"\`\s(])(/home/|/Users/|/root/|/work/|[A-Z]:\\Users\\)[\w.-]`, 'm');
    expect(
      sources
        .filter(({ file, text }) => !file.startsWith('test/architecture/') && homes.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it('leave nothing for later', () => {
    const later = new RegExp(String.raw`\b(${['TODO', 'FIXME', 'XXX', 'HACK'].join('|')})\b`);
    expect(
      sources
        .filter(({ file, text }) => !file.startsWith('test/architecture/') && later.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it('skip no test', () => {
    expect(
      sources
        .filter(
          ({ file, text }) =>
            !file.startsWith('test/architecture/') && /\b(it|test|describe)\.(only|skip|todo)\b/.test(text),
        )
        .map(({ file }) => file),
    ).toEqual([]);
  });
});

describe('the platform', () => {
  it('has no word of the domain in it', () => {
    const words = new RegExp(
      String.raw`\b(students?|teachers?|courses?|advisors?|disciplines?|semesters?|curriculum|study_?cards?|` +
        String.raw`grades?|faculty|faculties|transcripts?|syllabus|enrollments?)\b`,
      'i',
    );
    const found = code
      .filter(({ file }) => file.startsWith('platform/'))
      .flatMap(({ file, text }) => {
        const word = words.exec(without(text));
        return word ? [`${file}: ${word[0]}`] : [];
      });
    expect(found).toEqual([]);
  });
});

describe('decisions', () => {
  /** Aggregates, decisions and policies: the folders of the command-service's modules that hold `evolve` or `decide`. */
  const pure = code.filter(
    ({ file, text }) =>
      file.startsWith('command-service/') &&
      /\b(evolve|decide)\b\s*[:(=]|Policy\b/.test(text) &&
      !/\bHost\b|\bsend\(/.test(text),
  );

  it('are found', () => expect(pure.length).toBeGreaterThan(3));

  it('know no clock and no chance: both come with the command', () => {
    const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\brandomUUID\(|\bnewId\(/;
    expect(pure.filter(({ text }) => impure.test(without(text))).map(({ file }) => file)).toEqual([]);
  });

  it('read and write nothing', () => {
    const external = /^(node:(fs|net|http|https|child_process|os)(\/.*)?|pg|fastify|bullmq)$/;
    expect(
      pure.flatMap(({ file, imports }) =>
        imports
          .filter(({ target }) => target !== null && external.test(target))
          .map(({ target }) => `${file}: ${target}`),
      ),
    ).toEqual([]);
  });
});

describe('package.json', () => {
  it('names every workspace package that its code imports', () => {
    const missing = new Set<string>();
    for (const { file, imports } of code) {
      const workspace = file.split('/')[0]!;
      const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')) as {
        dependencies?: Record<string, string>;
      };
      const peers = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')) as {
        optionalDependencies?: Record<string, string>;
      };
      for (const { target } of imports) {
        if (target === null || target.startsWith('node:') || target.includes('/src/') || target.startsWith('.'))
          continue;
        if (!(target in dependencies) && !(target in (peers.optionalDependencies ?? {})))
          missing.add(`${workspace}: ${target}`);
      }
    }
    expect([...missing]).toEqual([]);
  });
});
