import { CATALOGUE_LOCALES, isRtl } from '@paddock/i18n/locales';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_MAIL_KINDS, planAccountMail } from './account-mails.rules.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { MailSite } from './mails.sql.ts';
import type { AccountMailKind, AccountMails } from './queue-account-mail.ts';
import { writeAccountMail } from './write-account-mail.ts';

// Nothing in here is an English word, so whatever English stands in a mail came from a catalogue.
const SITE: MailSite = {
  slug: 'it',
  country_iso: 'IT',
  timezone: 'Europe/Rome',
  phone: '+39 0721 555',
  email: null,
  legal: { entity: 'Xyq S.p.A.', address: ['Zzk 11', '61122 Qqr'] },
};
const BIKE = { bike: 'Crsk 29', serial: 'ZVX1KK' };
const WARRANTY = { ...BIKE, code: 'W4QK7', store: 'Sttm' };
const RIDE = {
  ride: 'RDE4QK7X',
  link_version: 1,
  sequence: 0,
  bike: 'Crsk 29',
  store: 'Sttm',
  store_address: 'Vvk 1, Qqr',
  store_phone: '+39 1',
  starts_at: '2026-11-20T09:00:00Z',
  ends_at: '2026-11-20T10:00:00Z',
  timezone: 'Asia/Dubai',
  licence: 'Ctg Z',
  reason: '',
};
const DATA: { readonly [K in AccountMailKind]: AccountMails[K] } = {
  email_verification: { customer_id: 1 },
  checkout_confirm: { proof_id: 1 },
  account_exists: {},
  password_recovery: { customer_id: 1 },
  password_changed: { passkeys: 'Ttlf' },
  email_change: { customer_id: 1, email: 'nnw@qq.test' },
  email_changed: { email: 'nnw@qq.test' },
  passkey_added: { customer_id: 1, name: 'Ttlf' },
  new_device: { customer_id: 1, browser: 'Brws, Sstm', at: '2026-11-16T09:30:00Z' },
  privacy_link: {},
  account_erased: {},
  staff_new_device: { browser: 'Brws, Sstm', at: '2026-11-16T09:30:00Z' },
  staff_invitation: { staff_id: 1 },
  staff_approval: { approval_id: 1 },
  bike_registered: { ...BIKE, warranty_until: '2031-11-15' },
  bike_registration_received: BIKE,
  bike_registration_rejected: { ...BIKE, reason: 'Rrsn' },
  bike_lost: { ...BIKE, message: 'Mmsg\nLln2' },
  bike_found: BIKE,
  bike_lost_seen: BIKE,
  transfer_offered: { ...BIKE, transfer_id: 1, from: 'Ggn Ffn', until: '2026-11-29T23:30:00Z' },
  transfer_registered: { ...BIKE, to: 'nnw@qq.test', until: '2026-11-29T23:30:00Z' },
  transfer_accepted: { ...BIKE, to: 'nnw@qq.test' },
  transfer_declined: { ...BIKE, to: 'nnw@qq.test' },
  transfer_expired: { ...BIKE, to: 'nnw@qq.test' },
  warranty_received: WARRANTY,
  warranty_verified: WARRANTY,
  warranty_rejected: { ...WARRANTY, reason: 'Rrsn' },
  warranty_in_repair: WARRANTY,
  warranty_closed: WARRANTY,
  alert_confirm: { alert_id: 7, model: 'Crsk 29' },
  alert_told: {
    alert_id: 7,
    model: 'Crsk 29',
    variant: 'Rrk, 54',
    store: 'Sttm',
    slug: 'crsk-29',
    color_id: 3,
    filters: ['1=3'],
  },
  newsletter_confirm: { subscriber_id: 7 },
  newsletter_exists: { subscriber_id: 7 },
  newsletter_welcome: { subscriber_id: 7 },
  contact_received: { ticket: 'TCK4QK7X', department: 'technical' },
  contact_office: {
    ticket: 'TCK4QK7X',
    department: 'technical',
    sender: 'Ggn Ffn',
    email: 'nnw@qq.test',
    phone: '+39 1',
    order_code: 'ORD77',
    serial: 'ZVX1KK',
    message: 'Mmsg\nLln2',
    language: 'ja',
  },
  contact_reply: { ticket: 'TCK4QK7X', message: 'Mmsg\nLln2\n\nLln3', references: ['<1@qq.test>'] },
  test_ride_booked: RIDE,
  test_ride_changed: RIDE,
  test_ride_reminder: RIDE,
  test_ride_cancelled: { ...RIDE, reason: 'Rrsn' },
};
const LEAVE = 'https://shop.test/it-it/unsubscribe?token=7.sgn';
const SECRET = 'https://shop.test/it-it/opens/s3cr3t';

