import { createDates } from '@paddock/i18n/dates';
import { baseOf, languageTag } from '@paddock/i18n/locales';
import { greetingName } from '@paddock/i18n/names';
import {
  breakLinks,
  type FactName,
  greetable,
  type Place,
  planAccountMail,
  typed,
} from './account-mails.rules.ts';
import { emptyMail, type Fact, type MailBranding, type MailContent } from './mail-content.ts';
import { type MailKey, type MailWords, mailWords, unbrokenPhone } from './mail-words.ts';
import { greetableName } from './mails.rules.ts';
import type { MailRow, MailSite } from './mails.sql.ts';
import type { AccountMailKind } from './queue-account-mail.ts';

const PATHS: Readonly<Record<Exclude<Place, 'secret'>, (values: { code: string; units: string }) => string>> =
  {
    login: () => '/login',
    recovery: () => '/recovery',
    account: () => '/my-account',
    bikes: () => '/my-account/bikes',
    news: () => '/news',
    units: ({ units }) => `/products/${units}`,
    request: ({ code }) => `/my-account/warranty/${encodeURIComponent(code)}`,
  };

/** A mail about an account or a bike. `secretLink` is set for the kinds whose button needs a secret. */
export function writeAccountMail(
  { kind, locale, data }: Pick<MailRow, 'locale' | 'data'> & { readonly kind: AccountMailKind },
  site: MailSite,
  around: MailBranding & { readonly secretLink: string | null; readonly leaveLink?: string | null },
): MailContent {
  const words = mailWords(locale, site);
  const values = {
    ...valuesOf({ data, locale }, words, site, around.brand),
    ...questionOf(data, words),
    ...rideOf(data, words),
  };
  const plan = planAccountMail(kind);
  const say = (key: MailKey) => words.say(key, values);
  const linkTo = (place: Place) =>
    place === 'secret'
      ? (around.secretLink ?? '')
      : `${around.origin}/${site.slug}-${baseOf(locale)}${PATHS[place](values)}`;
  const { button, second, life, notYou } = plan;
  return {
    ...emptyMail(words, site, around),
    subject: words.say(`mail.${kind}.title`, values, { bare: true }),
    title: say(`mail.${kind}.title`),
    ...(plan.isPersonal
      ? { greeting: '', leads: [...paragraphsOf(data.message), say(`mail.${kind}.lead`)] }
      : {
          greeting: values.name ? say('mail.greeting') : say('mail.greeting.nameless'),
          leads: [say(`mail.${kind}.lead`)],
        }),
    facts: plan.facts.flatMap((name: FactName): Fact[] =>
      values[name] ? [{ label: say(`mail.fact.${name}`), value: values[name] }] : [],
    ),
    button: button && { label: say(`mail.button.${button.label}`), url: linkTo(button.to) },
    second: second ? { label: say(`mail.button.${second.label}`), url: linkTo(second.to) } : null,
    fallback: button?.to === 'secret' ? say('mail.fallback') : null,
    notes: [
      ...(life ? [words.say(`mail.life.${life}`, { ...values, until: values.link_until })] : []),
      ...(notYou ? [say(`mail.not_you.${notYou}`)] : []),
    ],
    reference: values.code ? say('mail.warranty') : null,
    // A mail to the office does not repeat the office's phone.
    questions: site.phone && !plan.repliesToVisitor ? say('mail.questions.any') : null,
    leave: around.leaveLink
      ? { label: say(plan.leaves === 'alerts' ? 'mail.leave.alerts' : 'mail.leave'), url: around.leaveLink }
      : null,
  };
}

function valuesOf(
  { data, locale }: Pick<MailRow, 'data' | 'locale'>,
  words: MailWords,
  site: MailSite,
  brand: string,
) {
  const lines = (name: string) => (typeof data[name] === 'string' ? typed(data[name]) : '');
  const text = (name: string) => lines(name).replaceAll('\n', ' ');
  const date = (name: string) => text(name) && words.dates.dateAlone(text(name));
  return {
    brand,
    phone: unbrokenPhone(site.phone),
    name: greetable(greetingName(text('given_name'), greetableName(text('family_name')), locale)),
    bike: text('bike'),
    serial: text('serial'),
    code: text('code'),
    store: text('store'),
    warranty_until: date('warranty_until'),
    until: date('until'),
    link_until: text('until') && words.dates.date(text('until')),

    email: text('email'),
    passkey: breakLinks(text('name')),
    from: breakLinks(text('from')),
    to: text('to'),
    passkeys_removed: breakLinks(text('passkeys')),
    browser: text('browser'),
    at: text('at') && words.dates.momentAlone(text('at')),
    message: lines('message'),
    reason: lines('reason'),
    model: text('model'),
    variant: text('variant'),
    units: unitsPath(data),
  };
}

const MAX_REPLY = 8000;

/** What a member of staff wrote, cut at its blank lines. */
const paragraphsOf = (message: unknown): string[] =>
  typed(typeof message === 'string' ? message : '', MAX_REPLY)
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '');

/** The product's list of units, filtered as the alert was. */
function unitsPath(data: MailRow['data']): string {
  const search = new URLSearchParams();
  if (data.color_id) search.set('color', String(data.color_id));
  for (const filter of Array.isArray(data.filters) ? data.filters.map(String) : []) {
    const [attribute = '', value = ''] = filter.split('=');
    search.set(`values[${attribute}]`, value);
  }
  const query = search.size > 0 ? `?${search}` : '';
  return `${encodeURIComponent(String(data.slug ?? ''))}${query}#units`;
}

/** A booked ride: its hours are those of the store, wherever the site's office is. */
function rideOf(data: MailRow['data'], words: MailWords) {
  const text = (name: string) => (typeof data[name] === 'string' ? typed(data[name]) : '');
  const [startsAt, timezone] = [text('starts_at'), text('timezone')];
  const dates = startsAt && timezone ? createDates(words.tag, timezone) : null;
  return {
    when: dates ? dates.momentAlone(startsAt) : '',
    store_address: text('store_address'),
    store_phone: unbrokenPhone(text('store_phone') || null),
    licence: text('licence'),
  };
}

const DEPARTMENTS: Readonly<Record<string, MailKey>> = {
  general: 'mail.department.general',
  technical: 'mail.department.technical',
  marketing_sales: 'mail.department.marketing_sales',
  parts_accessories: 'mail.department.parts_accessories',
  international: 'mail.department.international',
};

/** A visitor's question to the office: shown whole, with broken links. */
function questionOf(data: MailRow['data'], words: MailWords) {
  const text = (name: string, most = 100) => (typeof data[name] === 'string' ? typed(data[name], most) : '');
  const department = DEPARTMENTS[text('department')];
  const language = text('language');
  return {
    ticket: text('ticket'),
    sender: breakLinks(text('sender')),
    reply_to: text('email', 254),
    phone_of_sender: text('phone'),
    order_code: text('order_code'),
    question: text('message', 4000),
    department: department ? words.say(department) : '',
    language:
      language && (new Intl.DisplayNames([words.tag], { type: 'language' }).of(languageTag(language)) ?? ''),
  };
}
