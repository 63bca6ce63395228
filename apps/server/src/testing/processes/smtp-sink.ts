import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the wire. */
  readonly source: string;
}

/** `recipient` and `data` are SMTP replies; everything but 250 rejects. */
type Replies = { recipient: string; data: string };

/** A mail server that takes every mail, or replies what the test sets. */
export async function smtpSink() {
  const mails: TakenMail[] = [];
  const answers: Replies = { recipient: '250 ok', data: '250 taken' };
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo: (_address, _session, done) => done(rejection(answers.recipient)),
    async onData(stream, { envelope }, done) {
      const received = await buffer(stream).catch(() => null);
      if (received === null) return;
      const error = rejection(answers.data);
      if (!error)
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source: received.toString('utf8'),
        });
      done(error);
    },
  });
  // A client that hangs up is no failure of the test.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answers,
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function rejection(reply: string): (Error & { responseCode: number }) | null {
  const responseCode = Number.parseInt(reply, 10);
  return responseCode === 250 ? null : Object.assign(new Error(reply.slice(4)), { responseCode });
}
