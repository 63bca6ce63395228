import type { Db } from '../../../platform/db/db.ts';
import { partsOfBrowser } from './describe-staff-browser.ts';
import type { StaffSession } from './sessions.contract.ts';
import { endSession, endSessions, listSessions } from './sessions.sql.ts';

export async function listStaffSessions(
  db: Db,
  staffId: number,
  currentId: number | null,
): Promise<StaffSession[]> {
  const rows = await listSessions(db, staffId);
  return rows.map((row) => ({
    id: row.id,
    ...partsOfBrowser(row.user_agent),
    network: row.network,
    created_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_current: row.id === currentId,
  }));
}

export const endStaffSession = (db: Db, staffId: number, sessionId: number) =>
  endSession(db, staffId, sessionId);

export const endOtherStaffSessions = (db: Db, staffId: number, currentId: number | null) =>
  endSessions(db, staffId, currentId);
