import { z } from 'zod';

/** Hours in which the token before still works after a new one was made. */
export const tokenOverlapHours = 24;
/** `POST /identity/scim_clients/{uid}/token/`: shown in this answer and nowhere else. */
export const scimToken = z.object({ token: z.string(), old_until: z.string().nullable() });

const schema = 'urn:ietf:params:scim:schemas:core:2.0:';
export const scimSchemas = {
  user: `${schema}User`,
  config: `${schema}ServiceProviderConfig`,
  type: `${schema}ResourceType`,
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
} as const;

const text = z.string().trim().max(254);
/** Some send yes and no as words (Microsoft Entra). */
const yes = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]);
const email = z.object({ value: text, primary: yes.optional() });
/** What of a user the portal takes in; whatever else stands there is left out (RFC 7643 §3). */
export const scimUser = z.object({
  userName: text.min(1),
  externalId: text.nullish(),
  active: yes.optional(),
  name: z.object({ familyName: text.nullish(), givenName: text.nullish(), middleName: text.nullish() }).nullish(),
  displayName: text.nullish(),
  emails: z.array(email).max(20).nullish(),
});
export type ScimUser = z.infer<typeof scimUser>;
/** RFC 7644 §3.5.2. */
export const scimPatch = z.object({
  Operations: z
    .array(
      z.object({
        op: z.string().max(20).toLowerCase(),
        path: z.string().max(200).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(50),
});
export type ScimOperation = z.infer<typeof scimPatch>['Operations'][number];
