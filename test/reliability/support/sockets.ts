import { WebSocket } from 'ws';
import type { University } from './university.ts';

/** The live sockets of the students' browsers, which come back when they are closed. */
export interface Sockets {
  all: number;
  readonly open: number;
  /** Code and reason of every close. */
  closes: string[];
  close(): void;
}

export async function openSockets(url: string, university: University): Promise<Sockets> {
  const current = new Map<string, WebSocket>();
  const closes: string[] = [];
  let over = false;
  const connect = (student: string): Promise<void> =>
    new Promise(resolve => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/ws/registration/`, {
        headers: { cookie: university.headers.get(student)!['cookie']! },
      });
      current.set(student, socket);
      socket.on('error', () => undefined);
      socket.on('open', () => resolve());
      socket.on('close', (code, reason) => {
        if (over) return;
        closes.push(`${code} ${reason.toString()}`);
        setTimeout(() => void connect(student), 100);
      });
    });
  await Promise.all(university.students.map(connect));
  return {
    all: university.students.length,
    get open() {
      return [...current.values()].filter(socket => socket.readyState === WebSocket.OPEN).length;
    },
    closes,
    close: () => {
      over = true;
      for (const socket of current.values()) socket.terminate();
    },
  };
}
