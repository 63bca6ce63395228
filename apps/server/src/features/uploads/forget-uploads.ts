import type { Tx } from '../../platform/db/db.ts';
import { expireUploads } from './taking.sql.ts';
import type { Owner } from './uploads.sql.ts';

/** For an account that is erased: every file of it, used or not, is thrown away by the next sweep. */
export const forgetUploads = (tx: Tx, owner: Owner): Promise<void> => expireUploads(tx, owner);
