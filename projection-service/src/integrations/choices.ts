import { contracts } from '@portal/event-schemas/integrations/calls.ts';
import { personalName } from '@portal/event-schemas/integrations/list-names.ts';
import { programRoles } from '@portal/event-schemas/integrations/roles.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { inFour } from '@portal/event-schemas/kernel/localized.ts';
import type { Audience, Role } from '@portal/event-schemas/kernel/roles.ts';
import { query } from '@portal/platform/http/types.ts';
import { canBeScope } from '@portal/platform/keys/holder.ts';
import { declaredModules } from '@portal/platform/modules/declared.ts';
import { publishedTypes } from '@portal/platform/relay/published-types.ts';

/** The roles of an audience that programs can have; `all`: whichever. */
const rolesOf = (audience: Audience): 'all' | Role[] =>
  typeof audience === 'string' ? 'all' : audience.filter(role => (programRoles as readonly Role[]).includes(role));

const callsOf = ({ access, name: module }: (typeof declaredModules)[number]) =>
  access.keyless
    ? []
    : [['command', access.commands] as const, ['query', { ...access.queries, ...access.folds }] as const].flatMap(
        ([kind, table]) =>
          Object.entries(table as Record<Call, Audience>).flatMap(([call, audience]) => {
            const roles = rolesOf(audience);
            return canBeScope(kind, audience) && roles.length > 0
              ? [{ value: call, name: inFour(() => call), module, roles }]
              : [];
          }),
      );
const bySpelling = (one: { value: string }, other: { value: string }): number => (one.value < other.value ? -1 : 1);

const scopes = query(contracts['GET /third_party_apis/scopes/'], {
  summary: 'Calls that a key may have as its scopes',
  asOf: 'never',
  run: async () => declaredModules.flatMap(callsOf).toSorted(bySpelling),
});

const eventTypes = query(contracts['GET /third_party_apis/event_types/'], {
  summary: 'Types of events that a connection can be told of, and which of them hold personal data',
  asOf: 'never',
  run: async () =>
    [...publishedTypes(declaredModules)]
      .map(([type, { module, definition }]) => {
        const personal = definition.personal.length > 0;
        return {
          value: type,
          name: inFour(locale => (personal ? `${type} · ${personalName[locale]}` : type)),
          module,
          personal,
        };
      })
      .toSorted(bySpelling),
});

export const choices = [scopes, eventTypes];
