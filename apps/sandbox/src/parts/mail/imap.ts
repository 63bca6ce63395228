import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Inbox } from './inbox.ts';

export interface ImapServer {
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
  /** Ids of mails that a client has marked. */
  readonly seen: ReadonlySet<number>;
  readonly flagged: ReadonlySet<number>;
}

/** Plays an IMAP server as far as the shop asks it: all mails to tickets' addresses, read by UID. Any password opens it. */
export function createImapServer(inbox: Inbox): ImapServer {
  const seen = new Set<number>();
  const flagged = new Set<number>();
  const sockets = new Set<Socket>();
  const isTicketMail = (to: readonly string[]) => to.some((one) => one.toLowerCase().startsWith('ticket+'));
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.write('* OK Sandbox IMAP4rev1\r\n');
    createInterface({ input: socket }).on('line', (line) => answer(socket, line));
  });

  function answer(socket: Socket, line: string) {
    const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const done = (status: 'OK' | 'NO' | 'BAD') => socket.write(`${tag} ${status} done\r\n`);
    const uid = Number(/^UID (?:FETCH|STORE) (\d+)/i.exec(command)?.[1] ?? 0);
    if (/^LOGIN "[^"]+" "[^"]+"$/i.test(command)) return done('OK');
    if (/^SELECT /i.test(command)) return done('OK');
    if (/^UID SEARCH UNSEEN$/i.test(command)) {
      const unseen = inbox.list().filter(({ id, to }) => isTicketMail(to) && !seen.has(id));
      socket.write(`* SEARCH${unseen.map(({ id }) => ` ${id}`).join('')}\r\n`);
      return done('OK');
    }
    const length = /^UID FETCH \d+ \(BODY\.PEEK\[\]<0\.(\d+)>\)$/i.exec(command)?.[1];
    if (length) {
      const mail = inbox.find(uid);
      if (mail) sendBeginning(socket, uid, mail.raw.subarray(0, Number(length)));
      return done('OK');
    }
    if (/^UID STORE \d+ \+FLAGS\.SILENT \(\\Seen( \\Flagged)?\)$/i.test(command)) {
      seen.add(uid);
      if (/Flagged/i.test(command)) flagged.add(uid);
      return done('OK');
    }
    if (/^LOGOUT$/i.test(command)) {
      done('OK');
      return socket.end();
    }
    return done('BAD');
  }

  return {
    seen,
    flagged,
    async listen(port, host) {
      server.listen(port, host);
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}

function sendBeginning(socket: Socket, uid: number, part: Uint8Array) {
  socket.write(`* 1 FETCH (UID ${uid} BODY[]<0> {${part.length}}\r\n`);
  socket.write(part);
  socket.write(')\r\n');
}
