import { applicants } from '../roles.ts';
import type { TypeDefinition } from '../definition.ts';
import { fault, type Fault } from './fault.ts';
import { formFaults } from './form.ts';
import { nothingKnown, type KnownActors } from './known.ts';
import { routeFaults } from './route.ts';
import { warnings } from './texts.ts';
import { waypointFaults } from './waypoints.ts';

/**
 * Everything that does not fit together in a definition, each with its place. Pure: the office's editor, the publication and the read side ask the
 * same. What keeps a type from being published is an error; the others are warnings.
 */
export const findFaults = (definition: TypeDefinition, known: KnownActors = nothingKnown): Fault[] => [
  ...generalFaults(definition),
  ...formFaults(definition.properties),
  ...routeFaults(definition.route, definition.properties),
  ...waypointFaults(definition, known),
];
export const isWarning = ({ code }: Fault): boolean => warnings.includes(code);
export const isError = (one: Fault): boolean => !isWarning(one);

function generalFaults({ audience, period }: TypeDefinition): Fault[] {
  const faults: Fault[] = [];
  for (const [index, role] of audience.roles.entries())
    if (!(applicants as readonly string[]).includes(role))
      faults.push(fault(`audience.roles.${index}`, 'applications.fault_role_never_applies'));
  const narrowed = [audience.preparation_levels, audience.study_forms, audience.courses, audience.edu_programs].some(
    list => list.length > 0,
  );
  if (narrowed && !audience.roles.includes('student'))
    faults.push(fault('audience.roles', 'applications.fault_narrowed_without_students'));
  if (period && Date.parse(period.end) <= Date.parse(period.start))
    faults.push(fault('period.end', 'applications.fault_period_ends_before_start'));
  return faults;
}
