import { addressOf, callHeaders, type CallInput } from './client.ts';
import type { AnswerOf, InputOf, KnownCall } from './contracts.ts';
import { ApiFailure, ApiRefusal } from './refusal.ts';

export interface Sending {
  signal?: AbortSignal;
  /** Bytes that have gone out. */
  onProgress?: (sent: number) => void;
}

/**
 * Sends a form with files and says how far it is, which `fetch` cannot. Throws `ApiRefusal`, `ApiFailure`, or an `AbortError` when it was stopped.
 * Failures show no notice: the field shows them at the file.
 */
export const sendForm = <K extends KnownCall>(
  call: K,
  input: Omit<InputOf<K>, 'body'>,
  form: FormData,
  { signal, onProgress }: Sending = {},
): Promise<AnswerOf<K>> =>
  new Promise((resolve, reject) => {
    const method = call.slice(0, call.indexOf(' '));
    const request = new XMLHttpRequest();
    request.open(method, addressOf(call, input as CallInput));
    request.responseType = 'json';
    for (const [name, value] of Object.entries(callHeaders(method))) request.setRequestHeader(name, value);
    request.upload.onprogress = event => onProgress?.(event.loaded);
    request.onload = () => {
      const body = request.response as { error?: ConstructorParameters<typeof ApiRefusal>[1] } | null;
      if (request.status >= 200 && request.status < 300) resolve(body as unknown as AnswerOf<K>);
      else
        reject(
          body?.error && request.status < 500
            ? new ApiRefusal(request.status, body.error)
            : new ApiFailure('server', request.status, body?.error?.request_id),
        );
    };
    request.onerror = () => reject(new ApiFailure('connection'));
    request.ontimeout = () => reject(new ApiFailure('timeout'));
    request.onabort = () => reject(new DOMException('stopped', 'AbortError'));
    if (signal?.aborted) return reject(new DOMException('stopped', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
