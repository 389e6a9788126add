import { useEffect, useRef, useState } from 'react';
import type { CallTo } from '@portal/event-schemas/kernel/calls.ts';
import { api } from '../http/client.ts';
import type { AnswerOf } from '../http/contracts.ts';
import { toast } from '../shell/toast.ts';
import { useShellText } from '../shell/texts.ts';

/** `codes`: a csv that the import of the records reads again. */
export type ExportFormat = 'csv' | 'xlsx' | 'codes';
const pollEvery = 700;

/** Starts an export and follows it to its download. `percent` is undefined while none runs. */
export function useExport(): {
  percent: number | undefined;
  start: (resource: string, format: ExportFormat, filter: object, sort: readonly [string, string]) => Promise<void>;
} {
  const t = useShellText();
  const [percent, setPercent] = useState<number>();
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);

  async function start(
    resource: string,
    format: ExportFormat,
    filter: object,
    sort: readonly [string, string],
  ): Promise<void> {
    setPercent(0);
    try {
      const query = { export: format, filter: JSON.stringify(filter), sort: JSON.stringify(sort) };
      const { job } = await api(`GET /${resource}/` as CallTo<{ job: string }>, { query });
      for (let state = await look(job); !left.current; state = await look(job)) {
        if (state.status === 'failed') throw new Error('The export failed on the server');
        if (state.status === 'ready' && state.url) return download(state.url);
        setPercent(state.of > 0 ? Math.round((state.done / state.of) * 100) : 0);
        await new Promise(resolve => setTimeout(resolve, pollEvery));
      }
    } catch {
      toast.error(t('table.export_failed'));
    } finally {
      setPercent(undefined);
    }
  }

  function download(url: string): void {
    const link = document.createElement('a');
    link.href = url;
    link.download = '';
    link.click();
    toast.success(t('table.export_ready'));
  }
  return { percent, start };
}

const look = (job: string): Promise<AnswerOf<'GET /exports/{job}/'>> => api('GET /exports/{job}/', { params: { job } });
