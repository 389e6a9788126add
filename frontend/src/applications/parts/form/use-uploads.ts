import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../http/client.ts';
import { ApiRefusal } from '../../../http/refusal.ts';
import { useFormCalls } from './use-form-calls.ts';
import { uploadFile } from './upload.ts';

/** One file on its way. `refusal`: the server does not take it, in its words; without it a failed one can be tried again. */
export interface UploadItem {
  key: number;
  file: File;
  sent: number;
  state: 'waiting' | 'loading' | 'offline' | 'failed';
  refusal: string | null;
  begun?: string;
}
const atOnce = 2;

export interface Uploads {
  items: readonly UploadItem[];
  add(files: readonly File[]): void;
  retry(key: number): void;
  stop(key: number): void;
}

/**
 * Uploads of one field, two at a time, each with its own fate: `onDone` gets the uid of each that has arrived. Those
 * that are on their way hold the page back from being left.
 */
export function useUploads(onDone: (uid: string, file: File) => void): Uploads {
  const calls = useFormCalls();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  const change = useCallback(
    (key: number, more: Partial<UploadItem>) =>
      setItems(list => list.map(item => (item.key === key ? { ...item, ...more } : item))),
    [],
  );
  const start = useCallback(
    (item: UploadItem) => {
      const control = new AbortController();
      running.current.set(item.key, control);
      change(item.key, { state: 'loading', refusal: null });
      void uploadFile(
        item.file,
        {
          signal: control.signal,
          ...(item.begun ? { begun: item.begun } : {}),
          onBegun: begun => change(item.key, { begun }),
          onProgress: sent => change(item.key, { sent }),
          onWaiting: waiting => change(item.key, { state: waiting ? 'offline' : 'loading' }),
        },
        calls,
      )
        .then(
          uid => {
            setItems(list => list.filter(({ key }) => key !== item.key));
            done.current(uid, item.file);
          },
          (error: unknown) =>
            change(item.key, { state: 'failed', sent: 0, refusal: error instanceof ApiRefusal ? error.message : null }),
        )
        .finally(() => running.current.delete(item.key));
    },
    [change, calls],
  );

  useEffect(() => {
    const free = atOnce - running.current.size;
    for (const item of items
      .filter(({ state, key }) => state === 'waiting' && !running.current.has(key))
      .slice(0, Math.max(0, free)))
      start(item);
  }, [items, start]);
  useEffect(
    () => () => {
      for (const control of running.current.values()) control.abort();
    },
    [],
  );
  const busy = items.some(({ state }) => state !== 'failed');
  useEffect(() => {
    if (!busy) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [busy]);

  return {
    items,
    add: files =>
      setItems(list => [
        ...list,
        ...files.map(file => ({ key: nextKey.current++, file, sent: 0, state: 'waiting' as const, refusal: null })),
      ]),
    retry: key => change(key, { state: 'waiting', refusal: null }),
    stop: key => {
      running.current.get(key)?.abort();
      const begun = items.find(item => item.key === key)?.begun;
      if (begun) void api(calls.drop, { params: { uid: begun } }, { quiet: true }).catch(() => undefined);
      setItems(list => list.filter(item => item.key !== key));
    },
  };
}
