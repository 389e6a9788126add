import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** `revision`: how often the draft was changed, so that nobody writes over what they have not seen. `version`: of the newest publication. */
export interface DefinedType {
  status: 'defined';
  draft: TypeDefinition;
  revision: number;
  published: { version: number; definition: TypeDefinition } | null;
  closed: boolean;
}
export type ApplicationType = { status: 'none' } | DefinedType | { status: 'removed' };

/** Stream `application_type-<uid>`. */
export const applicationType: Aggregate<ApplicationType, ApplicationEvent> = {
  name: 'application_type',
  initialState: () => ({ status: 'none' }),
  evolve: (type, event): ApplicationType => {
    if (event.type === 'ApplicationTypeDrafted')
      return { status: 'defined', draft: event.data.draft, revision: 1, published: null, closed: false };
    if (type.status !== 'defined') return type;
    switch (event.type) {
      case 'ApplicationTypeRevised':
        return { ...type, draft: event.data.draft, revision: type.revision + 1 };
      case 'ApplicationTypePublished':
        return { ...type, published: { version: event.data.version, definition: event.data.definition } };
      case 'ApplicationTypeClosed':
        return { ...type, closed: true };
      case 'ApplicationTypeReopened':
        return { ...type, closed: false };
      case 'ApplicationTypeRemoved':
        return { status: 'removed' };
      default:
        return type;
    }
  },
};
