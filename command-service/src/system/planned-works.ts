import { contracts } from '@portal/event-schemas/system/calls.ts';
import type { SystemEvent } from '@portal/event-schemas/system/events.ts';
import { settingsId, type PlannedWorks } from '@portal/event-schemas/system/values.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { command } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { isDeepStrictEqual } from 'node:util';
import { systemSettings, type Settings } from './settings.ts';

const one = [systemSettings] as const;
const ofOne = (): [string] => [settingsId];
const happened = (...events: SystemEvent[]): SystemEvent[] => events;

/** Announces maintenance: it lies ahead, ends after it begins, and ends by itself only where its end is known. */
export const planWorks = defineCommand({
  type: 'PlanWorks',
  aggregates: one,
  ids: (_wanted: PlannedWorks) => ofOne(),
  decide(wanted, [{ works }], _facts, { now }) {
    const { starts_at, ends_at, ends_by_itself } = wanted;
    if (starts_at <= now) return reject('system.works_in_the_past', {}, { starts_at: 'system.works_in_the_past' });
    if (ends_at !== null && ends_at <= starts_at)
      return reject('system.works_end_first', {}, { ends_at: 'system.works_end_first' });
    if (ends_by_itself && ends_at === null)
      return reject('system.works_end_needed', {}, { ends_at: 'system.works_end_needed' });
    const same = works && isDeepStrictEqual(works, { ...wanted, under_way: false });
    return [same ? [] : happened({ type: 'WorksPlanned', data: wanted })];
  },
});

/** Takes an announcement back; maintenance that has begun goes on. */
export const cancelWorks = defineCommand({
  type: 'CancelWorks',
  aggregates: one,
  ids: (_wanted: object) => ofOne(),
  decide: (_wanted, [{ works }]) => [works ? happened({ type: 'WorksCancelled', data: {} }) : []],
});

/** What is to be done about announced maintenance at a moment. */
export function dueOf({ works, tech_block }: Pick<Settings, 'works' | 'tech_block'>, now: string): SystemEvent[] {
  if (!works) return [];
  const { starts_at, ends_at, starts_by_itself, ends_by_itself, under_way } = works;
  const isPast = ends_at !== null && ends_at <= now;
  if (under_way)
    return isPast && ends_by_itself && tech_block.tech_block
      ? [{ type: 'TechBlockSet', data: { tech_block: false, tech_block_date_end: null } }]
      : [];
  if (isPast) return [{ type: 'WorksOver', data: {} }];
  return starts_by_itself && starts_at <= now
    ? [{ type: 'TechBlockSet', data: { tech_block: true, tech_block_date_end: ends_at } }]
    : [];
}

/** Begins or ends announced maintenance whose time has come. */
export const followWorks = defineCommand({
  type: 'FollowWorks',
  aggregates: one,
  ids: (_wanted: object) => ofOne(),
  decide: (_wanted, [state], _facts, { now }) => [dueOf(state, now)],
});

/** What everybody sees of maintenance. */
export const techCodeOf = async ({ dispatcher }: Pick<Host, 'dispatcher'>) => {
  const { tech_block, works } = (await dispatcher.state(systemSettings, settingsId)).state;
  if (!works) return { ...tech_block, planned: null };
  const { under_way: _underWay, ...shown } = works;
  return { ...tech_block, planned: shown };
};

const inUtc = (moment: string): string => new Date(moment).toISOString();

export const planWorksCall = command(contracts['POST /common/tech_code/planned/'], {
  summary: 'Announce maintenance',
  async run({ host, body, send }) {
    const ends_at = body.ends_at === null ? null : inUtc(body.ends_at);
    await send(planWorks, { ...body, starts_at: inUtc(body.starts_at), ends_at });
    return techCodeOf(host);
  },
});

export const cancelWorksCall = command(contracts['DELETE /common/tech_code/planned/'], {
  summary: 'Take announced maintenance back',
  async run({ host, send }) {
    await send(cancelWorks, {});
    return techCodeOf(host);
  },
});

/** Looks every few seconds; nothing is sent while nothing is due. */
export const worksJob = defineJob<object>({
  name: 'system-works',
  schedule: { every: 10_000 },
  async run(_data, host: Host) {
    const { state } = await host.dispatcher.state(systemSettings, settingsId);
    if (dueOf(state, host.clock.iso()).length === 0) return { done: 0 };
    const actor = { id: systemActor, roles: [systemActor] };
    await senderFor(host, { actor, locale: 'ru', correlation_id: newId() })(followWorks, {});
    return { done: 1 };
  },
});