function write(kind: AccountMailKind, locale: string, more: Record<string, unknown> = {}) {
  const data = { given_name: 'Ggn', ...DATA[kind], ...more };
  const secretLink = planAccountMail(kind).button?.to === 'secret' ? SECRET : null;
  const leaveLink = planAccountMail(kind).leaves ? LEAVE : null;
  const around = { brand: 'Qbrn', origin: 'https://shop.test', secretLink, leaveLink };
  const content = writeAccountMail({ kind, locale, data }, SITE, around);
  return { content, html: mailHtml(content), text: mailText(content) };
}

function sentences({ content }: ReturnType<typeof write>): string[] {
  return (
    [
      ...[content.subject, content.title, content.greeting, ...content.leads, ...content.notes],
      ...[
        content.button?.label,
        content.second?.label,
        content.fallback,
        content.questions,
        content.reference,
      ],
      ...[content.leave?.label],
      ...content.facts.map(({ label }) => label),
    ]
      .filter((words) => typeof words === 'string')
      // What staff wrote is in no catalogue, and stands instead of a greeting.
      .filter((words) => words !== '' && !/^(Mmsg|Lln)/.test(words))
  );
}

test('every kind is known', () => {
  expect([...ACCOUNT_MAIL_KINDS].sort()).toEqual(Object.keys(DATA).sort());
});

describe.each(CATALOGUE_LOCALES)('%s', (locale) => {
  test.each(ACCOUNT_MAIL_KINDS)('%s is written whole', (kind) => {
    const { content, html, text } = write(kind, locale);
    for (const sent of [html, text, content.subject]) {
      expect(sent).not.toMatch(/mail\.[a-z_.]+|undefined|\bnull\b|NaN|\{\w+\}|⁨⁩/);
    }
    expect(content.subject).not.toMatch(/[\r\n\u2066-\u2069]/);
    expect(content.subject.length).toBeLessThanOrEqual(78);
    for (const [name, value] of Object.entries(DATA[kind])) {
      // Said in words of its own: a day, a language, a part of the house.
      if (/_id$|until$|^(at|department|language|filters|references)$/.test(name) || name in RIDE) continue;
      for (const line of String(value).split('\n')) {
        expect(html, name).toContain(line);
        expect(text, name).toContain(line);
      }
    }
    if (content.button) {
      expect(html).toContain(content.button.url.replaceAll('&', '&amp;'));
      expect(text).toContain(content.button.url);
      const isSecret = planAccountMail(kind).button?.to === 'secret';
      expect(content.button.url).toMatch(
        isSecret ? /^https:\/\/shop\.test\/it-it\/opens/ : new RegExp(`^https://shop\\.test/it-${locale}/`),
      );
      // The button, and the same address in letters.
      expect(html.split(SECRET).length - 1).toBe(isSecret ? 3 : 0);
    }
  });

  test('right to left where the language is, and every mark that opens a direction closes it', () => {
    for (const kind of ACCOUNT_MAIL_KINDS) {
      const { html, text } = write(kind, locale);
      const dir = isRtl(locale) ? 'rtl' : 'ltr';
      expect(html).toContain(`<html lang="${locale === 'kh' ? 'km' : locale}-IT" dir="${dir}">`);
      for (const words of [html, text])
        expect(words.split(/[\u2066\u2068]/).length, 'isolates').toBe(words.split('\u2069').length);
      if (dir === 'ltr') expect(text).not.toMatch(/[\u2066-\u2069]/);
    }
  });

  test.skipIf(locale === 'en')('has no English left', () => {
    for (const kind of ACCOUNT_MAIL_KINDS) {
      const english = new Set(sentences(write(kind, 'en')));
      expect(sentences(write(kind, locale)).filter((one) => english.has(one))).toEqual([]);
    }
  });

  test('every kind says something of its own', () => {
    const titles = ACCOUNT_MAIL_KINDS.map((kind) => write(kind, locale).content.title);
    expect(new Set(titles).size).toBe(ACCOUNT_MAIL_KINDS.length);
  });
});

