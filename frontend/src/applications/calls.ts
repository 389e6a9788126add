import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  ApplicationView,
  completionMessage,
  ListedApplication,
  OfferedType,
  reviewProfiles,
  TypeForm,
} from '@portal/event-schemas/applications/views.ts';
import { useCall } from '../http/use-call.ts';
import { useSession } from '../app/portal.ts';
import type { QueryValue } from '../http/contracts.ts';

export interface Page<R> {
  results: readonly R[];
  count: number;
  next: string | null;
}
/** Live messages of applications come by their keys, on whichever channel is open. */
const channel = 'notifications' as const;
const mineKey = (account: string): string => `applications_of:${account}`;
export const applicationKey = (uid: string): string => `application:${uid}`;
/** Said at most every so often, of any change: queues and lists of all. */
const allKey = 'slow:applications';

export const useMe = (): string => useSession().profile?.uid ?? '';

/** My applications of a kind, the last changed first. */
export const useMyApplications = (query: Record<string, QueryValue>): UseQueryResult<Page<ListedApplication>, Error> =>
  useCall('GET /studapps/answers/my/', { query }, { live: { channel, keys: [mineKey(useMe())] }, keepPrevious: true });
export const useOfferedTypes = (): UseQueryResult<readonly OfferedType[], Error> =>
  useCall('GET /studapps/app-types/', {}, { live: { channel, keys: [mineKey(useMe())] } });
export const useTypeForm = (uid: string, enabled: boolean): UseQueryResult<TypeForm, Error> =>
  useCall('GET /studapps/app-types/{uid}/', { params: { uid } }, { enabled });
export const useApplication = (
  uid: string,
  { enabled = true, live = true }: { enabled?: boolean; live?: boolean } = {},
): UseQueryResult<ApplicationView, Error> =>
  useCall(
    'GET /studapps/answers/{uid}/',
    { params: { uid } },
    { enabled, ...(live ? { live: { channel, keys: [applicationKey(uid)] } } : {}) },
  );
export const useCompletion = (
  uid: string,
  enabled: boolean,
): UseQueryResult<z.infer<typeof completionMessage>, Error> =>
  useCall(
    'GET /studapps/answers/message_for_completed_application/',
    { query: { student_app: uid } },
    { enabled, live: { channel, keys: [applicationKey(uid)] } },
  );
export const useQueue = (query: Record<string, QueryValue>): UseQueryResult<Page<ListedApplication>, Error> =>
  useCall('GET /studapps/answers/review_apps/', { query }, { live: { channel, keys: [allKey] }, keepPrevious: true });
export const useReviewProfiles = (): UseQueryResult<z.infer<typeof reviewProfiles>, Error> =>
  useCall('GET /studapps/coo_review_profiles/', {}, { live: { channel, keys: [allKey] }, keepPrevious: true });
