import { asOwner } from '../customers.ts';
import { newMailbox } from '../mails.ts';

/** The site has these confirmed subscribers and no others. Answers their addresses by locale. */
export const onlySubscribers = (
  site: string,
  counts: Readonly<Record<string, number>>,
): Promise<Record<string, string[]>> =>
  asOwner(async (client) => {
    const { rows } = await client.query('select id from sites where slug = $1', [site]);
    const siteId: number = rows[0].id;
    await client.query(
      `update subscribers set status = 'unsubscribed', changed_at = now() where site_id = $1`,
      [siteId],
    );
    const addresses: Record<string, string[]> = {};
    for (const [locale, count] of Object.entries(counts)) {
      const emails = Array.from({ length: count }, newMailbox);
      await client.query(
        `insert into subscribers (site_id, email, locale, status) select $1, unnest($2::text[]), $3, 'confirmed'`,
        [siteId, emails, locale],
      );
      addresses[locale] = emails;
    }
    return addresses;
  });

export const setLettersPerMinute = (site: string, rate: number): Promise<void> =>
  asOwner(async (client) => {
    await client.query(
      `update sites set settings = settings || jsonb_build_object('letters_per_minute', $2::int) where slug = $1`,
      [site, rate],
    );
  });

/** Above this number of readers a second person approves; null: one person is enough. */
export const setLetterLimit = (site: string, readers: number | null): Promise<void> =>
  asOwner(async (client) => {
    await client.query(
      `delete from approval_rules where permission = 'letter.send'
          and for_site_id = (select id from sites where slug = $1)`,
      [site],
    );
    if (readers !== null)
      await client.query(
        `insert into approval_rules (permission, for_site_id, currency, min_amount_minor)
         select 'letter.send', id, 'XXX', $2 from sites where slug = $1`,
        [site, readers],
      );
  });

/** A letter with a text in each locale, tested. Answers its number. */
export const aTestedLetter = (site: string, name: string, locales: readonly string[]): Promise<number> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `insert into letters (site_id, name, created_by) select id, $2, 1 from sites where slug = $1
       returning id, site_id`,
      [site, name],
    );
    const { id, site_id: siteId } = rows[0];
    const blocks = [
      { type: 'heading', id: 'aaaaaaaaaaaa', text: 'Back on the road' },
      {
        type: 'text',
        id: 'bbbbbbbbbbbb',
        text: 'The passes are open again.\n\nWe have tried three of them.',
      },
      { type: 'button', id: 'cccccccccccc', text: 'See the range', to: 'products' },
    ];
    for (const locale of locales)
      await client.query(
        `insert into letter_texts (site_id, letter_id, locale, subject, preview, blocks)
         values ($1, $2, $3, $4, 'Three passes in one day', $5)`,
        [siteId, id, locale, `${name} (${locale})`, JSON.stringify(blocks)],
      );
    await client.query(`update letters set status = 'testing' where site_id = $1 and id = $2`, [siteId, id]);
    return id;
  });
