import { type VerificationView } from '@portal/event-schemas/audit/ledger-views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { ledgerEnd } from '@portal/platform/ledger/blocks.ts';
import {
  askForCheck,
  lastCheck,
  openCheck,
  readCheck,
  recentChecks,
  type Check,
} from '@portal/platform/ledger/checks.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { namesOf } from '../names.ts';
import { newestSeal, nextSealBy } from './seals.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

/** How many of the last verifications are shown. */
const shown = 20;

async function asViews(db: Sql, checks: readonly Check[]): Promise<VerificationView[]> {
  const names = await namesOf(
    db,
    checks.flatMap(({ asked_by }) => asked_by ?? []),
  );
  return checks.map(({ asked_by, ...check }) => ({
    ...check,
    asked_by: asked_by === null ? null : { uid: asked_by, display_name: String(names.get(asked_by) ?? asked_by) },
  }));
}
const asView = async (db: Sql, check: Check | null): Promise<VerificationView | null> =>
  check ? (await asViews(db, [check]))[0]! : null;

/** Verifying changes nothing of what it looks at: it is asked for like an export, and the auditor may. */
export const verificationCalls = [
  query(contracts['POST /audit/verifications/'], {
    summary: 'Verify the whole log against its ledger now; answers the one under way if there is one',
    run: async ({ host, actor }) => ({ id: await askForCheck(host, actor.id) }),
  }),
  query(contracts['GET /audit/verifications/'], {
    summary: 'The last verifications, newest first',
    run: async ({ db }) => ({ results: await asViews(db, await recentChecks(db, shown)) }),
  }),
  query(contracts['GET /audit/verifications/{id}/'], {
    summary: 'How far a verification is, and what it found',
    async run({ db, params: { id } }) {
      const check = await asView(db, await readCheck(db, id));
      if (!check) throw new Refused(reject('audit.verification_not_found'));
      return check;
    },
  }),
  query(contracts['GET /audit/ledger/'], {
    summary: 'How far the log is chained, sealed and verified',
    async run({ db, host }) {
      const [last_position, end, seal, last, running] = await Promise.all([
        host.log.head(),
        ledgerEnd(db),
        newestSeal(db),
        lastCheck(db),
        openCheck(db, host.clock.iso()),
      ]);
      const [verification, under_way] = [await asView(db, last), await asView(db, running)];
      const sealed_to = seal?.last_position ?? 0;
      const {
        rows: [behind],
      } = await db.query<{ count: number }>(
        'SELECT coalesce(sum(events), 0)::float8 AS count FROM ledger.blocks WHERE first_position > $1',
        [sealed_to],
      );
      return {
        last_position,
        chained_to: end.last_position,
        chain: end.chain_after.toString('hex'),
        sealed_to,
        unsealed: behind!.count,
        last_seal: seal,
        next_seal_by: nextSealBy(host),
        verification,
        running: under_way,
      };
    },
  }),
];
