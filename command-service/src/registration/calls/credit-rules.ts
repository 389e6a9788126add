import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { creditLimitRule } from '@portal/event-schemas/registration/records.ts';
import { refuseBelowCollected } from '../settings/collected-credits.ts';
import { uidMade } from '@portal/platform/http/send.ts';
import { command, Refused, type Send } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { refuseOutOfOrder } from '@portal/platform/records/ordered.ts';
import { readRecord, writeRecord, type RecordIntent } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';
import { z } from 'zod';
import { contracts } from '@portal/event-schemas/registration/calls.ts';
import { creditRule } from '@portal/event-schemas/registration/settings-calls.ts';

/** Minimum not above maximum, also for audit (portal.md §5): said before what students have collected. */
function inOrder(
  limits: z.infer<typeof creditRule>,
  now: z.infer<typeof creditRule> | null,
  sent: Partial<z.infer<typeof creditRule>>,
): void {
  const disorder = refuseOutOfOrder(creditLimitRule, limits, now, sent);
  if (disorder) throw new Refused(disorder);
}
/** A second rule for the same scope is refused in the words of credit rules. */
async function writeRule(host: Host, send: Send, intent: RecordIntent) {
  try {
    return await writeRecord(host, send, creditLimitRule, intent);
  } catch (error) {
    const exists = error instanceof Refused && error.rejection.code === 'platform.record_key_taken';
    throw exists ? new Refused(reject('registration.rule_exists', {}, error.rejection.fields)) : error;
  }
}
export const createRule = command(contracts['POST /registration/credit_limit_rules/'], {
  summary: 'Add a credit limit rule',
  run: async ({ host, send, body }) => {
    inOrder(body, null, body);
    const created = newId();
    await refuseBelowCollected(host, created, body);
    const done = await writeRule(host, send, { kind: 'create', uid: created, fields: body });
    return { uid: uidMade(done, created), ...body };
  },
});
export const changeRule = command(contracts['PUT /registration/credit_limit_rules/{uid}/'], {
  summary: 'Change a credit limit rule',
  run: async ({ host, send, params, body }) => {
    const now = (await readRecord(host, creditLimitRule, params.uid)) as z.infer<typeof creditRule> | null;
    if (now) {
      inOrder({ ...now, ...body }, now, body);
      await refuseBelowCollected(host, params.uid, { ...now, ...body });
    }
    await writeRule(host, send, { kind: 'change', uid: params.uid, fields: body });
    return {
      uid: params.uid,
      ...((await readRecord(host, creditLimitRule, params.uid)) as z.infer<typeof creditRule>),
    };
  },
});
export const removeRule = command(contracts['DELETE /registration/credit_limit_rules/{uid}/'], {
  summary: 'Remove a credit limit rule',
  run: async ({ host, send, params }) => {
    await writeRecord(host, send, creditLimitRule, { kind: 'remove', uid: params.uid });
    return undefined;
  },
});
