import type { UseQueryResult } from '@tanstack/react-query';
import type { Status } from '@portal/event-schemas/portfolio/acts.ts';
import type { PortfolioView, TypeView } from '@portal/event-schemas/portfolio/views.ts';
import type { FormCalls } from '../applications/api.ts';
import { useSession } from '../app/portal.ts';
import { api } from '../http/client.ts';
import { useCall } from '../http/use-call.ts';

export const live = (key: string) => ({ channel: 'notifications', keys: [key] }) as const;
export const useMe = (): string => useSession().profile?.uid ?? '';

export const usePortfolio = (
  profile: string,
  more: { achievement_type?: string; status?: Status } = {},
  enabled = true,
): UseQueryResult<PortfolioView, Error> =>
  useCall(
    'GET /portfolio/portfolios/get_portfolio/',
    { query: { profile, ...more } },
    { enabled, live: live(`portfolio:${profile}`), keepPrevious: true },
  );
export const useTypes = (): UseQueryResult<readonly TypeView[], Error> =>
  useCall('GET /portfolio/portfolios/all_achievement_types/', {}, { live: live('achievement_types') });

interface Options {
  results: { uid: string; name: string; code: string | null }[];
  count: number;
  chosen: Options['results'];
}
const options = (field: string, query: Record<string, string | number>, signal: AbortSignal): Promise<Options> =>
  api(
    'GET /portfolio/relations/{id}/get_options_from_related_model/',
    { params: { id: field }, query },
    { signal, quiet: true },
  );
/** By what forms of achievements are served. */
export const formCalls: FormCalls = {
  upload: 'POST /portfolio/files/',
  begin: 'POST /portfolio/uploads/',
  piece: 'PUT /portfolio/uploads/{uid}/',
  progress: 'GET /portfolio/uploads/{uid}/',
  drop: 'DELETE /portfolio/uploads/{uid}/',
  file: 'GET /portfolio/files/{uid}/',
  find: (field, q, { size }, signal) => options(field, { q, page_size: size }, signal),
  names: async (field, chosen, signal) =>
    (await options(field, { chosen: chosen.join(','), page_size: 1 }, signal)).chosen,
  autofill: null,
};
