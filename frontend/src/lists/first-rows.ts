import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { constants } from '../app/constants.ts';
import type { FirstCalls } from '../app/first-calls.ts';
import { apiBase } from '../http/client.ts';

interface FirstPageOf {
  /** As at `OfficeTable`. */
  resource: string;
  sort: readonly [field: string, order: 'ASC' | 'DESC'];
  filter?: Record<string, unknown>;
}

/** Where react-admin asks for the first page of a list (ra-data-simple-rest): names in the order of the alphabet, values as JSON. */
export function firstRowsAddress({ resource, sort, filter = {} }: FirstPageOf): string {
  const query = { filter, range: [0, constants.officePageSizes[0] - 1], sort };
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return `${apiBase}/${resource}/?${search.join('&')}`;
}

/** The rows with which a list opens; an address with filters or a page of its own asks for itself. */
export const firstRows =
  (page: FirstPageOf): FirstCalls =>
  async ({ askAddress, search }) => {
    if (search.size === 0) await askAddress(firstRowsAddress(page));
  };

/** Those of the list of an entity (entity/list-screen.tsx). */
export const firstRowsOf = ({ calls, sort }: Entity<any>, filter: Record<string, unknown> = {}): FirstCalls =>
  firstRows({ resource: calls.list!.replace(/^GET \/|\/$/g, ''), sort, filter });
