import type { AsOfView } from '@portal/event-schemas/audit/as-of.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Snapshot } from '@portal/platform/as-of/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

/** As they are answered, with the name of who asked. */
async function shown(
  { actor, db }: Pick<CallContext, 'actor'> & { db: Sql },
  snapshots: readonly Snapshot[],
): Promise<AsOfView[]> {
  const { rows } = await db.query<{ uid: string; display_name: string }>(
    'SELECT uid, display_name FROM identity.people_public WHERE uid = ANY($1)',
    [snapshots.map(snapshot => snapshot.asked_by)],
  );
  const names = new Map(rows.map(row => [row.uid, row.display_name]));
  return snapshots.map(({ uid, moment, position, status, done, of, asked_by, used_at }) => ({
    uid,
    moment,
    position,
    status,
    done,
    of,
    used_at,
    mine: asked_by === actor.id,
    asked_by: { uid: asked_by, display_name: names.get(asked_by) ?? asked_by },
  }));
}

/** The portal as of a moment: asked for, built by a job, then named in `X-As-Of` of every other query. They are no events: looking leaves the log as it is. */
export const asOfCalls = [
  query(contracts['GET /audit/as_of/'], {
    summary: 'Moments that are kept ready to be looked at, the last used first',
    run: async input => shown(input, await input.host.snapshots.list()),
  }),
  query(contracts['POST /audit/as_of/'], {
    summary:
      'The portal as of a moment or of an event: one that is there, one that moves there, or a new one that a job builds',
    async run(input) {
      const { moment, position, from } = input.body;
      return (
        await shown(input, [
          await input.host.snapshots.ask({
            account: input.actor.id,
            ...(position === undefined ? { moment } : { position }),
            ...(from ? { from } : {}),
          }),
        ])
      )[0]!;
    },
  }),
  query(contracts['GET /audit/as_of/{uid}/'], {
    summary: 'How far it is',
    async run(input) {
      const past = await input.host.snapshots.find(input.params.uid);
      if (!past) throw new Refused(reject('platform.past_gone', { uid: input.params.uid }));
      return (await shown(input, [past]))[0]!;
    },
  }),
];
