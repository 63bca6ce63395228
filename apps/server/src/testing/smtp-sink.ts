import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the wire. */
  readonly source: string;
}

/** A mail server that takes everything, or answers what the test tells it to. As much of SMTP as a sender speaks. */
export async function smtpSink() {
  const mails: TakenMail[] = [];
  const answers = { recipient: '250 ok', data: '250 taken' };
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    converse(socket, answers, (mail) => mails.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answers,
    connections: () => connections,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function converse(
  socket: Socket,
  answers: { recipient: string; data: string },
  take: (mail: TakenMail) => void,
) {
  let heard = '';
  let inData = false;
  let from = '';
  let to: string[] = [];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const address = (line: string) => /<(.*?)>/.exec(line)?.[1] ?? '';
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO' || verb === 'HELO') return say('250 sink');
    if (verb === 'MAIL') {
      from = address(line);
      to = [];
      return say('250 ok');
    }
    if (verb === 'RCPT') {
      if (answers.recipient.startsWith('250')) to.push(address(line));
      return say(answers.recipient);
    }
    if (verb === 'DATA') {
      inData = true;
      return say('354 go on');
    }
    if (verb === 'QUIT') {
      say('221 bye');
      return socket.end();
    }
    return say('250 ok');
  };
  say('220 sink');
  socket.on('data', (chunk) => {
    heard += chunk.toString('utf8');
    for (;;) {
      const end = inData ? heard.indexOf('\r\n.\r\n') : heard.indexOf('\r\n');
      if (end < 0) return;
      const part = heard.slice(0, end);
      heard = heard.slice(end + (inData ? 5 : 2));
      if (!inData) command(part);
      else {
        inData = false;
        if (answers.data.startsWith('250')) take({ from, to, source: part });
        say(answers.data);
      }
    }
  });
}
