import { gather } from '@portal/platform/host/gather.ts';
import { loadServices, serviceNames } from '@portal/platform/host/load-services.ts';
import { moduleSchemas } from '@portal/platform/host/migrations.ts';
import { schemaOf } from '@portal/platform/projections/tables.ts';
import { describe, expect, it } from 'vitest';

const services = await loadServices(serviceNames);
const { modules, projections } = gather(services);

describe('the tables of a module', () => {
  it('stand in its schema: its own, or the one that it says', () => {
    expect(
      modules.flatMap(({ name, schema = name, projections: own = [], records = [] }) => [
        ...own.filter(one => schemaOf(one, 'live') !== schema).map(one => `${name}: ${one.name}`),
        ...records.filter(one => one.module !== schema).map(one => `${name}: ${one.module}.${one.table}`),
      ]),
    ).toEqual([]);
  });

  it('have a schema that the migration makes, whatever service runs alone', () => {
    for (const service of services) {
      const alone = gather([service]);
      const made = moduleSchemas(alone.modules);
      expect(alone.projections.map(one => schemaOf(one, 'live')).filter(schema => !made.includes(schema))).toEqual([]);
    }
  });
});

/**
 * Read models that installations have had since registration was one module (docs/decisions/0037). A checkpoint stands under the name: under
 * another one the read model would be built again.
 */
const kept = [
  'access_history',
  'board',
  'cancelled_orders',
  'cards',
  'choices',
  'credit_limit_rules',
  'fields_of_sciences',
  'individual_plans',
  'offerings',
  'registration_manuals',
  'registration_periods',
  'registration_settings',
  'standings',
  'statistics',
  'status_switches',
  'super_registrations',
  'teacher_requests',
  'waiting_history',
  'watches',
];

it('what an installation has of registration keeps its name, whichever module it stands in', () => {
  const names = projections.map(({ name }) => name);
  expect(kept.map(name => `registration.${name}`).filter(name => !names.includes(name))).toEqual([]);
});
