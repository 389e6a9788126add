import type { Host } from '@portal/platform/service.ts';
import { carryOut } from '../import/carry-out.ts';
import { catalogueSteps } from './catalogue-steps.ts';
import { registrationSteps } from './registration-steps.ts';
import { demoUniversity } from './university.ts';

/** Makes the demo university by the commands that everybody else uses. Begun anew after an interruption it goes on where it was. */
export async function demo(host: Host, progress: (text: string) => void): Promise<void> {
  const university = demoUniversity(host.clock.iso());
  await carryOut(host, [...catalogueSteps(university), ...registrationSteps(university)], (title, done, of) => {
    if (done === of || done % 100 === 0) progress(`${title}: ${done} of ${of}`);
  });
}
