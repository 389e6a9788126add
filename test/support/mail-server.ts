import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server in the hands of a test. */
export interface MailServer {
  url: string;
  /** Whole messages in the order of their coming, repetitions too. */
  received: string[];
  forget(): void;
  /** The reply code to a mail for this address: 250 takes it, 4xx not now, 5xx never. */
  answer(code: (to: string) => number): void;
  /** Takes the next so many mails and ends the connection without an answer. */
  cutOff(mails: number): void;
  /** Milliseconds between a mail and its answer. */
  delay: number;
  stop(): Promise<void>;
}

export async function mailServer(): Promise<MailServer> {
  const received: string[] = [];
  const sockets = new Map<number, Socket>();
  let codeFor = (_to: string): number => 250;
  let cut = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = codeFor(session.envelope.rcptTo[0]!.address);
        if (code !== 250)
          return done(
            Object.assign(new Error(code < 500 ? 'try again later' : 'no such mailbox'), { responseCode: code }),
          );
        received.push(Buffer.concat(chunks).toString());
        if (cut > 0) {
          cut -= 1;
          sockets.get((session as unknown as { remotePort: number }).remotePort)?.destroy();
          return;
        }
        setTimeout(done, self.delay);
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => void sockets.set(socket.remotePort ?? 0, socket));
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  const self: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    delay: 0,
    forget: () => void received.splice(0),
    answer: code => {
      codeFor = code;
    },
    cutOff: mails => {
      cut = mails;
    },
    stop: () => new Promise(resolve => server.close(() => resolve())),
  };
  return self;
}
