import { systemClock } from '@portal/platform/clock/clock.ts';
import { createLogger } from '@portal/platform/logging/logger.ts';
import { deliverDue } from '@portal/platform/outbound/deliver.ts';
import { createOutbound } from '@portal/platform/outbound/post.ts';
import { createPool } from '@portal/platform/postgres/pools.ts';
import { pause } from './engines.ts';

/** `webhook-sender.ts <database> <address> <secret>`: the worker's part that sends, over and over, until it is killed. */
const [databaseUrl, url, secret] = process.argv.slice(2) as [string, string, string];
const pool = createPool(databaseUrl, { max: 6, onError: () => undefined });
const outbound = createOutbound({ networks: ['127.0.0.1'] });
const nothing = async () => undefined;
const line = { url, secrets: [Buffer.from(secret, 'base64')], headers: { 'content-type': 'application/json' } };
const endpoints = { lineOf: async () => line, failing: nothing, answers: nothing, stop: nothing };
const logger = createLogger('error', 'sender');
for (;;) {
  await Promise.all(await deliverDue(endpoints, { pool, clock: systemClock, logger, outbound }));
  await pause(20);
}
