import { refusals } from '@portal/event-schemas/registration/refusals.ts';
import { errors as curriculumErrors } from '@portal/event-schemas/curriculum/errors.ts';
import { errors as identityErrors } from '@portal/event-schemas/identity/errors.ts';
import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { platformErrors } from '@portal/platform/http/errors.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import type { Step } from './plan.ts';
import { Faults } from './faults.ts';

/** What a refusal says, in English as the tool speaks. */
export function inWords(host: Host, rejection: Rejection): string {
  const explain = explainer([platformErrors, curriculumErrors, refusals, identityErrors], host.config.timeZone);
  const fields = Object.keys(rejection.fields ?? {});
  return `${explain(rejection, 'en', '').error.message}${fields.length > 0 ? ` (${fields.join(', ')})` : ''} [${rejection.code}]`;
}

type Rehearsing = Pick<Step, 'command' | 'data' | 'at' | 'stream' | 'done' | 'record'>;

/**
 * Decides all commands by the portal's own rules, one after the other, and changes nothing; the events that would come of them are checked, too. A command
 * that looks at facts cannot be decided before what they tell of is made: it is left to the run, unless it changes what is there already (`there`).
 * @throws {ImportRefused} with everything that the portal would refuse
 */
export async function rehearseAll(
  host: Host,
  steps: readonly Rehearsing[],
  there: ReadonlySet<unknown> = new Set(),
): Promise<void> {
  const faults = new Faults();
  const placed = (step: Pick<Step, 'at' | 'stream'>): [string, number] => [
    step.at?.file ?? step.stream ?? 'the source',
    step.at?.line ?? 0,
  ];
  const decidable = steps.filter(
    step => host.commands.has(step.command) && (there.has(step) || !host.commands.get(step.command)!.facts),
  );
  for (const step of steps) {
    const fields =
      step.record && step.command.startsWith('Create')
        ? step.record.fields.safeParse({ ...step.record.defaults, ...(step.data as object) })
        : undefined;
    for (const issue of fields?.error?.issues ?? [])
      faults.add(...placed(step), 'fields', `${issue.path.join('.')}: ${issue.message}`);
  }
  const { steps: outcomes } = await host.dispatcher.dryRun(
    decidable.map(({ command, data }) => ({ definition: host.commands.get(command)!, data })),
    { actor: { id: systemActor, roles: [systemActor] }, locale: 'en', correlation_id: newId() },
  );
  for (const [index, { outcome }] of outcomes.entries()) {
    const step = decidable[index]!;
    if (!outcome.ok) {
      if (!step.done?.includes(outcome.rejection.code))
        faults.add(
          ...placed(step),
          outcome.rejection.code,
          `the portal would refuse this: ${inWords(host, outcome.rejection)}`,
        );
      continue;
    }
    for (const event of outcome.events) {
      const issues = host.catalogue[event.type]?.data.safeParse(event.data).error?.issues ?? [];
      for (const issue of issues.slice(0, 1))
        faults.add(...placed(step), 'fields', `${issue.path.join('.')}: ${issue.message}`);
    }
  }
  faults.refuse();
}
