import { sealing } from '@portal/platform/keys/sealed.ts';

/** Secrets of apps and of the ways in: a copy of the database alone opens no account. */
export const { sealed, unsealed } = sealing('secrets of apps');
