/** Of a key, unless another number was chosen. */
export const usualCallsPerMinute = 120;
/** Hours that a key may hold beside the one that replaces it. */
export const longestOverlap = 720;
/** What becomes of a message. */
export const deliveryStates = ['waiting', 'delivered', 'given_up'] as const;

const ofNetwork = /^(\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?|[0-9a-f:]*:[0-9a-f:.]*(\/\d{1,3})?)$/i;

/** Addresses and networks of a text, separated by commas, spaces or lines. */
export const networksIn = (text: string | null | undefined): string[] => (text ?? '').split(/[\s,]+/).filter(Boolean);
/** Whether each looks like one; what is none after all lets nobody in. */
export const isNetworkList = (text: string | null | undefined): boolean =>
  networksIn(text).every(one => ofNetwork.test(one));

/** A web address without a name and password in it. Whether the portal calls it is seen when it is called. */
export function isWebAddress(text: string | null | undefined): boolean {
  try {
    const { protocol, username, password, hostname } = new URL(text ?? '');
    return ['https:', 'http:'].includes(protocol) && username === '' && password === '' && hostname !== '';
  } catch {
    return false;
  }
}
