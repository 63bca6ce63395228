import { connect } from 'node:net';

/** Administers HAProxy through its socket. */
export class Haproxy {
  readonly #socket: string;

  constructor(socket: string) {
    this.#socket = socket;
  }

  async setState(backend: string, server: string, state: 'ready' | 'drain' | 'maint'): Promise<void> {
    const answer = (await this.#send(`set server ${backend}/${server} state ${state}`)).trim();
    if (answer) throw new Error(`HAProxy: ${answer}`);
  }

  async isUp(backend: string, server: string): Promise<boolean> {
    return (await this.#read(backend, server))?.status?.startsWith('UP') ?? false;
  }

  /** Requests under way. */
  async sessions(backend: string, server: string): Promise<number> {
    return Number((await this.#read(backend, server))?.scur ?? 0);
  }

  async #read(backend: string, server: string): Promise<Record<string, string> | undefined> {
    const [head = '', ...lines] = (await this.#send('show stat')).split('\n');
    const names = head.replace('# ', '').split(',');
    return lines
      .map((line) => line.split(','))
      .map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])))
      .find((row) => row.pxname === backend && row.svname === server);
  }

  #send(command: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.#socket, () => socket.write(`${command}\n`));
      let text = '';
      socket.setEncoding('utf8');
      socket.on('data', (part: string) => {
        text += part;
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
  }
}
