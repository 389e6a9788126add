import type { Flux } from '@portal/event-schemas/registration/values.ts';
import { newId } from '@portal/platform/ids/ids.ts';

/** Fluxes with ids of the portal's own, and which of the caller's names became which. */
export interface WithIds {
  fluxes: Flux[];
  uids: Record<string, string>;
}

/**
 * What is new in a plan gets ids from here: whoever makes up the uid of another course's lesson must not get that lesson. `known`: fluxes that the course has.
 */
export function withOwnIds(fluxes: readonly Flux[], known: readonly Flux[]): WithIds {
  const kept = new Set(known.flatMap(flux => [flux.uid, ...flux.lessons.map(({ uid }) => uid)]));
  const given = fluxes.flatMap(flux => [flux.uid, ...flux.lessons.map(({ uid }) => uid)]);
  const uids = Object.fromEntries(given.filter(uid => !kept.has(uid)).map(uid => [uid, newId()]));
  const idOf = (uid: string): string => uids[uid] ?? uid;
  return {
    uids,
    fluxes: fluxes.map(flux => ({
      ...flux,
      uid: idOf(flux.uid),
      lessons: flux.lessons.map(lesson => ({
        ...lesson,
        uid: idOf(lesson.uid),
        parent: lesson.parent === null ? null : idOf(lesson.parent),
      })),
    })),
  };
}

/** What the caller's names became: a request that comes again is told of the ids that it made the first time. */
export function renamed(given: readonly Flux[], made: readonly Flux[]): Record<string, string> {
  const idsOf = (fluxes: readonly Flux[]) => fluxes.flatMap(flux => [flux.uid, ...flux.lessons.map(({ uid }) => uid)]);
  const ids = idsOf(made);
  return Object.fromEntries(
    idsOf(given).flatMap((uid, place) => (ids[place] === undefined || ids[place] === uid ? [] : [[uid, ids[place]]])),
  );
}
