import { createHash } from 'node:crypto';

/** Before the first link. */
export const NO_HASH = Buffer.alloc(32);

/** The hash of a link: that of the link before, then one hash per row, in the order of their transactions. */
export function hashLink(previous: Buffer, contents: readonly string[]): Buffer {
  const link = createHash('sha256').update(previous);
  for (const content of contents) link.update(createHash('sha256').update(content).digest());
  return link.digest();
}
