import { gather } from '@portal/platform/host/gather.ts';
import { loadServices } from '@portal/platform/host/load-services.ts';
import { expect, it } from 'vitest';
import { namedKinds } from '../../frontend/src/audit/log-text.ts';

it('every kind of record has a name in the histories that auditors read', async () => {
  const { aggregates } = gather(await loadServices(['command-service', 'projection-service', 'notification-worker']));
  const named = new Set<string>(namedKinds);
  expect([...aggregates.keys()].map(kind => kind.replace(/_key$/, '')).filter(kind => !named.has(kind))).toEqual([]);
});
