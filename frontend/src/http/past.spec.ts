import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookAt, lookedAt, onLookedAt, pastHeaders } from './past.ts';

const past = { view: 'v1', moment: '2026-08-28T05:00:03.999Z', position: 14 };
afterEach(() => lookAt(null));

describe('the moment that a tab looks at', () => {
  it('stands in every call, with the student whose screens they are', () => {
    expect(pastHeaders()).toEqual({});
    lookAt(past);
    expect(pastHeaders('GET /registration/offerings/')).toEqual({ 'X-As-Of': 'v1' });
    lookAt({ ...past, subject: { uid: 's1', name: 'Student' } });
    expect(pastHeaders()).toEqual({ 'X-As-Of': 'v1', 'X-As-Of-Subject': 's1' });
  });
  it('is not that of one’s own session: logging out and the language are of the present', () => {
    lookAt(past);
    expect(pastHeaders('POST /user/logout/')).toEqual({});
    expect(pastHeaders('POST /user/language/')).toEqual({});
    expect(pastHeaders('POST /organizations/card_save/')).toEqual({ 'X-As-Of': 'v1' });
  });
  it('is kept for the tab, and told to those who show it', () => {
    const told = vi.fn();
    const leave = onLookedAt(told);
    lookAt(past);
    expect(lookedAt()).toEqual(past);
    expect(JSON.parse(sessionStorage.getItem('portal.past')!)).toEqual(past);
    lookAt(null);
    leave();
    lookAt(past);
    expect(told).toHaveBeenCalledTimes(2);
  });
});
