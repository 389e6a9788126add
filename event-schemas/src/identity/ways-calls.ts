import { z } from 'zod';
import { defineContracts } from '../kernel/calls.ts';
import { refusals } from '../kernel/refusals.ts';
import {
  aboutWay,
  finishWay,
  keepSecret,
  linkAccount,
  linkDirectory,
  ownWays,
  samlAnswer,
  tryWay,
  unlinkAccount,
  wayBegun,
  wayFinished,
  waysOffered,
  wayTried,
} from './ways.ts';
import { scimToken } from './scim.ts';

const params = z.object({ uid: z.uuid() });
const done = z.object({});
const scimId = z.object({ id: z.string().max(100) });

/** A directory is asked about a password. */
export const byDirectory = refusals(
  'identity.directory_account_disabled',
  'identity.directory_password_expired',
  'identity.way_unreachable',
);
/** Somebody comes by a way of the university, perhaps for the first time. */
export const arriving = refusals(
  'identity.account_exists',
  'identity.account_not_found',
  'identity.email_taken',
  'identity.login_taken',
  'identity.own_account',
  'identity.too_many_ways',
  'identity.way_email_known',
  'identity.way_linked_already',
  'identity.way_nobody',
  'identity.way_not_in_group',
  'identity.way_taken',
);
/** A way is added to an account, or taken from it. */
const linking = refusals(
  'identity.account_not_found',
  'identity.too_many_ways',
  'identity.way_linked_already',
  'identity.way_not_found',
  'identity.way_taken',
);

/** The university's own log-in: what people and other systems call, what each takes and answers. */
export const waysContracts = defineContracts({
  'GET /user/ways_in/': { answer: waysOffered },
  'POST /user/ways_in/{uid}/begin/': {
    params,
    answer: wayBegun,
    refuses: ['identity.way_not_found', 'identity.way_refused', 'identity.way_unreachable'],
  },
  'GET /user/ways_in/{uid}/callback/': { params },
  'GET /user/ways_in/{uid}/metadata/': { params, refuses: ['identity.way_not_found'] },
  'POST /user/ways_in/{uid}/acs/': {
    params,
    body: samlAnswer,
    refuses: ['identity.way_begin_again', 'identity.way_not_found'],
  },
  'GET /user/ways_in/{uid}/single_logout/': {
    params,
    refuses: ['identity.way_not_found', 'identity.way_refused', 'identity.way_unreachable'],
  },
  'POST /user/ways_in/finish/': {
    body: finishWay,
    answer: wayFinished,
    refuses: [
      'identity.account_disabled',
      'identity.credential_replaced',
      'identity.not_logged_in_as',
      'identity.temporary_password_expired',
      'identity.way_begin_again',
      'identity.way_not_found',
      'identity.way_refused',
      'identity.way_unreachable',
      'identity.wrong_login_or_password',
      ...arriving,
    ],
  },
  'POST /user/ways_in/{uid}/backchannel_logout/': {
    params,
    body: z.object({ logout_token: z.string().min(1).max(10_000) }),
    answer: done,
    refuses: ['identity.way_not_found', 'identity.way_refused', 'identity.way_unreachable'],
  },
  'GET /user/linked_ways/': { answer: ownWays },
  'POST /user/linked_ways/{uid}/': {
    params,
    body: linkDirectory,
    answer: done,
    refuses: [...linking, ...byDirectory, 'identity.locked_out', 'identity.wrong_login_or_password'],
  },
  'POST /user/linked_ways/{uid}/begin/': {
    params,
    answer: wayBegun,
    refuses: ['identity.way_not_found', 'identity.way_refused', 'identity.way_unreachable'],
  },
  'POST /user/linked_ways/{uid}/remove/': {
    params,
    answer: done,
    refuses: ['identity.account_not_found', 'identity.way_last', 'identity.way_not_linked'],
  },
  'POST /identity/accounts/{uid}/link_directory/': {
    params,
    body: linkAccount,
    answer: done,
    refuses: [...linking, 'identity.directory_person_not_found', 'identity.way_unreachable'],
  },
  'POST /identity/accounts/{uid}/unlink/': {
    params,
    body: unlinkAccount,
    answer: done,
    refuses: ['identity.account_not_found', 'identity.way_not_linked'],
  },
  'POST /identity/ways_in/{uid}/secret/': {
    params,
    body: keepSecret,
    answer: done,
    refuses: ['identity.way_not_found'],
  },
  'GET /identity/ways_in/{uid}/about/': { params, answer: aboutWay, refuses: ['identity.way_not_found'] },
  'POST /identity/ways_in/{uid}/try/': {
    params,
    body: tryWay,
    answer: wayTried,
    refuses: ['identity.way_not_found'],
  },
  'POST /identity/scim_clients/{uid}/token/': {
    params,
    answer: scimToken,
    refuses: ['identity.scim_client_not_found'],
  },
  'POST /identity/scim_clients/{uid}/revoke/': { params, answer: done, refuses: ['identity.scim_client_not_found'] },
  'GET /scim/v2/ServiceProviderConfig': {},
  'GET /scim/v2/ResourceTypes': {},
  'GET /scim/v2/Users': {},
  'POST /scim/v2/Users': {},
  'GET /scim/v2/Users/{id}': { params: scimId },
  'PUT /scim/v2/Users/{id}': { params: scimId },
  'PATCH /scim/v2/Users/{id}': { params: scimId },
  'DELETE /scim/v2/Users/{id}': { params: scimId },
});
