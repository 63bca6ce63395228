import type { Db } from '../../platform/db/db.ts';
import type { SiteEntry } from './sites.contract.ts';
import { toEntry } from './sites.rules.ts';
import { listSites as selectSites } from './sites.sql.ts';

export async function listSites(db: Db): Promise<SiteEntry[]> {
  return (await selectSites(db)).map(toEntry);
}
