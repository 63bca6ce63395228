import { type Db, openDb } from '../../platform/db/db.ts';
import { PATIENT } from './database.ts';

/**
 * Runs `count` takers at the same moment, each on a connection of its own, and returns what each got.
 * All connections are open before the first statement, so they really meet.
 */
export async function race<T>(
  url: string,
  count: number,
  taker: (db: Db, n: number) => Promise<T>,
): Promise<T[]> {
  const connections = Array.from({ length: count }, (_, n) =>
    openDb({ url, applicationName: `race-${n}`, maxConnections: 1, ...PATIENT }),
  );
  try {
    await Promise.all(connections.map(({ pool }) => pool.query('select 1')));
    return await Promise.all(connections.map(({ db }, n) => taker(db, n)));
  } finally {
    await Promise.all(connections.map(({ close }) => close()));
  }
}
