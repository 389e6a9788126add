import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge, type Challenge } from 'altcha-lib';

/** As altcha's own for browsers, but without `crypto.subtle`, which is there on secure addresses alone. */
async function deriveKey({ cost, keyLength }: Challenge['parameters'], salt: Uint8Array, password: Uint8Array) {
  let derivedKey = new Uint8Array([...salt, ...password]);
  for (let round = 0; round < cost; round++) derivedKey = sha256(derivedKey) as Uint8Array<ArrayBuffer>;
  return { derivedKey: derivedKey.subarray(0, keyLength) };
}

/** Works a task out beside the page, which stays alive meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge: data, deriveKey, timeout: 60_000 }).then(solution => postMessage(solution));
});
