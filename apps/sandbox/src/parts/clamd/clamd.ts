import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The harmless text every virus scanner agrees to find. In two halves, so that none finds it here. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface VirusScanner {
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

const COMMAND = 'zINSTREAM\0';

/** Plays clamd as far as we ask it: INSTREAM over TCP. It knows one virus. */
export function createVirusScanner(): VirusScanner {
  const server = createServer((socket) => {
    // A client that hangs up is no news.
    socket.on('error', () => {});
    void answer(socket).catch(() => socket.destroy());
  });
  return {
    async listen(port, host) {
      server.listen(port, host);
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function answer(socket: Socket) {
  let waiting = Buffer.alloc(0);
  let begun = false;
  let found = false;
  // As much of the last piece as a signature across two of them needs.
  let tail = '';
  for await (const bytes of socket) {
    waiting = Buffer.concat([waiting, bytes as Buffer]);
    if (!begun) {
      if (waiting.length < COMMAND.length) continue;
      if (waiting.toString('latin1', 0, COMMAND.length) !== COMMAND) {
        socket.end('UNKNOWN COMMAND\0');
        return;
      }
      waiting = waiting.subarray(COMMAND.length);
      begun = true;
    }
    while (waiting.length >= 4) {
      const length = waiting.readUInt32BE(0);
      if (length === 0) {
        socket.end(found ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
        return;
      }
      if (waiting.length < 4 + length) break;
      const text = tail + waiting.toString('latin1', 4, 4 + length);
      found ||= text.includes(EICAR);
      tail = text.slice(-EICAR.length);
      waiting = waiting.subarray(4 + length);
    }
  }
}
