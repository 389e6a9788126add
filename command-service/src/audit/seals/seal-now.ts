import type { SealData } from '@portal/event-schemas/audit/ledger.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import type { Send } from '@portal/platform/http/types.ts';
import { openSealKey } from '@portal/platform/ledger/keys.ts';
import { makeSeal } from '@portal/platform/ledger/sealing.ts';
import { lastSeal } from '@portal/platform/ledger/seals.ts';
import { appendToWitnessFile } from '@portal/platform/ledger/witness.ts';
import type { Host } from '@portal/platform/service.ts';
import { RecordSeal } from './record-seal.ts';

/** Seals everything up to now and records the seal; null where nothing has happened since the last one. */
export async function sealNow(host: Host, send: Send): Promise<SealData | null> {
  const seal = await makeSeal(host.log, host.pool, openSealKey(host.config), host.clock.iso());
  if (seal === null) return null;
  await send(RecordSeal, seal);
  appendToWitnessFile(host.config, seal);
  return seal;
}

/** The first time on a day of the university's calendar; later calls of that day make none. */
export async function sealDaily(host: Host, send: Send): Promise<SealData | null> {
  const last = await lastSeal(host.log);
  const day = (moment: Date): string => dateIn(host.config.timeZone, moment);
  if (last && day(new Date(last.seal.sealed_at)) >= day(host.clock.now())) return null;
  return sealNow(host, send);
}
