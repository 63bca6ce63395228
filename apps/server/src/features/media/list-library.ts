import type { Db } from '../../platform/db/db.ts';
import { listLibraryPictures } from './media.sql.ts';

/** What storefronts keep beside the pictures of their build. */
export const listLibrary = (db: Db) => listLibraryPictures(db);
