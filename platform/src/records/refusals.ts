import type { Act } from '@portal/event-schemas/kernel/entity/life.ts';
import { usesByEntities, type RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { kitRefusals } from '@portal/event-schemas/kernel/refusals.ts';
import { hasFiles } from './files.ts';

type Verb = 'create' | 'change' | 'remove' | 'restore';
type KitRefusal = (typeof kitRefusals)[number];
const when = (holds: unknown, ...codes: KitRefusal[]): KitRefusal[] => (holds ? codes : []);

/** What a call that writes records of a kind is refused with besides what every call is: of the kit, and of the declaration. */
export function recordRefusals(def: RecordDefinition, verb: Verb): string[] {
  const { entity } = def.declared ?? {};
  const [creates, changes, removes] = [verb === 'create', verb === 'change', verb === 'remove'];
  const isUsed = def.references?.length || usesByEntities(def.entity).length > 0;
  const own = removes
    ? []
    : [
        ...(entity?.rules ?? []).map(({ code }) => code),
        ...(def.ordered ?? []).map(({ code }) => code),
        ...[def.apart, def.noCircle, creates && entity?.life?.begins].flatMap(rule => (rule ? [rule.code] : [])),
      ];
  return [
    'platform.record_stale',
    ...when(entity?.owner, 'platform.not_yours'),
    ...when(entity?.life && (changes || removes), 'platform.act_not_now'),
    ...when(creates, 'platform.record_exists'),
    ...when(changes && entity, 'platform.changed_meanwhile'),
    ...when(!removes && def.unique?.length, 'platform.record_key_taken'),
    ...when(!removes && def.namesRecords?.length, 'platform.record_unknown'),
    ...when((creates || changes) && hasFiles(def), 'platform.file_unknown'),
    ...when((removes || (changes && def.fixed?.length)) && isUsed, 'platform.record_in_use'),
    ...((changes || removes) && entity?.stays ? [entity.stays.code] : []),
    ...new Set(own),
  ];
}

/** What an act on one or several records is refused with. */
export const actRefusals = ({ notBy, when: conditions = [], comment }: Act): string[] => [
  'platform.act_not_now',
  'platform.not_yours',
  ...when(comment === 'required', 'platform.comment_required'),
  ...[notBy ?? [], conditions].flat(2).map(({ code }) => code),
];
