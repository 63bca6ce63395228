const PORT = Number(process.env.PADDOCK_SANDBOX_PORT ?? 4600);

export interface Mail {
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

export const newMailbox = () => `${crypto.randomUUID().slice(0, 8)}@letters.example`;
