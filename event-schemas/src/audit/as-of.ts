import { z } from 'zod';
import { momentWithOffset, position } from '../kernel/bounds.ts';

/** Who may have the portal shown as of a moment, and who of them as a student saw it then (docs/decisions/0019). */
export const asOfReaders = ['auditor', 'office', 'org_admin'] as const;
export const asOfOnlookers = ['auditor', 'org_admin'] as const;
/** Whose screens can be shown: accounts with one of these roles then. */
export const asOfSubjects = ['student'] as const;

const iso = z.iso.datetime();

/** The portal as it was: `moment` is what its clock says, `position` its last event. Ready ones are named in the header `X-As-Of`. */
export const asOfView = z.object({
  uid: z.string(),
  moment: iso,
  position: z.int(),
  status: z.enum(['waiting', 'building', 'ready', 'failed']),
  /** Events put in, of how many. */
  done: z.int(),
  of: z.int(),
  asked_by: z.object({ uid: z.string(), display_name: z.string() }),
  /** Mine can be moved to another moment. */
  mine: z.boolean(),
  used_at: iso,
});
export type AsOfView = z.infer<typeof asOfView>;

/** POST /audit/as_of/: a moment, or the number of an event. `from`: a view of mine that moves there. */
export const asOfRequest = z
  .object({
    moment: momentWithOffset.optional(),
    position: position.optional(),
    from: z.string().max(100).optional(),
  })
  .refine(({ moment, position }) => (moment === undefined) !== (position === undefined), {
    path: ['moment'],
    params: { code: 'required' },
  });
