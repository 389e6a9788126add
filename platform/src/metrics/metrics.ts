import { collectDefaultMetrics, Gauge, register } from 'prom-client';
import type { Health } from '../host/health.ts';

/** Values that are read when somebody asks for the metrics. */
export interface MetricsSource {
  health(): Promise<Health>;
  queued(): number;
  sockets(): number;
  connections(): { total: number; idle: number; waiting: number };
}

const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []): Gauge<L> =>
  (register.getSingleMetric(name) as Gauge<L> | undefined) ?? new Gauge({ name, help, labelNames });

/**
 * The metrics of a process in Prometheus' text format: what is read now, `portal_command…` (commands.ts) and `portal_http_…` (http/metrics.ts) counted since
 * its start, `nodejs_…` and `process_…` by the client.
 */
export async function readMetrics({
  health,
  queued,
  sockets,
  connections,
}: MetricsSource): Promise<{ type: string; text: string }> {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
  const { log, lag, unhurried_lag, readers, set_aside, jobs, ledger, mails, relay, disk, redis } = await health();
  gauge('portal_log_head', 'Position of the last event').set(log.head);
  const behind = gauge(
    'portal_feed_lag_events',
    'Events that the read models have not seen yet, by the pace that they are kept at',
    ['pace'],
  );
  behind.set({ pace: 'prompt' }, lag);
  behind.set({ pace: 'unhurried' }, unhurried_lag);
  gauge('portal_ledger_lag_events', 'Events that the ledger has not chained yet').set(ledger.lag);
  if (relay) {
    gauge('portal_relay_lag_events', 'Events that are not published to Kafka yet').set(relay.lag);
    gauge('portal_relay_failing', '1 while events cannot be published; /health/ says why').set(relay.error ? 1 : 0);
  }
  gauge('portal_commands_waiting', 'Commands that wait to be decided').set(queued());
  gauge('portal_disk_free_bytes', 'Free bytes of the disk that files and exports lie on').set(disk.free);
  gauge('portal_live_sockets', 'Open live sockets').set(sockets());
  const parked = gauge('portal_reader_parked', '1 for a reader of the log that is parked with an error', ['reader']);
  parked.reset();
  for (const reader of readers) parked.set({ reader: reader.name }, reader.status === 'parked' ? 1 : 0);
  gauge('portal_events_set_aside', 'Events that readers of the log could not take, the first hundred').set(
    set_aside.length,
  );
  const waiting = gauge('portal_jobs', 'Jobs by queue and state', ['queue', 'state']);
  waiting.reset();
  for (const [queue, counts] of Object.entries(jobs))
    for (const [state, count] of Object.entries(counts)) waiting.set({ queue, state }, count);
  if (redis) gauge('portal_redis_away', '1 while Redis does not answer').set(redis === 'away' ? 1 : 0);
  const mail = gauge('portal_mails', 'Mails that are under way, and dead letters of the last seven days', ['state']);
  for (const [state, count] of Object.entries(mails)) mail.set({ state }, count);
  const pool = gauge('portal_database_connections', 'Connections of the pool by state', ['state']);
  for (const [state, count] of Object.entries(connections())) pool.set({ state }, count);
  return { type: register.contentType, text: await register.metrics() };
}
