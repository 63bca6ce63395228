import type { z } from 'zod';
import { type Db, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { StaffWarranty } from './warranty.staff.contract.ts';

export type DeskRequest = z.infer<typeof StaffWarranty>;

const ISO = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const ONE = statement<Statements['warranty_desk_one'], DeskRequest>(
  'warranty_desk_one',
  `
select w.code, w.status, w.reason, w.part, w.description, w.phone, coalesce(en.name, p.original_name) as bike, b.serial,
       ${ISO('b.expires_at')} as warranty_until, b.lost_at is not null as lost,
       c.given_name || ' ' || c.family_name as customer, c.email, s.name as store, ${ISO('w.created_at')} as created_at,
       extract(epoch from now() - w.created_at)::int as age_seconds,
       (select json_agg(json_build_object('id', f.upload_id, 'kind', f.kind, 'name', u.name, 'scan', u.scan,
                                          'finding', u.scan_finding) order by f.position)
          from warranty_files f
          join uploads u on u.site_id = f.site_id and u.id = f.upload_id
         where f.site_id = w.site_id and f.request_id = w.id) as files
  from warranty_requests w
  join customers c on c.site_id = w.site_id and c.id = w.customer_id
  join bikes b on b.site_id = w.site_id and b.id = w.bike_id
  join products p on p.id = b.product_id
  join stores s on s.site_id = w.site_id and s.id = w.store_id
  left join product_translations en on en.product_id = p.id and en.locale = 'en'
 where w.site_id = $1 and w.code = $2`,
  { files: StaffWarranty.shape.files },
);

export async function findDeskRequest(db: Db, siteId: number, code: string): Promise<DeskRequest | null> {
  const [row] = await readSite(db, siteId, ONE, [siteId, code]);
  return row ?? null;
}

export interface MailFacts {
  readonly email: string;
  readonly locale: string;
  readonly given_name: string;
  readonly bike: string;
  readonly serial: string;
  readonly store: string;
}

const FACTS = statement<Statements['warranty_mail_facts'], MailFacts>(
  'warranty_mail_facts',
  `select c.email, c.locale, c.given_name, coalesce(own.name, en.name, p.original_name) as bike, b.serial,
                s.name as store
           from warranty_requests w
           join customers c on c.site_id = w.site_id and c.id = w.customer_id
           join bikes b on b.site_id = w.site_id and b.id = w.bike_id
           join products p on p.id = b.product_id
           join stores s on s.site_id = w.site_id and s.id = w.store_id
           left join product_translations own on own.product_id = p.id and own.locale = c.locale
           left join product_translations en on en.product_id = p.id and en.locale = 'en'
          where w.site_id = $1 and w.id = $2 and c.erased_at is null`,
);

/** Null: the customer is erased, so no mail is sent. */
export async function findMailFacts(tx: Tx, siteId: number, id: number): Promise<MailFacts | null> {
  const [row] = await runPrepared(tx, FACTS, [siteId, id]);
  return row ?? null;
}
