import { z } from 'zod';
import type { FoundPost, SocialAccount, SocialProvider } from './social-provider.ts';

const FIELDS = 'id,caption,media_type,media_url,permalink,thumbnail_url,timestamp';
const MAX_POSTS = 12;
const MAX_BYTES = 8 * 1024 * 1024;

// "2026-11-02T09:30:00+0000": ISO 8601, but not as Date.parse of every engine likes it.
const Timestamp = z
  .string()
  .transform((text) => new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  .refine((date) => !Number.isNaN(date.getTime()))
  .transform((date) => date.toISOString());

// A post under a copyright claim comes without its picture or its link, and then is of no use here.
const Media = z.object({
  id: z.string().regex(/^\d{1,32}$/),
  caption: z.string().default(''),
  media_type: z.enum(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
  media_url: z.url({ protocol: /^https?$/ }).optional(),
  thumbnail_url: z.url({ protocol: /^https?$/ }).optional(),
  permalink: z.url({ protocol: /^https$/ }).optional(),
  timestamp: Timestamp,
});
const Answer = z.object({ data: z.array(z.unknown()).max(200) });

interface Options {
  /** With the version: https://graph.facebook.com/v21.0 */
  readonly url: string;
  /** Pictures are fetched from these hosts and those below them. */
  readonly pictureHosts: readonly string[];
  readonly timeoutMs: number;
}

/** Instagram's Graph API: GET /{ig-user-id}/media, with the token of a system user, which does not expire. */
export function instagram({ url, pictureHosts, timeoutMs }: Options): SocialProvider {
  return {
    async list(account: SocialAccount) {
      const query = new URLSearchParams({ fields: FIELDS, limit: String(MAX_POSTS) });
      const response = await fetch(`${url}/${encodeURIComponent(account.id)}/media?${query}`, {
        // Not in the address: addresses are logged.
        headers: { accept: 'application/json', authorization: `Bearer ${account.token}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`social feed of ${account.id}: ${await reasonOf(response)}`);
      return Answer.parse(await response.json())
        .data.flatMap(toPost)
        .slice(0, MAX_POSTS);
    },

    async fetchPicture(address) {
      if (!isFrom(pictureHosts, address)) throw new Error(`social picture from ${new URL(address).host}`);
      // A redirect could lead anywhere, into our own network too.
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      const size = Number(response.headers.get('content-length') ?? 0);
      if (!response.ok || size > MAX_BYTES || !isPicture(response)) {
        await response.body?.cancel();
        throw new Error(`social picture: ${response.status}, ${size} bytes`);
      }
      return readAtMost(response, MAX_BYTES);
    },
  };
}

function toPost(input: unknown): FoundPost[] {
  const { success, data } = Media.safeParse(input);
  const picture = data?.media_type === 'VIDEO' ? data.thumbnail_url : data?.media_url;
  if (!success || !data.permalink || !picture) return [];
  const { id, media_type, permalink, timestamp } = data;
  return [{ id, caption: data.caption.slice(0, 2200), media_type, permalink, timestamp, picture }];
}

const Refusal = z.object({ error: z.object({ message: z.string(), code: z.number() }) });

async function reasonOf(response: Response): Promise<string> {
  const { data } = Refusal.safeParse(await response.json().catch(() => null));
  return data
    ? `${response.status}, code ${data.error.code}: ${data.error.message}`
    : String(response.status);
}

const isPicture = (response: Response) =>
  /^image\/(jpeg|png|webp)\b/.test(response.headers.get('content-type') ?? '');

function isFrom(hosts: readonly string[], address: string): boolean {
  const { protocol, hostname, host } = new URL(address);
  if (protocol === 'https:')
    return hosts.some((allowed) => hostname === allowed || hostname.endsWith(`.${allowed}`));
  // Without TLS only what is named with its port: a sandbox.
  return hosts.some((allowed) => allowed.includes(':') && allowed === host);
}

async function readAtMost(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > most) throw new Error('social picture: too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
