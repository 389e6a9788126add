import { useCall } from '../http/use-call.ts';

/** The filter that a list of courses starts with: the term whose registration runs or is nearest. Undefined until it is known; empty where there is no term. */
export function useNearestTerm(): { study_period?: string } | undefined {
  const { data, isPending } = useCall('GET /registration/offerings/summary/', {}, { staleTime: 300_000 });
  return isPending ? undefined : data ? { study_period: data.study_period } : {};
}
