import { Agent, request as httpRequest } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

// A connection per call: what happens to a process is met by the calls it was holding, not by later ones.
const agent = new Agent({ keepAlive: false });

/** One call over the wire. No answer, for whatever reason, is an error. */
export function ask(
  base: string,
  given: {
    method: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
    timeoutMs?: number;
  },
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const { method, path, body, timeoutMs = 20_000 } = given;
    const headers = {
      ...given.headers,
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    };
    const call = httpRequest({ hostname, port, path, method, headers, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('close', () => {
        clearTimeout(patience);
        if (!answer.complete) return reject(new Error('cut off'));
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
    });
    const patience = setTimeout(() => call.destroy(new Error('no answer in time')), timeoutMs);
    call.on('error', (error) => {
      clearTimeout(patience);
      reject(error);
    });
    call.end(body);
  });
}
