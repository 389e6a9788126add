import type { RouteActor, TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTypesText } from '../../text.ts';
import { roleTexts } from './choices.ts';

export interface Person {
  uid: string;
  display_name: string;
}

/** Who acts, in words. Names of people are read once for all that the route names. */
export function useActorText({ route }: Pick<TypeDefinition, 'route'>): (actor: RouteActor) => string {
  const t = useTypesText();
  const format = useFormat();
  const uids = [
    ...new Set(
      route.steps.flatMap(step =>
        step.waypoints.flatMap(waypoint =>
          waypoint.actors.flatMap(actor => (actor.kind === 'profile' ? [actor.account] : [])),
        ),
      ),
    ),
  ].toSorted();
  const { data } = useCall(
    'GET /user/search/',
    { query: { uid: uids, page_size: 100 } },
    { staleTime: 60_000, enabled: uids.length > 0, keepPrevious: true },
  );
  return actor => {
    if (actor.kind === 'role') return format.name(roleTexts[actor.role]);
    if (actor.kind === 'profile')
      return data?.results.find(person => person.uid === actor.account)?.display_name ?? t('actor.profile');
    return t(`actor.${actor.kind}`);
  };
}
