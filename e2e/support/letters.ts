const PORT = Number(process.env.PADDOCK_SANDBOX_PORT ?? 4600);

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Mails to an address, in the order they came. */
export async function lettersTo(email: string): Promise<Letter[]> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/inbox.json?to=${encodeURIComponent(email)}`);
  const { data } = (await answer.json()) as { data: (Letter & { at: string })[] };
  return [...data].sort((one, other) => one.at.localeCompare(other.at));
}

export const aMailbox = () => `${crypto.randomUUID().slice(0, 8)}@letters.example`;
