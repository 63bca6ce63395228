import type { Db } from '../../platform/db/db.ts';
import type { Upload } from './uploads.contract.ts';
import { findUpload, type Owner } from './uploads.sql.ts';

export const showUpload = (db: Db, owner: Owner, id: string): Promise<Upload | null> =>
  findUpload(db, owner, id);
