import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:https';
import path from 'node:path';
import { run } from '../../../scripts/services/run.ts';

export interface TlsFront {
  readonly url: string;
  /** New connections get a certificate that expires after so many days. */
  useCertificate(days: number): void;
  close(): Promise<void>;
}

/** TLS in front of the edge, as HAProxy terminates it in production. */
export async function startTlsFront(place: string, port: number, edge: string): Promise<TlsFront> {
  const { host, hostname, port: edgePort } = new URL(edge);
  const server = createServer(makeCertificate(place, 60), (request, response) => {
    const { method, url, headers } = request;
    const onward = httpRequest(
      { host: hostname, port: edgePort, path: url, method, headers: { ...headers, host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${port}`,
    useCertificate: (days) => server.setSecureContext(makeCertificate(place, days)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function makeCertificate(place: string, days: number): { key: Buffer; cert: Buffer } {
  const [key, cert] = [path.join(place, `${days}.key`), path.join(place, `${days}.pem`)];
  run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-days', String(days), '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
  ]);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
