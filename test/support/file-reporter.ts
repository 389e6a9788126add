import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** One plain line for each finished file: seconds, counts, path. A log that is cut off still shows what took how long. */
export default class FileReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()];
    const failed = tests.filter(test => test.result().state === 'failed');
    const { duration, setupDuration, collectDuration } = module.diagnostic();
    const seconds = ((duration + setupDuration + collectDuration) / 1000).toFixed(1).padStart(7);
    const counts = failed.length > 0 ? `${failed.length} of ${tests.length} failed` : `${tests.length} passed`;
    process.stdout.write(`${seconds} s  ${path.relative(process.cwd(), module.moduleId)}  ${counts}\n`);
    for (const test of failed)
      process.stdout.write(`           ${test.fullName}\n           ${test.result().errors?.[0]?.message ?? ''}\n`);
    for (const error of module.errors()) process.stdout.write(`           ${error.message}\n`);
  }
}
