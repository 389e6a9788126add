import type { Message } from './types.ts';

/** Characters of one request to the broker: well below the megabyte that it takes by default. */
const most = 400_000;

/** In order, each part no larger than `most` unless it is one message. */
export function inParts(messages: readonly Message[], size = most): Message[][] {
  const parts: Message[][] = [];
  let left = 0;
  for (const message of messages) {
    const own = message.key.length + message.value.length;
    if (own > left) {
      parts.push([]);
      left = size;
    }
    parts.at(-1)!.push(message);
    left -= own;
  }
  return parts;
}
