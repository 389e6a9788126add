import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule, TestState } from 'vitest/node';

const lines = 60;
const indented = (text: readonly string[]): string =>
  text
    .slice(0, lines)
    .map(line => `           ${line.slice(0, 300)}`)
    .join('\n');

/** One plain line for each finished file: seconds, counts, path; failed tests follow with what differs. A log that is cut off says what took how long. */
export default class FileReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const ended = (state: TestState): TestCase[] => [...module.children.allTests(state)];
    const { duration, setupDuration, collectDuration } = module.diagnostic();
    const seconds = ((duration + setupDuration + collectDuration) / 1000).toFixed(1).padStart(7);
    const counts = (['passed', 'skipped', 'failed'] as const)
      .map(state => [ended(state).length, state] as const)
      .filter(([many, state]) => many > 0 || state === 'passed')
      .map(([many, state]) => `${many} ${state}`);
    process.stdout.write(`${seconds} s  ${path.relative(process.cwd(), module.moduleId)}  ${counts.join(', ')}\n`);
    for (const test of ended('failed')) {
      const { message = '', diff = '' } = test.result().errors?.[0] ?? {};
      process.stdout.write(`${indented([test.fullName, message, ...stripVTControlCharacters(diff).split('\n')])}\n`);
    }
    // Of a file, or of a group in it that could not begin: its tests count as skipped.
    for (const part of [module, ...module.children.allSuites()])
      for (const error of part.errors()) process.stdout.write(`${indented([error.message])}\n`);
  }
}
