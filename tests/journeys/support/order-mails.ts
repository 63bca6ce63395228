const PORT = Number(process.env.PADDOCK_SANDBOX_PORT ?? 4600);

export interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** What the sandbox's mail server was given about an order. */
export async function mailsAboutOrder(code: string): Promise<Mail[]> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/inbox.json`);
  const { data } = (await answer.json()) as { data: Mail[] };
  return data.filter((mail) => `${mail.subject} ${mail.text}`.includes(code));
}
