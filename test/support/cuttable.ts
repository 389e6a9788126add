import net from 'node:net';

/** Stands before a server: everything passes, until the connections are cut. */
export interface Cuttable {
  port: number;
  /** Ends every connection at once, in the middle of whatever is on its way. */
  cut(): void;
  close(): Promise<void>;
}

export async function cuttable(host: string, port: number): Promise<Cuttable> {
  const open = new Set<net.Socket>();
  const server = net.createServer(near => {
    const far = net.connect(port, host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const cut = (): void => {
    for (const socket of open) socket.resetAndDestroy();
  };
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    cut,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        cut();
      }),
  };
}
