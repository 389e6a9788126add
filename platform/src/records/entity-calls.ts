import { emptyOf, orderOf, type Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { details } from '@portal/event-schemas/kernel/bounds.ts';
import { creationSchema, formSchema, recordSchema } from '@portal/event-schemas/kernel/entity/schemas.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { z } from 'zod';
import { command, Refused, type CallContext, type CommandCall } from '../http/types.ts';
import { newId } from '../ids/ids.ts';
import { uidMade } from '../http/send.ts';
import { recordAggregate, type Fields } from './aggregate.ts';
import { uploadCall, writeWithFiles } from './files.ts';
import { lastPlace, moveCall } from './places.ts';
import { refuseWhileUsed } from './references.ts';
import { recordRefusals } from './refusals.ts';
import { saySince } from './say-since.ts';
import { readRecord, writeRecord } from './write.ts';

const uid = z.string().min(1).max(100);
/**
 * The record's uid is the last parameter of the path, whatever it is called; in listed calls without one it comes in
 * the body or the query.
 */
const target = (call: string): string | undefined => /.*\{(\w+)\}/.exec(call)?.[1];
function whereUid(call: string): { params?: z.ZodObject; query?: z.ZodObject; inBody: boolean } {
  const name = target(call);
  if (name) return { params: z.object({ [name]: uid }), inBody: false };
  return call.startsWith('DELETE') ? { query: z.object({ uid }), inBody: false } : { inBody: true };
}
const uidOf = (call: string, input: { params?: any; query?: any; body?: any }): string =>
  String(target(call) ? input.params[target(call)!] : (input.body?.uid ?? input.query?.uid));

/** What the server fills in, for an account at a moment (ISO 8601 UTC). */
export function stampedFields({ fields, life }: Entity, account: string, now: string): Fields {
  const stamps = { actor: account, now, state: life?.initial };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { stamp }]) => stamp)
      .map(([name, field]) => [
        name,
        field.stamp === 'act' || field.stamp === 'portal' ? emptyOf(field) : stamps[field.stamp!],
      ]),
  );
}

async function answered({ host }: CallContext, def: RecordDefinition, id: string): Promise<Fields> {
  const { state } = await host.dispatcher.state(recordAggregate(def), id);
  return { uid: id, id, ...(state.status === 'present' ? state.fields : {}) };
}

/** A record is made by those whom its owner's circle has, and by the roles that change what is others'. */
async function refuseStranger({ host, actor, roles }: CallContext, { owner }: Entity, values: Fields): Promise<void> {
  const circle = owner?.makes;
  if (!circle || owner.others.some(role => roles.includes(role))) return;
  const { rowCount } = await host.pool.query(
    `select from ${circle.view} other where other."${circle.by}" = $1 and other."${circle.person}" = $2 limit 1`,
    [values[circle.field], actor.id],
  );
  if (!rowCount) throw new Refused(reject('platform.not_yours', {}, { [circle.field]: 'platform.not_yours' }));
}

/** Create, change, remove and restore of an entity; create, change and restore answer the whole record. */
export function entityCommandCalls(def: RecordDefinition): CommandCall[] {
  const { entity, words } = def.declared! as { entity: Entity; words: { en: { object: string } } };
  const { fields, calls } = entity;
  const answer = recordSchema(fields).extend({ uid, id: uid });
  const what = words.en.object;
  const made: CommandCall[] = [...uploadCall(def), ...moveCall(def)];
  if (calls.create)
    made.push(
      command({
        call: calls.create,
        summary: `Add ${what}`,
        body: creationSchema(fields),
        answer,
        refuses: recordRefusals(def, 'create'),
        run: async input => {
          const values: Fields = { ...input.body, ...stampedFields(entity, input.actor.id, input.host.clock.iso()) };
          await refuseStranger(input, entity, values);
          const order = orderOf(fields);
          if (order && values[order] === null) values[order] = await lastPlace(input.host, def);
          const id = entity.uid?.(values) ?? newId();
          const done = await writeWithFiles(input, def, null, values, () =>
            writeRecord(input.host, input.send, def, { kind: 'create', uid: id, fields: values }),
          );
          return answered(input, def, uidMade(done, id));
        },
      }),
    );
  if (calls.change) {
    const call = calls.change;
    const { inBody, ...where } = whereUid(call);
    const changing = Object.entries(fields).filter(([, { once }]) => !once);
    const seen = formSchema(Object.fromEntries(changing)).partial();
    made.push(
      command({
        call,
        summary: `Change ${what}`,
        ...where,
        body: seen.extend({
          ...(inBody ? { uid } : {}),
          seen: details.optional(),
        }),
        answer,
        refuses: recordRefusals(def, 'change'),
        run: async (input: any) => {
          const { uid: _uid, seen: before, ...changes } = input.body as Fields & { seen?: Fields };
          const id = uidOf(call, input);
          await refuseWhileUsed(input.host, def, id, changes);
          await writeWithFiles(input, def, await readRecord(input.host, def, id), changes, () =>
            saySince(input.host, recordAggregate(def), id, () =>
              writeRecord(input.host, input.send, def, {
                kind: 'change',
                uid: id,
                fields: changes,
                ...(before ? { seen: before } : {}),
              }),
            ),
          );
          return answered(input, def, id);
        },
      } as Omit<CommandCall, 'kind'>),
    );
  }
  if (calls.remove) {
    const call = calls.remove;
    const { inBody, ...where } = whereUid(call);
    made.push(
      command({
        call,
        summary: `Remove ${what}`,
        ...where,
        ...(inBody ? { body: z.object({ uid }) } : {}),
        refuses: recordRefusals(def, 'remove'),
        run: async (input: any) => {
          const id = uidOf(call, input);
          await refuseWhileUsed(input.host, def, id);
          await writeRecord(input.host, input.send, def, { kind: 'remove', uid: id });
        },
      } as Omit<CommandCall, 'kind'>),
    );
  }
  if (calls.restore) {
    const call = calls.restore;
    made.push(
      command({
        call,
        summary: `Restore ${what} that was removed`,
        ...whereUid(call),
        answer,
        refuses: recordRefusals(def, 'restore'),
        run: async (input: any) => {
          const id = uidOf(call, input);
          await writeRecord(input.host, input.send, def, { kind: 'restore', uid: id });
          return answered(input, def, id);
        },
      } as Omit<CommandCall, 'kind'>),
    );
  }
  return made;
}
