import type { WayKind } from '@portal/event-schemas/ways/entities.ts';

/** The way that is set up. */
export interface SetUpProps {
  way: { uid: string; kind: WayKind; name: string };
  onClose: () => void;
}
