import { usedBy } from '@portal/event-schemas/curriculum/references.ts';
import { gather } from '@portal/platform/host/gather.ts';
import { loadServices, serviceNames } from '@portal/platform/host/load-services.ts';
import { expect, it } from 'vitest';

it('what a reference looks at is the published view of some read model', async () => {
  const views = new Set(gather(await loadServices(serviceNames)).projections.flatMap(({ views: text = '' }) => [...text.matchAll(/create or replace view\s+([\w.]+)/gi)].map(match => match[1]!)));
  const named = [...new Set(Object.values(usedBy).flat().map(({ view }) => view))];
  expect(named.filter(view => !views.has(view))).toEqual([]);
});