test('a link mail says what it opens, for how long, and what to do if it was another person', () => {
  const { content } = write('password_recovery', 'it');
  expect(content.notes).toEqual([
    'Il link funziona una sola volta, entro 60 minuti. Non inoltrare questa e-mail.',
    'Se non l’hai chiesto tu, ignora questa e-mail: non cambia nulla.',
  ]);
  expect(write('email_verification', 'it').content.notes[0]).toContain('24 ore');
  for (const kind of ['password_changed', 'email_changed'] as const)
    expect(write(kind, 'it').content.notes[0]).toMatch(/^Se non l’hai fatto tu/);
  for (const kind of ['passkey_added', 'new_device'] as const)
    expect(write(kind, 'it').content.notes[1]).toMatch(/^Se non eri tu/);
});

test('the owner of an account gets both links: sign in and recover', () => {
  const { content, text } = write('account_exists', 'it');
  expect(content.button?.url).toBe('https://shop.test/it-it/login');
  expect(content.second?.url).toBe('https://shop.test/it-it/recovery');
  expect(text).toContain('Imposta una nuova password:\nhttps://shop.test/it-it/recovery');
});

test("a bike is named by its frame, its warranty by the day, an offer by the site's calendar", () => {
  expect(write('bike_registered', 'it').content.facts).toEqual([
    { label: 'Veicolo', value: 'Crsk 29' },
    { label: 'Numero di telaio', value: 'ZVX1KK' },
    { label: 'Fine garanzia', value: '15 novembre 2031' },
  ]);
  // Half past eleven in the evening in Greenwich is the next day in Rome.
  expect(write('transfer_offered', 'it').content.facts.at(-1)?.value).toBe('30 novembre 2026');
  expect(write('warranty_received', 'it').content.button?.url).toBe(
    'https://shop.test/it-it/my-account/warranty/W4QK7',
  );
});

test('a reader without a name is greeted without one', () => {
  expect(write('transfer_offered', 'it', { given_name: '' }).content.greeting).toBe('Ciao,');
});

test('a Japanese reader is greeted by the family name, a Chinese and a Khmer one by the full name', () => {
  const greeting = (locale: string, given_name: string, family_name: string) =>
    write('bike_found', locale, { given_name, family_name }).content.greeting;
  expect(greeting('ja', '花子', '山田')).toBe('山田様');
  expect(greeting('zh', '伟', '张')).toBe('张伟，您好：');
  expect(greeting('kh', 'សុខា', 'ចាន់')).toContain('ចាន់ សុខា');
  expect(greeting('vi', 'Anh', 'Nguyễn')).toContain('Anh');
  expect(greeting('vi', 'Anh', 'Nguyễn')).not.toContain('Nguyễn');
  // A family name that could be an advertisement is left out.
  expect(greeting('ja', '花子', 'Win 1000')).toBe('花子様');
});

