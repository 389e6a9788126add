import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { Host } from '../service.ts';

/** The service that was asked did not do it. `status` 0: it did not answer. */
export class ServiceCallFailed extends Error {
  readonly status: number;
  constructor(call: string, status: number, detail: string) {
    super(`${call} was answered ${status || 'not at all'}: ${detail}`);
    this.status = status;
  }
}

/** How long the worker waits for an answer, in milliseconds (portal.md §9). */
const timeout = 60_000;

/**
 * Sends a call to the command-service with the service token: the worker's only way to change something. `key` makes a repetition harmless;
 * `request_id` is the request from which it follows: it stands in the log lines and events of the other service too; `caused_by`: the
 * event that led to it. Throws `ServiceCallFailed`.
 */
export async function callService(
  host: Pick<Host, 'config' | 'url'>,
  call: Call,
  body: unknown,
  { key, request_id, caused_by }: { key?: string; request_id?: string; caused_by?: string } = {},
): Promise<unknown> {
  const base = host.config.commandsUrl ?? host.url;
  if (!base) throw new ServiceCallFailed(call, 0, 'this process has no open port and PORTAL_COMMANDS_URL is not set');
  const [method, path] = call.split(' ') as [string, string];
  const response = await fetch(`${base.replace(/\/$/, '')}/api/v1${path}`, {
    method,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
    headers: {
      'content-type': 'application/json',
      'x-service-token': host.config.serviceToken,
      ...(key ? { 'idempotency-key': key } : {}),
      ...(request_id ? { 'x-correlation-id': request_id, 'x-request-id': request_id } : {}),
      ...(caused_by ? { 'x-causation-id': caused_by } : {}),
    },
  }).catch((error: Error) => {
    throw new ServiceCallFailed(call, 0, error.message);
  });
  const text = await response.text();
  if (!response.ok) throw new ServiceCallFailed(call, response.status, text.slice(0, 500));
  return text ? JSON.parse(text) : undefined;
}
