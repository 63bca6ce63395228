import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { stripAnswer } from '../../platform/text/strip-controls.ts';

/** The shape of a call, as the desk's contracts have it. */
interface Contract {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly response: z.ZodType;
}

export interface DeskCall {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string>;
  readonly body?: object;
}

export class DeskRefusal extends Error {}

/** The staff's api as a member of staff reaches it. Refusals are thrown in the api's own words. */
export function openDesk({ url, site, token }: { url: string; site: string; token: string }) {
  const call = async <C extends Contract>(
    contract: C,
    sent: DeskCall = {},
  ): Promise<z.output<C['response']>> => {
    const path = contract.path.replace(/:(\w+)/g, (_all, name: string) =>
      encodeURIComponent(String(sent.params?.[name] ?? '')),
    );
    const query = sent.query ? `?${new URLSearchParams(sent.query)}` : '';
    const response = await fetch(`${url}${path}${query}`, {
      method: contract.method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-tenant': site,
        'x-locale': 'en',
        ...(sent.body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
      },
      ...(sent.body ? { body: JSON.stringify(sent.body) } : {}),
      signal: AbortSignal.timeout(30_000),
    }).catch((error: Error) => {
      throw new DeskRefusal(
        `The api at ${url} does not answer: ${(error.cause as Error)?.message ?? error.message}`,
      );
    });
    // Names and references are typed by buyers; a terminal would execute escape sequences in them.
    const answer = stripAnswer(await response.json()) as {
      message?: string;
      errors?: Record<string, string[]>;
    };
    if (!response.ok) throw new DeskRefusal(inWords(response.status, answer, site));
    return contract.response.parse(answer) as z.output<C['response']>;
  };
  return Object.assign(call, { site });
}

export type Desk = ReturnType<typeof openDesk>;

function inWords(
  status: number,
  answer: { message?: string; errors?: Record<string, string[]> },
  site: string,
) {
  if (status === 401) return `This token is not good for the site "${site}" (any more).`;
  if (status === 403) return 'Your role is not for this.';
  if (status === 404) return `There is no such thing on the site "${site}".`;
  const fields = Object.entries(answer.errors ?? {}).map(([field, words]) => `${field}: ${words.join(' ')}`);
  return [answer.message ?? `The api answered ${status}.`, ...fields].join('\n');
}
