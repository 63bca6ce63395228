const PORT = Number(process.env.PADDOCK_SANDBOX_PORT ?? 4600);

export interface Mail {
  readonly id: number;
  readonly attachments: readonly { readonly type: string }[];
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Mails to an address, in the order they came. */
export async function mailsToAddress(email: string): Promise<Mail[]> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/inbox.json?to=${encodeURIComponent(email)}`);
  const { data } = (await answer.json()) as { data: (Mail & { at: string })[] };
  return [...data].sort((one, other) => one.at.localeCompare(other.at));
}

/** The calendar file of a mail, with its folded lines put together again; mail programs change the ends of lines. */
export async function calendarOf({ id, attachments }: Mail): Promise<string> {
  const place = attachments.findIndex(({ type }) => /calendar|ics/.test(type));
  const answer = await fetch(`http://127.0.0.1:${PORT}/inbox/${id}/attachments/${place}`);
  return (await answer.text()).replaceAll('\r\n', '\n').replaceAll(/\n[ \t]/g, '');
}

export const newMailbox = () => `${crypto.randomUUID().slice(0, 8)}@letters.example`;

/** What the sandbox's mail server was given about an order. */
export async function mailsAboutOrder(code: string): Promise<Mail[]> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/inbox.json`);
  const { data } = (await answer.json()) as { data: Mail[] };
  return data.filter((mail) => `${mail.subject} ${mail.text}`.includes(code));
}
