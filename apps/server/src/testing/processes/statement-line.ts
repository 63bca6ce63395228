import type { Socket } from 'node:net';
import { startDatabaseLine } from './line.ts';

export type CrashMoment = 'before' | 'after';

/** A statement by its place since the line was armed, and whether it was a commit. */
export interface SeenStatement {
  readonly n: number;
  readonly isCommit: boolean;
  readonly text: string;
}

interface Armed {
  readonly n: number;
  readonly moment: CrashMoment;
  readonly crash: () => void;
}

// Of PostgreSQL's protocol: what makes up a statement is held until its end, which is a simple query or a Sync.
const PARTS = new Set(['P', 'B', 'D', 'E', 'C', 'H']);
const ENDS = new Set(['Q', 'S']);

/** A statement's name if it has one, else its text. Of several that travel together the last one counts. */
function nameIn(kind: string, message: Buffer): string {
  const words = message.subarray(5).toString('latin1').split('\0');
  if (kind === 'Q') return words[0] ?? '';
  if (kind === 'P') return words[0] || (words[1] ?? '');
  // A portal comes first here.
  return kind === 'B' ? (words[1] ?? '') : '';
}

/**
 * A line to the database that counts statements and can crash its user at the n-th: before the database hears it, or
 * after it has done it and before the answer gets back. The process at the near end knows nothing of this.
 */
export async function startStatementLine(databaseUrl: string, hear?: (statement: string) => void) {
  let seen: SeenStatement[] = [];
  let counting = false;
  let armed: Armed | null = null;

  function carry(near: Socket, far: Socket) {
    let rest = Buffer.alloc(0);
    let isStarted = false;
    let held: Buffer[] = [];
    let text = '';
    let isDeaf = false;

    const endOfStatement = (): boolean => {
      if (!counting) return true;
      const n = seen.length + 1;
      seen.push({ n, isCommit: /^\s*commit/i.test(text), text: text.replace(/\s+/g, ' ').slice(0, 80) });
      if (armed?.n !== n) return true;
      if (armed.moment === 'after') {
        isDeaf = true;
        return true;
      }
      fire();
      return false;
    };
    const fire = () => {
      const { crash } = armed ?? {};
      armed = null;
      crash?.();
    };

    near.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (;;) {
        const headerBytes = isStarted ? 1 : 0;
        if (rest.length < headerBytes + 4) return;
        const length = headerBytes + rest.readInt32BE(headerBytes);
        if (rest.length < length) return;
        const message = rest.subarray(0, length);
        rest = rest.subarray(length);
        const kind = isStarted ? String.fromCharCode(message[0] ?? 0) : 'startup';
        isStarted = true;
        if (!PARTS.has(kind) && !ENDS.has(kind)) {
          far.write(message);
          continue;
        }
        held.push(message);
        if (kind === 'Q' || kind === 'P') hear?.(message.subarray(5).toString('latin1'));
        text = nameIn(kind, message) || text;
        if (!ENDS.has(kind)) continue;
        if (endOfStatement()) far.write(Buffer.concat(held));
        held = [];
        text = '';
      }
    });
    far.on('data', (chunk) => {
      if (!isDeaf) near.write(chunk);
      else fire();
    });
  }

  const line = await startDatabaseLine(databaseUrl, carry);
  return {
    url: line.url,
    /** Counts from here on; with `at`, crashes at that statement. */
    arm(at: Armed | null) {
      seen = [];
      counting = true;
      armed = at;
    },
    /** Stops counting; what was seen since `arm`. */
    disarm(): readonly SeenStatement[] {
      counting = false;
      armed = null;
      return seen;
    },
    close: line.cut,
  };
}
