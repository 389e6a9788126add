/** Who sits at a socket. `standing` is asked when something about the account's sessions has changed, and now and then. */
export interface LiveMember {
  channel: string;
  account: string;
  /** Network address, as the proxies tell it. */
  address: string;
  /** `same`: as it was when the socket opened; `changed`: signed in, with other roles; `over`: signed out. */
  standing(): Promise<'same' | 'changed' | 'over'>;
}

/** How many sockets one account, and one network address, may have open in a process. */
export interface SocketLimits {
  account: number;
  address: number;
}

/** What the hub needs of a socket (`ws` has it). */
export interface LiveSocket {
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Reads nothing more. */
  pause(): void;
  terminate(): void;
  on(event: 'message', listener: (data: { toString(): string }, isBinary: boolean) => void): unknown;
  on(event: 'close' | 'error', listener: () => void): unknown;
}
