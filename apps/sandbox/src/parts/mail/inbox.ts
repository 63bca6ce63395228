import PostalMime, { type Email } from 'postal-mime';
import type { Clock } from '../clock/clock.ts';

export interface ReceivedMail {
  readonly id: number;
  readonly at: string;
  /** From the envelope: the real receiver. */
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly {
    readonly name: string;
    readonly type: string;
    readonly bytes: Uint8Array;
  }[];
  readonly raw: Buffer;
}

const MOST = 500;

/** Every mail the shop sent, newest last. Nothing leaves this machine. */
export function createInbox(clock: Clock) {
  const mails: ReceivedMail[] = [];
  let lastId = 0;
  return {
    async receive(raw: Buffer, envelope: { from: string; to: readonly string[] }) {
      const mail = await PostalMime.parse(raw);
      lastId += 1;
      mails.push({
        id: lastId,
        at: clock.now().toISOString(),
        raw,
        to: envelope.to,
        from: envelope.from,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? null,
        headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
        attachments: mail.attachments.map(attachmentOf),
      });
      if (mails.length > MOST) mails.shift();
    },
    list: (to?: string) =>
      to ? mails.filter((mail) => mail.to.some((one) => one.toLowerCase() === to.toLowerCase())) : mails,
    find: (id: number) => mails.find((mail) => mail.id === id) ?? null,
    clear: () => void mails.splice(0),
  };
}
export type Inbox = ReturnType<typeof createInbox>;

function attachmentOf({ filename, mimeType, content }: Email['attachments'][number]) {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'base64') : new Uint8Array(content);
  return { name: filename ?? 'attachment', type: mimeType, bytes };
}
