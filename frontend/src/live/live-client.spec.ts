import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveClient, type LiveMessage, type LiveState, type SocketLike } from './live-client.ts';

/** A socket in the hands of the test. */
class Wire implements SocketLike {
  sent: unknown[] = [];
  readyState = 0;
  onopen: SocketLike['onopen'] = null;
  onclose: SocketLike['onclose'] = null;
  onmessage: SocketLike['onmessage'] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  says(message: unknown): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) } as never);
  }
  closes(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code } as never);
  }
}

function setUp(age?: () => number) {
  const wires: Wire[] = [];
  const messages: LiveMessage[] = [];
  const states: LiveState[] = [];
  const client = createLiveClient(
    () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    { onMessage: message => messages.push(message), onState: state => states.push(state), ...(age && { age }) },
  );
  return { client, wires, messages, states, last: () => wires.at(-1)! };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the live client', () => {
  it('opens with the first key, asks for the keys, and closes after the last', async () => {
    const { client, wires, last } = setUp();
    const leave = client.subscribe(['a', 'b']);
    last().opens();
    expect(last().sent).toEqual([{ subscribe: ['a', 'b'] }]);
    const leaveToo = client.subscribe(['b', 'c']);
    await Promise.resolve();
    expect(last().sent.at(-1)).toEqual({ subscribe: ['c'] });
    leave();
    await Promise.resolve();
    expect(last().sent.at(-1)).toEqual({ unsubscribe: ['a'] });
    leaveToo();
    expect([wires.length, last().readyState, client.state()]).toEqual([1, 3, 'idle']);
  });

  it('says in one message what a page asks for and gives up in one turn', async () => {
    const { client, last } = setUp();
    client.subscribe(['notices']);
    last().opens();
    const leave = client.subscribe(['a', 'b']);
    await Promise.resolve();
    leave();
    for (const key of ['b', 'c', 'd']) client.subscribe([key]);
    await Promise.resolve();
    expect(last().sent).toEqual([
      { subscribe: ['notices'] },
      { subscribe: ['a', 'b'] },
      { subscribe: ['c', 'd'], unsubscribe: ['a'] },
    ]);
  });

  it('says how old what is shown is where it came with the page, and asks for no more where it did not', async () => {
    let age = 4000;
    const { client, last } = setUp(() => age);
    client.subscribe(['a']);
    last().opens();
    expect(last().sent).toEqual([{ subscribe: ['a'], age: 5000 }]);
    client.subscribe(['b']);
    await Promise.resolve();
    expect(last().sent.at(-1)).toEqual({ subscribe: ['b'], age: 5000 });
    age = 0;
    const leave = client.subscribe(['c']);
    await Promise.resolve();
    expect(last().sent.at(-1)).toEqual({ subscribe: ['c'] });
    age = 4000;
    leave();
    await Promise.resolve();
    expect(last().sent.at(-1)).toEqual({ unsubscribe: ['c'] });
  });

  it('asks for what was told while it was away; who listens to nothing for a while misses nothing', () => {
    const { client, last } = setUp();
    const leave = client.subscribe(['a']);
    last().opens();
    vi.advanceTimersByTime(2000);
    last().says({ type: 'heartbeat' });
    vi.advanceTimersByTime(500);
    last().closes(1011);
    vi.advanceTimersByTime(1000);
    last().opens();
    expect(last().sent).toEqual([{ subscribe: ['a'], age: 2500 }]);
    leave();
    vi.advanceTimersByTime(60_000);
    client.subscribe(['a']);
    last().opens();
    expect(last().sent).toEqual([{ subscribe: ['a'] }]);
  });

  it('passes messages on, keeps heartbeats to itself, and survives nonsense', () => {
    const { client, messages, last } = setUp();
    client.subscribe(['a']);
    last().opens();
    last().says({ type: 'heartbeat' });
    last().says('not json');
    last().says({ type: 'changed', keys: ['a'], data: { seats: 3 } });
    expect(messages).toEqual([{ type: 'changed', keys: ['a'], data: { seats: 3 } }]);
  });

  it('reconnects after 1 s, 2 s, 3 s, and then every 3 s', () => {
    const { client, wires, last } = setUp();
    client.subscribe(['a']);
    for (const delay of [1000, 2000, 3000, 3000]) {
      const before = wires.length;
      last().closes(1011);
      vi.advanceTimersByTime(delay - 1);
      expect(wires.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(wires.length).toBe(before + 1);
    }
  });

  it('starts the delays anew once it was connected', () => {
    const { client, wires, last } = setUp();
    client.subscribe(['a']);
    last().closes(1011);
    vi.advanceTimersByTime(1000);
    last().opens();
    last().closes(1011);
    vi.advanceTimersByTime(1000);
    expect(wires.length).toBe(3);
  });

  it.each([1000, 1005, 1006])('does not reconnect after close code %i, until it is asked to', code => {
    const { client, wires, last } = setUp();
    client.subscribe(['a']);
    last().opens();
    last().closes(code);
    vi.advanceTimersByTime(60_000);
    expect([wires.length, client.state()]).toEqual([1, 'disconnected']);
    client.reconnect();
    last().opens();
    expect([wires.length, client.state()]).toEqual([2, 'connected']);
  });

  it('comes back after half a minute when the server had enough of it, and later each time until it may stay', () => {
    const { client, wires, last } = setUp();
    client.subscribe(['a']);
    for (const delay of [30_000, 60_000, 120_000]) {
      const before = wires.length;
      last().opens();
      last().closes(4429);
      expect(client.state()).toBe('disconnected');
      vi.advanceTimersByTime(delay - 1);
      expect(wires.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(wires.length).toBe(before + 1);
    }
    last().opens();
    last().says({ type: 'heartbeat' });
    last().closes(4429);
    vi.advanceTimersByTime(30_000);
    expect(wires.length).toBe(5);
  });

  it('counts as disconnected after six missed heartbeats of 2 s, and as connected with the next message', () => {
    const { client, last } = setUp();
    client.subscribe(['a']);
    last().opens();
    vi.advanceTimersByTime(11_999);
    expect(client.state()).toBe('connected');
    vi.advanceTimersByTime(1);
    expect(client.state()).toBe('disconnected');
    last().says({ type: 'heartbeat' });
    expect(client.state()).toBe('connected');
  });
});
