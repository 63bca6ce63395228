import { DatabaseSync } from 'node:sqlite';

export interface ShopEvent {
  readonly id: string;
  readonly type: string;
  readonly subject: string;
  readonly sequence: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const TABLES = `
create table if not exists position (one integer primary key check (one = 1), sequence integer not null);
insert or ignore into position values (1, 0);
create table if not exists orders (code text primary key, last_sequence integer not null default 0, status text,
  received_minor integer not null default 0);
create table if not exists totals (currency text primary key, received_minor integer not null default 0);
create table if not exists counts (type text primary key, events integer not null default 0);`;

/**
 * The consumer's own database. What events change and the position in the log are written in one transaction: after a crash
 * the consumer goes on behind the last event whose effects are stored, so no event is lost and none counts twice.
 */
export function openStore(file: string) {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma busy_timeout = 5000');
  db.exec(TABLES);
  const position = db.prepare('select sequence from position');
  const setPosition = db.prepare('update position set sequence = ?');
  const count = db.prepare(
    'insert into counts values (?, 1) on conflict (type) do update set events = events + 1',
  );
  const findOrder = db.prepare('select last_sequence from orders where code = ?');
  const saveOrder = db.prepare(`insert into orders (code, last_sequence, status) values (?, ?, ?)
    on conflict (code) do update set last_sequence = excluded.last_sequence, status = excluded.status`);
  const addToOrder = db.prepare(`insert into orders (code, received_minor) values (?, ?)
    on conflict (code) do update set received_minor = received_minor + excluded.received_minor`);
  const addToTotal = db.prepare(`insert into totals values (?, ?)
    on conflict (currency) do update set received_minor = received_minor + excluded.received_minor`);

  const readPosition = () => Number(position.get()?.sequence ?? 0);

  function apply({ type, data }: ShopEvent) {
    count.run(type);
    if (type.startsWith('order.')) {
      const before = Number(findOrder.get(String(data.order))?.last_sequence ?? 0);
      const own = Number(data.order_sequence);
      if (own < before) throw new Error(`order ${data.order}: ${own} came after ${before}`);
      saveOrder.run(String(data.order), own, String(data.status));
    }
    if (type.startsWith('payment.')) {
      addToOrder.run(String(data.order), Number(data.amount_minor));
      addToTotal.run(String(data.currency), Number(data.amount_minor));
    }
  }

  return {
    readPosition,
    /** Applies a page in one transaction. Events that were applied before are skipped; a gap is an error. */
    applyPage(events: readonly ShopEvent[]) {
      db.exec('begin immediate');
      try {
        let last = readPosition();
        for (const event of events) {
          const sequence = Number(event.sequence);
          if (sequence <= last) continue;
          if (sequence !== last + 1) throw new Error(`event ${last + 1} is missing before ${sequence}`);
          apply(event);
          last = sequence;
        }
        setPosition.run(last);
        db.exec('commit');
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    close: () => db.close(),
  };
}
