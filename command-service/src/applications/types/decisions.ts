import type { KnownActors } from '@portal/event-schemas/applications/checks/known.ts';
import { findFaults, isError } from '@portal/event-schemas/applications/checks/check.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { isDeepStrictEqual } from 'node:util';
import type { ApplicationType, DefinedType } from './application-type.ts';

/** Decisions about application types (portal.md §3 "Student application"): the office works on a draft; applicants see what was published. */
export type TypeDecision = Rejection | readonly [readonly ApplicationEvent[]];
const done = (...events: readonly ApplicationEvent[]): TypeDecision => [events];

const defined = (type: ApplicationType, uid: string): DefinedType | Rejection =>
  type.status === 'defined' ? type : reject('applications.type_not_found', { uid });

export interface DraftType {
  uid: string;
  draft: TypeDefinition;
}
export const draftType = ({ uid, draft }: DraftType, type: ApplicationType): TypeDecision =>
  type.status === 'none'
    ? done({ type: 'ApplicationTypeDrafted', data: { uid, draft } })
    : reject('applications.type_exists', { uid });

/** `revision`: the one that the writer has seen. A draft may be faulty; what it is already makes no event. */
export interface ReviseType {
  uid: string;
  draft: TypeDefinition;
  revision: number | null;
}
export function reviseType({ uid, draft, revision }: ReviseType, before: ApplicationType): TypeDecision {
  const type = defined(before, uid);
  if (isRejection(type)) return type;
  if (isDeepStrictEqual(type.draft, draft)) return done();
  if (revision !== null && revision !== type.revision)
    return reject('applications.type_changed_meanwhile', { uid, revision: type.revision });
  return done({ type: 'ApplicationTypeRevised', data: { uid, draft } });
}

/** Refuses with every fault of the draft: `params.faults` has the place, the code and the params of each. Warnings do not keep it back. */
export interface PublishType {
  uid: string;
  revision: number | null;
}
export function publishType({ uid, revision }: PublishType, before: ApplicationType, known: KnownActors): TypeDecision {
  const type = defined(before, uid);
  if (isRejection(type)) return type;
  if (revision !== null && revision !== type.revision)
    return reject('applications.type_changed_meanwhile', { uid, revision: type.revision });
  if (type.published && isDeepStrictEqual(type.published.definition, type.draft))
    return reject('applications.type_nothing_new', { version: type.published.version });
  const faults = findFaults(type.draft, known).filter(isError);
  if (faults.length > 0)
    return reject(
      'applications.type_faulty',
      { count: faults.length, faults },
      Object.fromEntries(faults.toReversed().map(fault => [fault.path, fault.code])),
    );
  return done({
    type: 'ApplicationTypePublished',
    data: { uid, version: (type.published?.version ?? 0) + 1, definition: type.draft },
  });
}

export interface CloseType {
  uid: string;
  reason: string;
}
export function closeType({ uid, reason }: CloseType, before: ApplicationType): TypeDecision {
  const type = defined(before, uid);
  if (isRejection(type)) return type;
  if (!type.published) return reject('applications.type_not_published', { name: type.draft.names });
  if (type.closed) return reject('applications.type_closed_already', { name: type.draft.names });
  return done({ type: 'ApplicationTypeClosed', data: { uid, reason } });
}

export function reopenType({ uid }: { uid: string }, before: ApplicationType): TypeDecision {
  const type = defined(before, uid);
  if (isRejection(type)) return type;
  return type.closed
    ? done({ type: 'ApplicationTypeReopened', data: { uid } })
    : reject('applications.type_not_closed', { name: type.draft.names });
}

/** What was published stays: somebody may have applied by it. */
export function removeType({ uid }: { uid: string }, before: ApplicationType): TypeDecision {
  const type = defined(before, uid);
  if (isRejection(type)) return type;
  return type.published
    ? reject('applications.type_was_published', { name: type.draft.names })
    : done({ type: 'ApplicationTypeRemoved', data: { uid } });
}
