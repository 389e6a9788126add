import { newId } from '@portal/platform/ids/ids.ts';
import type { EventLog } from '@portal/platform/event-log/types.ts';

/** Appends events to streams as the decisions would: each call is one command of one person at one moment. Waits for nothing. */
export function appender(log: EventLog) {
  const versions = new Map<string, number>();
  return async (
    stream: string,
    events: readonly { type: string; data: unknown }[],
    { actor, at, on_behalf_of }: { actor: string; at: string; on_behalf_of?: string },
  ): Promise<number> => {
    const expected_version = versions.get(stream) ?? 0;
    const command_id = newId();
    const result = await log.append({
      writes: [{ stream, expected_version, events }],
      context: {
        command_id,
        command: 'Test',
        correlation_id: command_id,
        causation_id: command_id,
        actor: { id: actor, roles: [], ...(on_behalf_of ? { on_behalf_of } : {}) },
        occurred_at: at,
        locale: 'en',
      },
    });
    if (!result.ok) throw new Error(JSON.stringify(result));
    versions.set(stream, expected_version + events.length);
    return result.position;
  };
}
