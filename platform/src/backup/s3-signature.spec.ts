import { describe, expect, it } from 'vitest';
import { sha256, signedRequest } from './s3-signature.ts';

const key = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' };
const at = new Date('2013-05-24T00:00:00.000Z');
const host = 'examplebucket.s3.amazonaws.com';
const signatureOf = (request: object): string =>
  signedRequest({ method: 'GET', host, path: '/', query: {}, payload: sha256(''), ...request }, key, at)[
    'authorization'
  ]!.split('Signature=')[1]!;

describe('a request is signed as the examples of the specification are', () => {
  it('getting an object', () =>
    expect(signatureOf({ path: '/test.txt', headers: { range: 'bytes=0-9' } })).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ));
  it('putting one', () =>
    expect(
      signatureOf({
        method: 'PUT',
        path: '/test$file.text',
        headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
        payload: sha256('Welcome to Amazon S3.'),
      }),
    ).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd'));
  it('asking for a setting of the bucket', () =>
    expect(signatureOf({ query: { lifecycle: '' } })).toBe(
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ));
  it('listing objects', () =>
    expect(signatureOf({ query: { 'max-keys': '2', prefix: 'J' } })).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ));
});
