import { Agent, request as httpRequest } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

// A connection per call: a killed process fails the calls it was serving, not later ones.
const agent = new Agent({ keepAlive: false });

/** One HTTP request. A missing response, for whatever reason, is an error. */
export function ask(
  base: string,
  request: {
    method: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
    timeoutMs?: number;
  },
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const { method, path, body, timeoutMs = 20_000 } = request;
    const headers = {
      ...request.headers,
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
