/** Who sits at a socket. `stillSignedIn` is asked now and then; the socket is closed when it says no. */
export interface LiveMember {
  channel: string;
  account: string;
  stillSignedIn(): Promise<boolean>;
}

/** What the hub needs of a socket (`ws` has it). */
export interface LiveSocket {
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
  on(event: 'message', listener: (data: { toString(): string }, isBinary: boolean) => void): unknown;
  on(event: 'close' | 'error', listener: () => void): unknown;
}
