import { once } from 'node:events';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const TIMEOUT_MS = 20_000;
// As much as the webhook takes; of a larger mail the beginning is read.
const MAX_MAIL_BYTES = 12 * 1024 * 1024;
const MAX_BYTES = 30 * 1024 * 1024;

export interface ImapMailbox {
  /** The UIDs of unseen mails, the oldest first. */
  findUnseen(): Promise<number[]>;
  /** A mail as it came, up to 12 MB, without marking it as seen. Null: it is gone. */
  read(uid: number): Promise<Buffer | null>;
  markSeen(uid: number): Promise<void>;
  /** Seen and flagged, so that a person who opens the mailbox finds it. */
  markUnreadable(uid: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens the folder of `imap(s)://user:password@host[:port]/folder`. Speaks as much of RFC 3501 as reading needs. */
export async function openImapMailbox(url: string): Promise<ImapMailbox> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const isTls = protocol === 'imaps:';
  const target = { host: hostname, port: Number(port || (isTls ? 993 : 143)) };
  const socket = isTls ? connectTls({ ...target, servername: hostname }) : connectPlain(target);
  const session = createSession(socket);
  try {
    await once(socket, isTls ? 'secureConnect' : 'connect');
    await session.greeting();
    await session.run(`LOGIN ${quote(decodeURIComponent(username))} ${quote(decodeURIComponent(password))}`);
    await session.run(`SELECT ${quote(decodeURIComponent(pathname.slice(1)) || 'INBOX')}`);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return {
    async findUnseen() {
      const { lines } = await session.run('UID SEARCH UNSEEN');
      return lines.flatMap((line) => /^\* SEARCH\b(.*)$/i.exec(line)?.[1]?.match(/\d+/g)?.map(Number) ?? []);
    },
    async read(uid) {
      return (await session.run(`UID FETCH ${uid} (BODY.PEEK[]<0.${MAX_MAIL_BYTES}>)`)).literals[0] ?? null;
    },
    async markSeen(uid) {
      await session.run(`UID STORE ${uid} +FLAGS.SILENT (\\Seen)`);
    },
    async markUnreadable(uid) {
      await session.run(`UID STORE ${uid} +FLAGS.SILENT (\\Seen \\Flagged)`);
    },
    async close() {
      await session.run('LOGOUT').catch(() => {});
      socket.destroy();
    },
  };
}

function quote(text: string): string {
  if (/[\r\n\0]/.test(text)) throw new Error('IMAP: a name or password has a line break');
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

interface Reply {
  readonly lines: readonly string[];
  /** The bytes that a line announced as `{length}`. */
  readonly literals: readonly Buffer[];
}

/** Waits for what the server sends, line by line or a number of bytes at once. */
function createReader(socket: Socket) {
  let received = Buffer.alloc(0);
  let wake: (() => void) | null = null;
  let broken: Error | null = null;
  const stop = (error: Error) => {
    broken ??= error;
    wake?.();
  };
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('IMAP: the server does not answer')));
  socket.on('error', stop);
  socket.on('close', () => stop(new Error('IMAP: connection closed')));
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    if (received.length > MAX_BYTES) socket.destroy(new Error('IMAP: an answer is too long'));
    wake?.();
  });

  async function more(): Promise<void> {
    if (broken) throw broken;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
    wake = null;
    if (broken) throw broken;
  }
  function take(length: number): Buffer {
    const taken = received.subarray(0, length);
    received = received.subarray(length);
    return taken;
  }
  async function readLine(): Promise<string> {
    for (;;) {
      const end = received.indexOf('\r\n');
      if (end >= 0) return take(end + 2).toString('utf8', 0, end);
      await more();
    }
  }
  async function readBytes(length: number): Promise<Buffer> {
    while (received.length < length) await more();
    return Buffer.from(take(length));
  }

  return { readLine, readBytes };
}

/** One command at a time, each with a tag of its own; resolves with all that the server said until it has named the tag. */
function createSession(socket: Socket) {
  const { readLine, readBytes } = createReader(socket);
  let tags = 0;

  return {
    greeting: async () => {
      const line = await readLine();
      if (!/^\* (OK|PREAUTH)\b/i.test(line)) throw new Error('IMAP: the server refuses connections');
    },
    async run(command: string): Promise<Reply> {
      tags += 1;
      const tag = `A${tags}`;
      socket.write(`${tag} ${command}\r\n`);
      const lines: string[] = [];
      const literals: Buffer[] = [];
      for (;;) {
        const line = await readLine();
        if (line.startsWith(`${tag} `)) {
          // The server repeats nothing of the command, so no password is in this text.
          if (!line.startsWith(`${tag} OK`)) throw new Error(`IMAP: ${command.split(' ')[0]} was refused`);
          return { lines, literals };
        }
        lines.push(line);
        const literal = /\{(\d+)\}$/.exec(line)?.[1];
        if (literal) literals.push(await readBytes(Number(literal)));
      }
    },
  };
}
