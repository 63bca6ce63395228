import type { Db } from '../../platform/db/db.ts';
import { showUser } from '../customers/profile/show-user.ts';
import { findBikes, findRegistrations, type Owner } from './bikes.sql.ts';
import { toBike } from './to-bike.ts';

export async function listBikes(db: Db, owner: Owner, locale: string) {
  const [rows, registrations, { full_name: name }] = await Promise.all([
    findBikes({ db }, owner, locale),
    findRegistrations({ db }, owner, locale),
    showUser(db, { ...owner, locale }),
  ]);
  return { bikes: rows.map((row) => toBike(row, name, locale)), registrations };
}
