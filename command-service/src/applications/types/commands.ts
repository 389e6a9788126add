import type { KnownActors } from '@portal/event-schemas/applications/checks/known.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import type { FactDefinition, GetFact } from '@portal/platform/facts/types.ts';
import { defineFact } from '@portal/platform/facts/types.ts';
import { knownActors } from './actors.ts';
import { applicationType, type ApplicationType } from './application-type.ts';
import * as decisions from './decisions.ts';

const onType = <D extends { uid: string }>(
  type: string,
  decide: (data: D, state: ApplicationType) => decisions.TypeDecision,
) =>
  defineCommand({
    type,
    aggregates: [applicationType],
    ids: (data: D) => [data.uid],
    decide: (data: D, [state]) => decide(data, state),
  });

/** The draft as it stands, by type: its publication asks whom its route names. */
export const draftFact: FactDefinition<TypeDefinition> = defineFact<TypeDefinition>({
  name: 'applications.type_draft',
  fold: {
    ApplicationTypeDrafted: ({ data }: { data: { uid: string; draft: TypeDefinition } }) => [
      { key: data.uid, change: () => data.draft },
    ],
    ApplicationTypeRevised: ({ data }: { data: { uid: string; draft: TypeDefinition } }) => [
      { key: data.uid, change: () => data.draft },
    ],
    ApplicationTypeRemoved: ({ data }: { data: { uid: string } }) => [{ key: data.uid, change: () => null }],
  },
});
const nobody: KnownActors = { holders: {}, accounts: {} };
const actorsOf = (data: { uid: string }, get: GetFact): KnownActors => {
  const draft = get(draftFact, data.uid);
  return draft ? knownActors(draft, get) : nobody;
};

export const DraftApplicationType = onType<decisions.DraftType>('DraftApplicationType', decisions.draftType);
export const ReviseApplicationType = onType<decisions.ReviseType>('ReviseApplicationType', decisions.reviseType);
export const PublishApplicationType = defineCommand({
  type: 'PublishApplicationType',
  aggregates: [applicationType],
  ids: (data: decisions.PublishType) => [data.uid],
  facts: (data: decisions.PublishType, get) => actorsOf(data, get),
  decide: (data: decisions.PublishType, [state], known) => decisions.publishType(data, state, known),
});
export const CloseApplicationType = onType<decisions.CloseType>('CloseApplicationType', decisions.closeType);
export const ReopenApplicationType = onType<{ uid: string }>('ReopenApplicationType', decisions.reopenType);
export const RemoveApplicationType = onType<{ uid: string }>('RemoveApplicationType', decisions.removeType);
