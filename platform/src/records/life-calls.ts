import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import {
  audienceOf,
  isPermitted,
  type Act,
  type OtherRecord,
  type ReferencedRecords,
} from '@portal/event-schemas/kernel/entity/life.ts';
import { formSchema, recordSchema } from '@portal/event-schemas/kernel/entity/schemas.ts';
import { recordOf, type RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { Audience } from '@portal/event-schemas/kernel/roles.ts';
import { z } from 'zod';
import { command, type CallContext, type CommandCall } from '../http/types.ts';
import { recordAggregate } from './aggregate.ts';
import { actCommand } from './life-commands.ts';
import { actRefusals } from './refusals.ts';
import { saySince } from './say-since.ts';
import { readRecord } from './write.ts';

const uid = z.string().min(1).max(100);
const manyAtOnce = 200;

/** Each act of the entity's life has a call for one record, `POST <path>{uid}/<act>/`, and some one for many, `POST <path>many/<act>/`. */
export function actCalls(def: RecordDefinition): { call: CommandCall; audience: Audience }[] {
  const { entity, words } = def.declared! as {
    entity: Entity;
    words: { en: { acts?: Record<string, { does: string }> } };
  };
  return Object.entries(entity.life?.acts ?? {}).flatMap(([name, act]) => {
    const summary = words.en.acts?.[name]?.does ?? name;
    const calls = [
      oneCall(def, entity, name, act, summary),
      ...(act.many ? [manyCall(def, entity, name, act, summary)] : []),
    ];
    return calls.map(call => ({ call, audience: audienceOf(act, entity.write) }));
  });
}

const said = z.string().trim().max(1000).optional();

function oneCall(def: RecordDefinition, entity: Entity, name: string, act: Act, summary: string): CommandCall {
  const asked = formSchema({
    ...act.takes,
    ...Object.fromEntries((act.asks ?? []).map(field => [field, { ...entity.fields[field]!, stamp: undefined! }])),
  });
  return command({
    call: `POST ${entity.path}{uid}/${name}/` as Call,
    summary,
    params: z.object({ uid }),
    body: asked.extend(act.comment ? { comment: said } : {}),
    answer: recordSchema(entity.fields).extend({ uid, id: uid }),
    refuses: actRefusals(act),
    run: async (input: any) => {
      const { comment, ...fields } = input.body as { comment?: string };
      const id: string = input.params.uid;
      const looks = await readReferencedRecords(input, def, [id], fields);
      const send = () => input.send(actCommand(def, 1), { act: name, uids: [id], comment, fields, looks });
      const now = (await readRecord(input.host, def, id)) ?? {};
      // Who may act learns who was quicker; nobody else learns anything.
      const looked = await recordsOf(input.host, act.by.who ? (looks[id] ?? {}) : {});
      if (isPermitted(act.by, { id: input.actor.id, roles: input.roles }, now, looked))
        await saySince(input.host, recordAggregate(def), id, send);
      else await send();
      return { ...(await readRecord(input.host, def, id)), uid: id, id };
    },
  } as Omit<CommandCall, 'kind'>);
}

function manyCall(def: RecordDefinition, entity: Entity, name: string, act: Act, summary: string): CommandCall {
  return command({
    call: `POST ${entity.path}many/${name}/` as Call,
    summary: `${summary}: several at once, all or none; \`faults\` names those that stand in the way`,
    body: z.object({ uids: z.array(uid).min(1).max(manyAtOnce), comment: said }),
    answer: z.object({ count: z.int() }),
    refuses: actRefusals(act),
    run: async input => {
      const uids = [...new Set(input.body.uids)];
      const { comment } = input.body;
      const looks = await readReferencedRecords(input, def, uids);
      await input.send(actCommand(def, uids.length), { act: name, uids, comment: comment ?? null, looks });
      return { count: uids.length };
    },
  });
}

/** The records that are named, as they are now. */
const recordsOf = async (
  host: Pick<CallContext['host'], 'dispatcher'>,
  named: Readonly<Record<string, OtherRecord>>,
): Promise<ReferencedRecords> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(named).map(
        async ([name, { entity, uid: of }]) => [name, await readRecord(host, recordOf(entity), of)] as const,
      ),
    ),
  );

/** What the life of each record looks at now. */
export async function readReferencedRecords(
  { host, actor }: Pick<CallContext, 'host' | 'actor'>,
  def: RecordDefinition,
  uids: readonly string[],
  sent = {},
) {
  const { looks } = def.declared!.entity.life!;
  if (!looks) return {};
  const all = await Promise.all(
    uids.map(async one => {
      const fields = await readRecord(host, def, one);
      return [one, fields ? looks({ uid: one, ...fields }, actor.id, sent) : {}] as const;
    }),
  );
  return Object.fromEntries(all);
}
