import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, ApiRefusal } from '../../../http/refusal.ts';
import { sendForm } from '../../../http/send-form.ts';
import { uploadFile, wholeUpTo, type Uploading } from './upload.ts';

vi.mock('../../../http/send-form.ts', () => ({ sendForm: vi.fn() }));
const send = vi.mocked(sendForm);
const piece = 4 * 1024 * 1024;
const large = new File([new Uint8Array(10 * 1024 * 1024)], 'diploma.pdf');
const small = new File(['x'], 'a.pdf');
const uploading = (more: Partial<Uploading> = {}): Uploading => ({
  signal: new AbortController().signal,
  onProgress: vi.fn(),
  onWaiting: vi.fn(),
  onBegun: vi.fn(),
  pause: async () => undefined,
  ...more,
});

/** The server's side of a file in pieces; `lost`: how many answers get lost on their way although the piece has arrived. */
let arrived: number;
let lost: number;
const state = () => ({
  uid: 'u1',
  name: large.name,
  size: large.size,
  offset: arrived,
  piece: 8 * 1024 * 1024,
  file: arrived === large.size ? { initial_name: large.name, path: 'u1' } : null,
});
beforeEach(() => {
  arrived = 0;
  lost = 0;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.method === 'POST') arrived = 0;
    return new Response(JSON.stringify(state()));
  });
  send.mockReset();
  send.mockImplementation(async (call, input, form) => {
    if (call.startsWith('POST')) return [{ initial_name: small.name, path: 'whole' }];
    const { offset } = input.query as { offset: number };
    if (offset !== arrived)
      throw new ApiRefusal(409, {
        code: 'platform.upload_offset',
        message: 'out of place',
        params: { offset: arrived },
      });
    arrived += (form.get('piece') as Blob).size;
    if (lost-- > 0) throw new ApiFailure('connection');
    return state();
  });
});
afterEach(() => vi.unstubAllGlobals());
const sentPieces = (): number => send.mock.calls.filter(([call]) => call.startsWith('PUT')).length;

describe('a file', () => {
  it('that is small goes in one request', async () => {
    expect(await uploadFile(small, uploading())).toBe('whole');
    expect(small.size).toBeLessThanOrEqual(wholeUpTo);
    expect(send).toHaveBeenCalledTimes(1);
  });
  it('that is large goes in pieces and says how far it is', async () => {
    const onProgress = vi.fn();
    expect(await uploadFile(large, uploading({ onProgress }))).toBe('u1');
    expect(sentPieces()).toBe(3);
    expect(onProgress.mock.calls.map(([sent]) => sent)).toEqual([piece, 2 * piece, large.size]);
  });
  it('goes on where it broke off, without sending anything twice', async () => {
    lost = 2;
    const onWaiting = vi.fn();
    expect(await uploadFile(large, uploading({ onWaiting }))).toBe('u1');
    expect(sentPieces()).toBe(3);
    expect(onWaiting).toHaveBeenCalledWith(true);
  });
  it('that was begun before goes on from there', async () => {
    arrived = 2 * piece;
    expect(await uploadFile(large, uploading({ begun: 'u1' }))).toBe('u1');
    expect(sentPieces()).toBe(1);
  });
  it('is given up after several tries, or at once where the server does not take it', async () => {
    send.mockRejectedValue(new ApiFailure('connection'));
    await expect(uploadFile(small, uploading())).rejects.toBeInstanceOf(ApiFailure);
    expect(send).toHaveBeenCalledTimes(4);
    send.mockReset();
    send.mockRejectedValue(new ApiRefusal(415, { code: 'platform.file_type_refused', message: 'no' }));
    await expect(uploadFile(small, uploading())).rejects.toBeInstanceOf(ApiRefusal);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
