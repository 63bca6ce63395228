import { asOwner } from '../../support/customers.ts';
import { aTestedLetter } from '../../support/desk/letters.ts';

const READERS = 40;

/** Subscribers of Italy, a newsletter that can be sent and one that was. */
export async function seedLetters(): Promise<void> {
  const sent = await aTestedLetter('it', 'Winter service', ['it', 'en']);
  await asOwner(async (client) => {
    await client.query(
      `insert into subscribers (site_id, email, locale, status)
       select s.id, 'reader' || n || '@' || (array['posta.example', 'mail.example'])[1 + n % 2],
              case when n % 4 = 0 then 'en' else 'it' end, 'confirmed'
         from sites s, generate_series(1, $1) n where s.slug = 'it' on conflict do nothing`,
      [READERS],
    );
    await client.query(
      `update letters set status = 'sending', started_at = now() - interval '2 days', planned = $2, last_subscriber_id = 1
        where id = $1`,
      [sent, READERS],
    );
    await client.query(
      `insert into letter_sends (site_id, letter_id, subscriber_id, locale, status, claimed_at, detail)
       select l.site_id, l.id, s.id, s.locale,
              case s.n when 3 then 'bounced' when 7 then 'bounced' when 11 then 'complained' else 'sent' end,
              now() - interval '2 days',
              case s.n when 3 then '5.1.1 smtp; 550 no such user' when 7 then '5.2.2 smtp; 552 mailbox full'
                       when 11 then 'abuse' end
         from letters l
         join lateral (select s.*, row_number() over (order by s.id) as n from subscribers s
                        where s.site_id = l.site_id and s.email like 'reader%') s on true
        where l.id = $1 and s.n <= $2`,
      [sent, READERS],
    );
    await client.query(
      `update letters set status = 'sent', ended_at = now() - interval '47 hours' where id = $1`,
      [sent],
    );
  });
  await aTestedLetter('it', 'Spring on the passes', ['it', 'en']);
}
