import { createHash } from 'node:crypto';

/** A table holds this, never the secret of the link itself. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
