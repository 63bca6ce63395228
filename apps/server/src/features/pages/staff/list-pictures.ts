import type { Db } from '../../../platform/db/db.ts';
import { findContentPictures } from './pictures.sql.ts';

/** All pictures and videos that content may show. */
export const listPictures = (db: Db) => findContentPictures(db);
