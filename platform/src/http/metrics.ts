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
