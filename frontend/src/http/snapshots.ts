import type { AsOfView } from '@portal/event-schemas/audit/as-of.ts';
import { api } from './client.ts';

/** What is wanted to be looked at: a moment (ISO 8601), or how it was right after an event. `from`: a view of mine that moves there. */
export interface SnapshotRequest {
  moment?: string;
  position?: number;
  from?: string;
}

const pollEvery = 300;
/** The portal as of a moment could not be put together. */
export class SnapshotFailed extends Error {}

/** Asks for the portal as of a moment and waits until it is ready; `tell` hears how far it is (0 to 1). Throws refusals and `SnapshotFailed`. */
export async function requestSnapshot(
  wanted: SnapshotRequest,
  tell: (part: number) => void,
  signal?: AbortSignal,
): Promise<AsOfView> {
  let view = await api('POST /audit/as_of/', { body: wanted }, { signal, quiet: true });
  while (view.status === 'waiting' || view.status === 'building') {
    tell(view.of > 0 ? view.done / view.of : 0);
    await new Promise(resolve => setTimeout(resolve, pollEvery));
    view = await api('GET /audit/as_of/{uid}/', { params: { uid: view.uid } }, { signal, quiet: true });
  }
  if (view.status === 'failed') throw new SnapshotFailed('The moment could not be put together');
  return view;
}
