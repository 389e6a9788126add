import { addDays, wallTime } from '@portal/platform/clock/occurrences.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { exportLedger, NotExported, positionAt } from '@portal/platform/ledger/export.ts';
import { describeFault } from '@portal/platform/ledger/faults.ts';
import { chainAll } from '@portal/platform/ledger/follower.ts';
import { changeSealKey, knownKeys, openSealKey } from '@portal/platform/ledger/keys.ts';
import { verify } from '@portal/platform/ledger/verify.ts';
import { readWitnessFile } from '@portal/platform/ledger/witness.ts';
import { createProgress } from '@portal/platform/logging/progress.ts';
import type { Host } from '@portal/platform/service.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { parseArgs } from 'node:util';
import { sealNow } from './seals/seal-now.ts';

const usage = `npm run audit -- verify
npm run audit -- seal
npm run audit -- export --out <folder> [--from <position or date>] [--to <position or date>]
npm run audit -- keys
npm run audit -- new-key

verify    looks through the whole log: what was altered, deleted, inserted or moved, and whether every seal holds. Ends with 1 when something is wrong.
seal      seals everything that happened up to now.
export    writes events, hashes, seals, keys and a script that verifies them without the portal. Dates are whole days in the university's time zone.
keys      shows the public keys that this portal knows.
new-key   seals what there is, then makes a new key; the old one stays known.
`;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `npm run audit`: tamper evidence from the command line, while the portal runs or not. Exit codes: 0 done, 1 something is wrong, 2 asked wrongly. */
export async function auditTool([verb, ...rest]: readonly string[], host: Host): Promise<number> {
  const does = verbs[verb ?? ''];
  if (!does || (verb !== 'export' && rest.length > 0)) {
    process.stderr.write(usage);
    return 2;
  }
  return does(host, rest);
}

const verbs: Record<string, (host: Host, args: readonly string[]) => Promise<number>> = {
  async verify({ log, pool, config }) {
    const progress = createProgress(process.stderr);
    const found = await verify(log, pool, { keys: knownKeys(config), witnessed: readWitnessFile(config) }, (done, of) =>
      progress.moving(`${done} of ${of} events`),
    );
    progress.step(`${found.events} events and ${found.seals} seals looked through`);
    for (const fault of found.faults) say(describeFault(fault));
    if (found.fault_count > found.faults.length) say(`… and ${found.fault_count - found.faults.length} more.`);
    if (!found.ok) say(`\nThe log is not what was recorded. Everything up to #${found.verified_to} is.`);
    else
      say(
        `Everything up to #${found.verified_to} is as it was recorded; up to #${found.sealed_to} it is sealed. Chain: ${found.chain}`,
      );
    if (found.unchained > 0) say(`${found.unchained} events are not chained yet: nothing can be said of them.`);
    if (!found.keys_compared)
      say(
        'No public keys were found in the data folder: the seals were checked with the keys that they name themselves.',
      );
    return found.ok ? 0 : 1;
  },

  async seal(host) {
    const send = senderFor(host, {
      actor: { id: systemActor, roles: [systemActor] },
      locale: 'ru',
      correlation_id: newId(),
    });
    const seal = await sealNow(host, send);
    say(
      seal
        ? `Seal ${seal.number}: ${seal.events} events, #${seal.first_position} to #${seal.last_position}. Root ${seal.root}, key ${seal.key}`
        : 'Nothing has happened since the last seal.',
    );
    return 0;
  },

  async export({ log, pool, config, clock }, args) {
    const {
      values: { out, from, to },
    } = parseArgs({
      args: [...args],
      options: { out: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } },
      strict: false,
    }) as { values: Record<string, string | undefined> };
    const isRange = (text: string | undefined) => text === undefined || /^\d{1,15}$|^\d{4}-\d\d-\d\d$/.test(text);
    if (!out || !isRange(from) || !isRange(to)) {
      process.stderr.write(usage);
      return 2;
    }
    await chainAll(log, pool);
    const position = async (text: string | undefined, side: 'from' | 'to'): Promise<number | undefined> => {
      if (text === undefined || /^\d{1,15}$/.test(text)) return text === undefined ? undefined : Number(text);
      return positionAt(
        log,
        wallTime(config.timeZone, side === 'from' ? text : addDays(text, 1), '00:00').toISOString(),
        side,
      );
    };
    const progress = createProgress(process.stderr);
    try {
      const done = await exportLedger(
        log,
        pool,
        out,
        { from: await position(from, 'from'), to: await position(to, 'to') },
        clock.iso(),
        (at, of) => progress.moving(`${at} of ${of} events`),
      );
      progress.step(`${done.events} events, #${done.from} to #${done.to}, and ${done.seals} seals are in ${out}`);
      say(`Verify them with: node ${out}/verify.mjs`);
      return 0;
    } catch (error) {
      if (!(error instanceof NotExported)) throw error;
      process.stderr.write(`${error.message}\n`);
      return 2;
    }
  },

  async keys({ config }) {
    const { id } = openSealKey(config);
    for (const [known, key] of knownKeys(config)) say(`${known}${known === id ? ' (seals now)' : ''}  ${key}`);
    return 0;
  },

  async 'new-key'(host) {
    const sealed = await verbs['seal']!(host, []);
    const { before, after } = changeSealKey(host.config);
    say(`The key ${after} seals from now on; ${before} stays known. Publish the new id.`);
    return sealed;
  },
};
