import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import type { Brand } from '../brand/brand.ts';
import type { Words } from '../brand/dictionary.ts';
import { type Changes, type IdByName, type TableSpec, upsertRows, upsertUnchanged } from './upsert.sql.ts';

const METHODS: TableSpec = {
  table: 'payment_methods',
  key: ['site_id', 'code'],
  columns: {
    site_id: 'int',
    code: 'text',
    provider: 'text',
    component: 'text',
    type: 'text',
    account_ref: 'text',
    reserve_minutes: 'int',
    settings: 'jsonb',
    position: 'int',
  },
};
const METHOD_WORDS: TableSpec = {
  table: 'payment_method_translations',
  key: ['site_id', 'method_id', 'locale'],
  columns: { site_id: 'int', method_id: 'int', locale: 'text', name: 'text', instructions: 'text' },
};
const SHIPMENTS: TableSpec = {
  table: 'shipment_methods',
  key: ['site_id', 'code'],
  columns: {
    site_id: 'int',
    code: 'text',
    kind: 'text',
    carrier: 'text',
    first_minor: 'bigint',
    further_minor: 'bigint',
    extra_days: 'int',
    position: 'int',
  },
};
const SHIPMENT_WORDS: TableSpec = {
  table: 'shipment_method_translations',
  key: ['site_id', 'method_id', 'locale'],
  columns: { site_id: 'int', method_id: 'int', locale: 'text', name: 'text' },
};

/** How each shop takes money and brings machines, in the languages that shop speaks. */
export async function saveCheckoutMethods(
  tx: Tx,
  { sites, payments, shipments }: Brand,
  siteId: IdByName,
  report: Record<string, Changes>,
  kept: string[],
): Promise<void> {
  const slugs = new Map(sites.map(({ slug }) => [siteId(slug), slug]));
  const nameOf = ({ site_id, code }: Record<string, unknown>) => `${slugs.get(Number(site_id))} ${code}`;
  const localesOf = (slug: string) =>
    sites
      .find((site) => site.slug === slug)
      ?.locales.flatMap(({ code, edition }) => (edition ? [code, edition] : [code])) ?? [];
  const spoken = (words: Words, slug: string) =>
    localesOf(slug).map((locale) => [locale, words[locale as keyof Words] ?? words.en] as const);

  const methodRows = payments.map(({ names: _, instructions: __, site, ...method }) => ({
    ...method,
    site_id: siteId(site),
  }));
  report.payment_methods = await upsertUnchanged(tx, METHODS, methodRows, { nameOf, kept });
  const methodId = await idsOf(tx, 'payment_methods');
  const methodWords = payments.flatMap(({ site, code, names, instructions }) =>
    spoken(names, site).map(([locale, name]) => ({
      site_id: siteId(site),
      method_id: methodId(siteId(site), code),
      locale,
      name,
      instructions: instructions[locale as keyof Words] ?? instructions.en,
    })),
  );
  report.payment_method_translations = await upsertRows(tx, METHOD_WORDS, methodWords);

  const shipmentRows = shipments.map(({ names: _, site, ...shipment }) => ({
    ...shipment,
    site_id: siteId(site),
  }));
  report.shipment_methods = await upsertUnchanged(tx, SHIPMENTS, shipmentRows, { nameOf, kept });
  const shipmentId = await idsOf(tx, 'shipment_methods');
  const shipmentWords = shipments.flatMap(({ site, code, names }) =>
    spoken(names, site).map(([locale, name]) => ({
      site_id: siteId(site),
      method_id: shipmentId(siteId(site), code),
      locale,
      name,
    })),
  );
  report.shipment_method_translations = await upsertRows(tx, SHIPMENT_WORDS, shipmentWords);
}

async function idsOf(tx: Tx, table: 'payment_methods' | 'shipment_methods') {
  const { rows } = await sql<{ site_id: number; id: number; code: string }>`
    select site_id, id, code from ${sql.table(table)}`.execute(tx);
  const ids = new Map(rows.map(({ site_id, id, code }) => [`${site_id} ${code}`, id]));
  return (siteId: number, code: string): number => {
    const id = ids.get(`${siteId} ${code}`);
    if (id === undefined) throw new Error(`${table}: no ${code} of site ${siteId}`);
    return id;
  };
}
