import { api } from '../../../http/client.ts';
import { ApiFailure, ApiRefusal, refusalOf } from '../../../http/refusal.ts';
import { sendForm } from '../../../http/send-form.ts';
import { applicationCalls, type FormCalls } from './form-calls.ts';

/** A file up to this size goes in one request, a larger one in pieces of it. Bytes. */
export const wholeUpTo = 4 * 1024 * 1024;
const tries = 4;

export interface Uploading {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  /** The line is gone: it goes on by itself when it is back. */
  onWaiting: (waiting: boolean) => void;
  /** A large file that was begun before goes on where it broke off. */
  begun?: string;
  onBegun: (uid: string) => void;
  /** How long to wait before the try number `n` (from 1). */
  pause?: (n: number, signal: AbortSignal) => Promise<void>;
}

/** Brings one file to the server; answers its uid (`path`). Throws `ApiRefusal` (the file is not taken), `ApiFailure` (no way through), or an `AbortError`. */
export const uploadFile = (file: File, uploading: Uploading, calls: FormCalls = applicationCalls): Promise<string> =>
  file.size <= wholeUpTo ? uploadWhole(file, uploading, calls) : uploadPieces(file, uploading, calls);

async function uploadWhole(file: File, uploading: Uploading, { upload }: FormCalls): Promise<string> {
  const [stored] = await persist(uploading, () => sendForm(upload, {}, formOf('file', file, file.name), uploading));
  return stored!.path;
}

async function uploadPieces(file: File, uploading: Uploading, calls: FormCalls): Promise<string> {
  const { signal, onProgress } = uploading;
  const stateOf = (uid: string) => api(calls.progress, { params: { uid } }, { signal, quiet: true });
  const begin = () => api(calls.begin, { body: { name: file.name, size: file.size } }, { signal, quiet: true });
  let state = await persist(uploading, () =>
    uploading.begun
      ? stateOf(uploading.begun).catch(error => (error instanceof ApiRefusal ? begin() : Promise.reject(error)))
      : begin(),
  );
  uploading.onBegun(state.uid);
  while (!state.file) {
    const { uid, offset } = state;
    const piece = file.slice(offset, offset + Math.min(state.piece, wholeUpTo));
    state = await persist(
      uploading,
      () =>
        sendForm(calls.piece, { params: { uid }, query: { offset } }, formOf('piece', piece, 'piece'), {
          signal,
          onProgress: sent => onProgress(Math.min(file.size, offset + sent)),
        }),
      // The server has more or less than was thought: it says how much.
      () => stateOf(uid),
    );
    onProgress(state.offset);
  }
  return state.file.path;
}

const formOf = (field: string, content: Blob, name: string): FormData => {
  const form = new FormData();
  form.append(field, content, name);
  return form;
};

/** Tries again while only the line is at fault; `instead` finds out where things stand before the next try, and its answer counts. */
async function persist<T>(
  { signal, onWaiting, pause = comeBack }: Uploading,
  attempt: () => Promise<T>,
  instead?: () => Promise<T>,
): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await (n > 1 && instead ? instead() : attempt());
    } catch (error) {
      const refusal = refusalOf('PUT /studapps/uploads/{uid}/', error);
      const outOfPlace = refusal?.code === 'platform.upload_offset' && instead !== undefined;
      if (!outOfPlace && (!(error instanceof ApiFailure) || n >= tries)) throw error;
      onWaiting(!outOfPlace);
      if (!outOfPlace) await pause(n, signal);
      onWaiting(false);
    }
  }
}

/** 1, 2, 4 seconds; where the browser knows that there is no network, until it is back. */
const comeBack = (n: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const wait = () => setTimeout(resolve, 1000 * 2 ** (n - 1));
    signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')), { once: true });
    if (navigator.onLine) wait();
    else window.addEventListener('online', wait, { once: true });
  });