test('a name with a link is left out, and a link in a sender is broken', () => {
  for (const given_name of ['Win https://spam.test', 'www.spam.test', 'prize.example now'])
    expect(write('email_verification', 'en', { given_name }).content.greeting).toBe('Hello,');
  const { html, text } = write('transfer_offered', 'en', { from: 'Bank https://spam.test/login' });
  for (const sent of [html, text]) expect(sent).not.toMatch(/spam\.test|https:\/\/spam/);
  expect(write('email_verification', 'en', { given_name: 'J. R. Ótürk' }).content.greeting).toBe(
    'Hello J. R. Ótürk,',
  );
});

test('typed text cannot become markup, change the text direction or break a header', () => {
  const { html } = write('bike_lost', 'he', { message: '<script>x</script>\u202eabc\u2067' });
  expect(html).not.toMatch(/<script>|\u202e|\u2067/);
  const { content } = write('bike_found', 'en', { bike: 'A\r\nBcc: x@y.test' });
  expect(content.subject).not.toMatch(/[\r\n]/);
});

test('a shop without a telephone and without an entry in the register still signs', () => {
  const around = { brand: 'Qbrn', origin: 'https://shop.test', secretLink: null };
  const data = { given_name: 'Ggn', ...DATA.bike_found };
  const site = { ...SITE, phone: null, legal: null };
  const content = writeAccountMail({ kind: 'bike_found', locale: 'it', data }, site, around);
  expect(content).toMatchObject({ questions: null, sender: ['Qbrn'] });
  expect(mailHtml(content)).toContain('src="https://shop.test/icon-192.png" alt=""');
});

test('a mail in a regional edition has its words and its date, and links to the language of the URL', () => {
  const american = write('bike_lost', 'en-US');
  const british = write('bike_lost', 'en');
  expect(american.content.questions).toBe(british.content.questions?.replace(' on ', ' at '));
  expect(american.content.button?.url).toBe(british.content.button?.url);
  expect(american.content.button?.url).toMatch(/\/it-en\//);
});

test('a letter names the way off the list at its foot, in both forms; other mails have none', () => {
  const { html, text, content } = write('newsletter_welcome', 'it');
  expect(content.leave).toEqual({ label: 'Annulla l’iscrizione alla newsletter', url: LEAVE });
  expect(html).toContain(`href="${LEAVE}"`);
  expect(text).toContain(`Annulla l’iscrizione alla newsletter:\n${LEAVE}`);
  expect(write('newsletter_confirm', 'it').content.leave).toBeNull();
});

test('the office reads the whole question as text, and is not told to call itself', () => {
  const message = `<img src=x onerror=alert(1)>\n${'x'.repeat(3000)} end`;
  const { html, text, content } = write('contact_office', 'it', { message, sender: 'Win https://spam.test' });
  expect(content.subject).toBe('Richiesta TCK4QK7X: Domande tecniche');
  expect(content.questions).toBeNull();
  expect(html).not.toMatch(/<img src=x|spam\.test/);
  expect(text).toContain(`${'x'.repeat(3000)} end`);
  expect(content.facts.map(({ value }) => value)).toContain('giapponese');
  const empty = write('contact_office', 'it', { phone: '', order_code: '', serial: '' }).content.facts;
  expect(empty).toHaveLength(content.facts.length - 3);
});

test('the visitor is told the number and the promise, but nothing that a stranger could have typed', () => {
  const { text } = write('contact_received', 'it', {
    given_name: 'Vinci su www.spam.test',
    message: 'Cmpra',
  });
  expect(text).toContain('entro 24 ore');
  expect(text).toContain('TCK4QK7X');
  expect(text).not.toMatch(/spam\.test|Cmpra/);
});

test('[TESTRIDE-08] a ride is told on the clock of its store, not on that of the site', () => {
  expect(write('test_ride_booked', 'en').text).toContain('13:00');
  const { text } = write('test_ride_booked', 'it');
  for (const part of ['alle ore 13:00', 'Crsk 29', 'Sttm', 'Vvk 1, Qqr', 'Ctg Z'])
    expect(text).toContain(part);
  expect(write('test_ride_cancelled', 'it').text).toContain('Rrsn');
});
