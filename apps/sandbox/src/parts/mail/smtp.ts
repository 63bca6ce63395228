import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Inbox } from './inbox.ts';

/** `greylist` turns every recipient away once ("try again later"); `stall` takes the mail and never answers. */
export const MAIL_BEHAVIOURS = ['accept', 'refuse', 'greylist', 'stall'] as const;
export type MailBehaviour = (typeof MAIL_BEHAVIOURS)[number];

export interface MailServer {
  behaviour: MailBehaviour;
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
  /** Resets greylisting. */
  forget(): void;
}

class SmtpRefusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** Accepts mail from any process on this machine; without encryption or passwords, since nothing leaves it. */
export function createMailServer(
  inbox: Inbox,
  onReceived: (raw: Buffer, recipients: readonly string[]) => Promise<void> = async () => {},
): MailServer {
  const seen = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    banner: 'Sandbox',
    // The answer to a forgotten mail must not keep the process from stopping.
    closeTimeout: 200,
    onRcptTo(address, _session, answer) {
      const to = address.address.toLowerCase();
      if (mail.behaviour === 'refuse') return answer(new SmtpRefusal(550, 'Mailbox unavailable'));
      if (mail.behaviour === 'greylist' && !seen.has(to)) {
        seen.add(to);
        return answer(new SmtpRefusal(451, 'Greylisted, try again later'));
      }
      answer();
    },
    async onData(stream, session, answer) {
      // A client that disconnects half-way has sent no mail, and must not stop the other parts.
      const received = await text(stream.setEncoding('latin1')).catch(() => null);
      if (received === null) return;
      const raw = Buffer.from(received, 'latin1');
      if (mail.behaviour === 'stall') return;
      const { mailFrom, rcptTo } = session.envelope;
      const to = rcptTo.map(({ address }) => address);
      await inbox.receive(raw, { from: mailFrom ? mailFrom.address : '', to });
      answer();
      await onReceived(raw, to);
    },
  });
  // A client that hangs up is no news.
  server.on('error', () => {});

  const mail: MailServer = {
    behaviour: 'accept',
    async listen(port, host) {
      server.listen(port, host);
      await once(server.server, 'listening');
      return (server.server.address() as AddressInfo).port;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
    forget: () => seen.clear(),
  };
  return mail;
}
