import { afterEach, describe, expect, it, vi } from 'vitest';
import { setAsOf, currentAsOf, subscribeAsOf, asOfHeaders } from './as-of.ts';

const past = { view: 'v1', moment: '2026-08-28T05:00:03.999Z', position: 14 };
afterEach(() => setAsOf(null));

describe('the moment that a tab looks at', () => {
  it('stands in every call, with the student whose screens they are', () => {
    expect(asOfHeaders()).toEqual({});
    setAsOf(past);
    expect(asOfHeaders('GET /registration/offerings/')).toEqual({ 'X-As-Of': 'v1' });
    setAsOf({ ...past, subject: { uid: 's1', name: 'Student' } });
    expect(asOfHeaders()).toEqual({ 'X-As-Of': 'v1', 'X-As-Of-Subject': 's1' });
  });
  it('is not that of one’s own session: logging out and the language are of the present', () => {
    setAsOf(past);
    expect(asOfHeaders('POST /user/logout/')).toEqual({});
    expect(asOfHeaders('POST /user/language/')).toEqual({});
    expect(asOfHeaders('POST /organizations/card_save/')).toEqual({ 'X-As-Of': 'v1' });
  });
  it('is kept for the tab, and told to those who show it', () => {
    const told = vi.fn();
    const leave = subscribeAsOf(told);
    setAsOf(past);
    expect(currentAsOf()).toEqual(past);
    expect(JSON.parse(sessionStorage.getItem('portal.past')!)).toEqual(past);
    setAsOf(null);
    leave();
    setAsOf(past);
    expect(told).toHaveBeenCalledTimes(2);
  });
});
