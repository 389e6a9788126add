import { z } from 'zod';
import { studyYear, trimmed } from '../kernel/bounds.ts';
import { roles, type Role } from '../kernel/role-list.ts';
import { roleSchema } from '../kernel/roles.ts';

const roleList = z.array(roleSchema).max(20);

/** `GET /identity/rights/`: calls of the product with who may make them. `changes`: it is no mere look. */
export const rightsView = z.object({
  calls: z.array(
    z.object({
      call: z.string(),
      module: z.string(),
      changes: z.boolean(),
      audience: z.union([z.enum(['all', 'any', 'anonymous']), roleList]),
    }),
  ),
});
export type RightsView = z.infer<typeof rightsView>;

/** Roles that come with studying or applying, and go with it: the others are looked through every year. */
const ofStudying: readonly Role[] = ['student', 'applicant'];
export const reviewedRoles = roles.filter(role => !ofStudying.includes(role));

/** `POST /identity/rights_reviews/` */
export const beginReview = z.object({ year: studyYear });
/** `POST /identity/rights_reviews/{year}/decide/`: `seen`: the roles as the reader saw them; `take`: those that go, none: all stay. */
export const decideRights = z
  .object({ account: z.uuid(), seen: roleList, take: roleList, reason: trimmed(500) })
  .refine(({ take, reason }) => take.length === 0 || reason !== '', { path: ['reason'] });

/** `GET /identity/rights_reviews/`, the latest first. `left`: people with such roles of whom nothing was said yet. */
export const rightsReviews = z.object({
  reviews: z.array(
    z.object({
      year: z.int(),
      begun_at: z.string(),
      begun_by: z.string(),
      decided: z.int(),
      left: z.int(),
    }),
  ),
});
/** A row of `GET /identity/reviewed_rights/?year=`: somebody with such roles. `decision`: null as long as nothing was said. */
export const reviewedPerson = z.object({
  uid: z.string(),
  display_name: z.string(),
  login: z.string(),
  roles: roleList,
  last_login_at: z.string().nullable(),
  decision: z.enum(['kept', 'taken']).nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  taken: roleList,
  reason: z.string(),
  waits: z.boolean(),
});
export type ReviewedPerson = z.infer<typeof reviewedPerson>;
