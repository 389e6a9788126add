import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { applicationEvents } from '@portal/event-schemas/applications/events.ts';
import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import { defineFact } from '@portal/platform/facts/types.ts';

type Of<T extends keyof typeof applicationEvents> = { data: DataOf<typeof applicationEvents, T> };

/** A version that was published, as decisions on applications know it. It never changes. */
export interface PublishedType {
  uid: string;
  version: number;
  definition: TypeDefinition;
}
/** Key of a version: what a running application keeps. */
export const versionKey = (uid: string, version: number): string => `${uid}.${version}`;

/** By `<uid>.<version>`. */
export const publishedTypeFact = defineFact<PublishedType>({
  name: 'applications.published_type',
  fold: {
    ApplicationTypePublished: ({ data }: Of<'ApplicationTypePublished'>) => [
      { key: versionKey(data.uid, data.version), change: () => data },
    ],
  },
});

/** By uid: the newest version, with which an application begins. `closed`: none may begin. */
export type NewestType = PublishedType & { closed: boolean };
export const newestTypeFact = defineFact<NewestType>({
  name: 'applications.newest_type',
  fold: {
    ApplicationTypePublished: ({ data }: Of<'ApplicationTypePublished'>) => [
      { key: data.uid, change: known => ({ ...data, closed: known?.closed ?? false }) },
    ],
    ApplicationTypeClosed: ({ data }: Of<'ApplicationTypeClosed'>) => [
      { key: data.uid, change: known => known && { ...known, closed: true } },
    ],
    ApplicationTypeReopened: ({ data }: Of<'ApplicationTypeReopened'>) => [
      { key: data.uid, change: known => known && { ...known, closed: false } },
    ],
  },
});
