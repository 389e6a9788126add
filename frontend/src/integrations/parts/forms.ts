import { longestOverlap } from '@portal/event-schemas/integrations/values.ts';
import { moment } from '@portal/event-schemas/kernel/bounds.ts';
import { z } from 'zod';

/** What the dialogs of a connection hold. They are loaded with the first check. */
export const rotationForm = z.object({ overlap_hours: z.int().min(0).max(longestOverlap) });
export type RotationForm = z.infer<typeof rotationForm>;
export const replayForm = z.object({ from: moment });
export type ReplayForm = z.infer<typeof replayForm>;
