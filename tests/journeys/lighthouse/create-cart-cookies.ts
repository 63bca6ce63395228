import { newUnit } from '../support/checkout-steps.ts';

/** Creates a bag with one vehicle; returns its cookies. */
export async function createCartCookies(edge: string): Promise<string> {
  const jar = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  };
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  keep(await fetch(`${edge}/it-it/session`));
  const answer = await fetch(`${edge}/it-it/bag/items`, {
    method: 'POST',
    headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin', cookie: cookies() },
    body: new URLSearchParams({ uuid: await newUnit('it') }),
  });
  if (!answer.ok) throw new Error(`the bag was not filled: ${answer.status}`);
  keep(answer);
  return cookies();
}
