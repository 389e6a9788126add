import { screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { closePages, loadCode, openPages, slow } from '../testing/portal.tsx';

/** The browser's side of the live channel, and what it is asked to sound. */
interface Line {
  readyState: number;
  onopen?: () => void;
  onmessage?: (event: { data: unknown }) => void;
  send(): void;
  close(): void;
}
let lines: Line[] = [];
let tones = 0;
let permitted = true;

class Tone {
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  connect = (other: unknown) => other;
  start = () => {
    tones += 1;
  };
  stop = () => undefined;
}
beforeAll(() => loadCode('notification'), slow);
beforeEach(() => {
  [lines, tones, permitted] = [[], 0, true];
});
afterEach(closePages);

async function open(sound: boolean): Promise<void> {
  openPages('notification', {
    roles: ['student'],
    answers: {
      'GET /new_notifications/my/unread_count/': { unread_count: 1, sound },
      'GET /new_notifications/my/': { count: 0, next: null, results: [] },
    },
  });
  vi.stubGlobal(
    'WebSocket',
    class {
      readyState = 1;
      constructor() {
        lines.push(this);
      }
      send() {}
      close() {}
    },
  );
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
      resume = async () => undefined;
    },
  );
  vi.stubGlobal('OscillatorNode', Tone);
  vi.stubGlobal('GainNode', Tone);
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, name) => (name === 'userActivation' ? { hasBeenActive: permitted } : Reflect.get(target, name)),
    }),
  );
  await screen.findByRole('button', { name: /1 unread/ });
}
async function hear(type: string): Promise<void> {
  await act(async () => {
    for (const line of lines) line.onopen?.();
    for (const line of lines) line.onmessage?.({ data: JSON.stringify({ type, keys: ['notifications-x'] }) });
  });
}

it(
  'a new notification is heard by whoever has chosen so, and nothing else is',
  async () => {
    await open(true);
    expect(tones).toBe(0);
    await hear('changed');
    expect(tones).toBe(0);
    await hear('new_notifications');
    await expect.poll(() => tones).toBeGreaterThan(0);
  },
  slow,
);

it(
  'nobody hears one who has not chosen so',
  async () => {
    await open(false);
    await hear('new_notifications');
    expect(tones).toBe(0);
  },
  slow,
);

it(
  'before anything was done on the page it stays silent',
  async () => {
    permitted = false;
    await open(true);
    await hear('new_notifications');
    expect(tones).toBe(0);
  },
  slow,
);
