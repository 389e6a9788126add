import { createHash } from 'node:crypto';

/** No I, L, O and U: nothing that is mistaken for another when it is typed from paper. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Twenty letters (100 bits) of what a paper says: the same content gives the same code, another content another. */
export const checkCode = (content: unknown): string =>
  [...createHash('sha256').update(JSON.stringify(content)).digest().subarray(0, 20)]
    .map(byte => letters[byte % letters.length])
    .join('');
/** As it was typed: with or without spaces and dashes, in small letters, O for 0 and I or L for 1. */
export const readCheckCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
