import { describe, expect, test } from 'vitest';
import { singleKey } from '../../../platform/secrets/signing-keys.ts';
import { htmlToText } from './html-to-text.ts';
import { cutQuotedHistory, findDropReason, type InboundMail } from './inbound-mail.rules.ts';
import { makeTicketAddress, readTicketAddress } from './ticket-address.ts';

const keys = singleKey('a secret of the tests that is long enough');
const DOMAIN = 'tickets.brand.example';

describe('[TICKETS-02] the address of a ticket', () => {
  const address = makeTicketAddress(keys, DOMAIN, { site: 'it', code: '7QK2M9X4HVTB' });

  test('names site and ticket, fits a local part, and is read in any case', () => {
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
    for (const one of [address, address.toLowerCase(), address.toUpperCase()])
      expect(readTicketAddress(one, keys, DOMAIN)).toEqual({ site: 'it', code: '7QK2M9X4HVTB' });
  });

  test.each([
    ['another ticket', address.replace('7QK2', '7QK3')],
    ['another site', address.replace('.it.', '.fr.')],
    ['another signature', address.replace(/[0-9a-f]@/, (end) => (end === '0@' ? '1@' : '0@'))],
    ['no signature', `ticket+7QK2M9X4HVTB.it@${DOMAIN}`],
    ['another domain', address.replace(DOMAIN, 'evil.example')],
  ])('%s is refused', (_name, wrong) => {
    expect(readTicketAddress(wrong, keys, DOMAIN)).toBeNull();
  });

  test('another secret does not verify', () => {
    expect(readTicketAddress(address, singleKey('x'.repeat(40)), DOMAIN)).toBeNull();
  });
});

describe('[TICKETS-04] quoted history is cut', () => {
  test.each([
    ['Gmail', 'Yes, please.\n\nOn Mon, Nov 16, 2026 at 12:36 PM Ferri <shop@b.example> wrote:\n> Dear Livia'],
    [
      'Gmail over two lines',
      'Yes, please.\n\nOn Mon, Nov 16, 2026 at 12:36 PM Ferri <a-long@b.example>\nwrote:\n\n> Dear',
    ],
    ['Italian', 'Yes, please.\n\nIl giorno lun 16 nov 2026 alle 12:36 Ferri ha scritto:\n> Cara'],
    ['German', 'Yes, please.\n\nAm 16.11.2026 um 12:36 schrieb Ferri <shop@b.example>:\n> Liebe'],
    ['Arabic', 'Yes, please.\n\nفي الاثنين، 16 نوفمبر 2026 كتب Ferri:\n> عزيزتي'],
    [
      'Outlook',
      'Yes, please.\n\n________________________________\nFrom: Ferri\nSent: Monday\nTo: Livia\n\nDear',
    ],
    [
      'Outlook without a line',
      'Yes, please.\n\nDa: Ferri <shop@b.example>\nInviato: lunedì\nA: Livia\n\nCara',
    ],
    ['an unknown language', 'Yes, please.\n\n2026-11-16 shop@b.example gida:\n\n> Dear'],
    ['only marks', 'Yes, please.\n> Dear Livia\n>\n> thank you'],
  ])('%s', (_name, text) => {
    expect(cutQuotedHistory(text)).toBe('Yes, please.');
  });

  test('answers between quotes, and lines that end with a colon, stay', () => {
    const text = '> When?\nTomorrow.\n> Where?\nAncona. I need:\n- a helmet';
    expect(cutQuotedHistory(text)).toBe(text);
  });

  test('the signature block goes, a dash in the text stays', () => {
    expect(cutQuotedHistory('Yes\n--\nno\n-- \nLivia, phone')).toBe('Yes\n--\nno');
  });
});

test('[TICKETS-04] HTML becomes text: no script, no style, quotes removed, entities decoded', () => {
  const html =
    '<style>p{}</style><p>Yes &amp; <b>no</b><br>x &lt;b&gt; &#233;</p><script>alert(1)</script><blockquote>Dear <p>old</p></blockquote>';
  expect(htmlToText(html)).toBe('Yes & no\nx <b> é');
  expect(htmlToText('<p>New</p><div class="gmail_quote">On … wrote: <div>old</div></div>')).toBe('New');
});

describe('[TICKETS-05] mails of machines are dropped', () => {
  const mail: InboundMail = {
    messageId: '<1@gmail.example>',
    inReplyTo: null,
    from: { name: 'Livia', address: 'livia@example.test' },
    recipients: [],
    subject: 'Re: hello',
    text: 'Yes',
    attachments: [],
    headers: {},
    report: null,
  };
  const reasonOf = (change: Partial<InboundMail>) => findDropReason({ ...mail, ...change }, 'shop.example');

  test('a person is heard', () => {
    expect(reasonOf({})).toBeNull();
    expect(reasonOf({ headers: { 'auto-submitted': 'no' } })).toBeNull();
    expect(reasonOf({ text: '', attachments: ['fork.jpg'] })).toBeNull();
  });

  test.each([
    ['auto_submitted', { headers: { 'auto-submitted': 'auto-replied; vacation' } }],
    ['auto_submitted', { headers: { precedence: 'bulk' } }],
    ['bounce', { headers: { 'return-path': '<>' } }],
    ['bounce', { from: { name: '', address: 'MAILER-DAEMON@example.test' } }],
    ['own_message', { messageId: '<3.17@shop.example>' }],
    ['no_message_id', { messageId: null }],
    ['empty', { text: '' }],
  ] as const)('%s', (reason, change) => {
    expect(reasonOf(change)).toBe(reason);
  });
});
