import { Counter, Histogram, register } from 'prom-client';

/** Made once in a process, however many servers it opens (tests open several). */
const requests =
  (register.getSingleMetric('portal_http_requests_total') as Counter<'call' | 'status'> | undefined) ??
  new Counter({
    name: 'portal_http_requests_total',
    help: 'Answered requests by call and status',
    labelNames: ['call', 'status'],
  });
const seconds =
  (register.getSingleMetric('portal_http_request_seconds') as Histogram<'call'> | undefined) ??
  new Histogram({
    name: 'portal_http_request_seconds',
    help: 'Time from request to answer by call',
    labelNames: ['call'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
  });

/** Notes one answer; `elapsed` in milliseconds. */
export function countAnswer(call: string, status: number, elapsed: number): void {
  requests.inc({ call, status });
  seconds.observe({ call }, elapsed / 1000);
}

/** Answers that took a second and more are slow. */
const slowFrom = 1;
/** The calls of this process with the longest answers on average, of those that were made. Times in milliseconds. */
export async function slowCalls(
  most: number,
): Promise<{ call: string; count: number; mean_ms: number; slow: number }[]> {
  const { values } = await seconds.get();
  const calls = new Map<string, { sum: number; count: number; quick: number }>();
  for (const { labels, value, metricName } of values) {
    const { call = '', le } = labels as Partial<Record<string, string | number>>;
    const one = calls.get(String(call)) ?? { sum: 0, count: 0, quick: 0 };
    if (metricName?.endsWith('_sum')) one.sum = value;
    else if (metricName?.endsWith('_count')) one.count = value;
    else if (Number(le) === slowFrom) one.quick = value;
    calls.set(String(call), one);
  }
  return [...calls]
    .filter(([, { count }]) => count > 0)
    .map(([call, { sum, count, quick }]) => ({
      call,
      count,
      mean_ms: Math.round((sum / count) * 1000),
      slow: count - quick,
    }))
    .toSorted((one, other) => other.mean_ms - one.mean_ms)
    .slice(0, most);
}
