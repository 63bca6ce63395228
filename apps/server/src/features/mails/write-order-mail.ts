import { greetingName } from '@paddock/i18n/names';
import { breakLinks, greetable, typed } from './account-mails.rules.ts';
import { emptyMail, type Fact, type MailBranding, type MailContent } from './mail-content.ts';
import { type MailKey, type MailWords, mailWords, unbrokenPhone } from './mail-words.ts';
import type { MailFacts, MailRow } from './mails.sql.ts';
import { bankOf, orderOf } from './order-content.ts';
import { planMail } from './plan-mail.rules.ts';
import type { MailKind } from './queue-mail.ts';

/** A mail about an order as it is now. The link opens its result page by a signed key. */
export function writeOrderMail(
  { kind, locale, data }: Pick<MailRow, 'kind' | 'locale' | 'data'>,
  facts: MailFacts,
  around: MailBranding & { readonly link: string },
): MailContent {
  const { site } = facts;
  const words = mailWords(locale, site);
  const values = valuesOf(facts, { data, locale }, words, around.brand);
  const plan = planMail(kind as MailKind, facts, {
    hasTracking: values.tracking !== '',
    withdrawal: { status: text(data.status), isWhole: data.is_whole === true },
  });
  // The link opens the order: an address that is not the order's gets none.
  const hasLink = data.is_order_address !== false;
  const say = (key: MailKey) => words.say(key, values);
  // A date in a sentence has another form than one beside its label.
  const sayStep = (step: (typeof plan.steps)[number]) =>
    words.say(`mail.step.${step}`, { ...values, bring_back_by: values.return_by });
  const steps = plan.steps.filter(
    (step) =>
      (!['arrive', 'ready_on'].includes(step) || values.arrives) &&
      (step !== 'bring_back' || values.bring_back_by),
  );
  return {
    ...emptyMail(words, site, around),
    subject: words.say(`mail.${plan.opening}.subject`, values, { bare: true }),
    title: say(`mail.${plan.opening}.title`),
    greeting: say(values.name ? 'mail.greeting' : 'mail.greeting.nameless'),
    leads: plan.leads.map((lead) => say(`mail.${lead}`)),
    facts: plan.facts.flatMap((name): Fact[] =>
      values[name] ? [{ label: say(`mail.fact.${name}`), value: values[name] }] : [],
    ),
    button: hasLink ? { label: say(`mail.button.${plan.button}`), url: around.link } : null,
    next: steps.length > 0 ? { title: say('mail.next'), steps: steps.map(sayStep) } : null,
    bank: plan.bank ? bankOf(facts, plan.bank, words, dueOf(data, facts.order)) : null,
    order: plan.showOrder ? orderOf(facts, words, around.origin) : null,
    reference: say('mail.order'),
    questions: site.phone ? say('mail.questions') : null,
    privacy: hasLink ? say('mail.private') : null,
  };
}

/** What the mail asks for: the rest of an underpaid order, else its total. */
const dueOf = (data: MailRow['data'], order: MailFacts['order']) =>
  typeof data.due_minor === 'number' ? data.due_minor : order.total_minor;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function valuesOf(
  facts: MailFacts,
  { data, locale }: Pick<MailRow, 'data' | 'locale'>,
  words: MailWords,
  brand: string,
) {
  const { order, site, store } = facts;
  const isOwn = order.email_confirmed && data.is_order_address === true;
  const refunded = typeof data.amount_minor === 'number' ? data.amount_minor : order.total_minor;
  return {
    code: order.code,
    // Any visitor can type a name and a foreign address: only a confirmed mailbox is greeted.
    name: order.email_confirmed ? greetable(greetingName(order.given_name, order.family_name, locale)) : '',
    brand,
    amount: words.money(order.total_minor, order.currency),
    due: words.money(dueOf(data, order), order.currency),
    received: words.money(typeof data.received_minor === 'number' ? data.received_minor : 0, order.currency),
    refund: words.money(refunded, text(data.currency) || order.currency),
    deadline: order.deadline_at ? words.dates.moment(order.deadline_at) : '',
    arrives: order.arrives_on ? words.dates.dayAlone(order.arrives_on) : '',
    store: store?.name ?? '',
    tracking: text(data.tracking),
    phone: unbrokenPhone(site.phone),
    date: words.dates.date(order.placed_at),
    return_code: text(data.return_code),
    bring_back_by: text(data.until) && words.dates.dateAlone(text(data.until)),
    return_by: text(data.until) && words.dates.date(text(data.until)),
    reason: text(data.reason),
    order_code: order.code,
    sender: isOwn ? typed(text(data.sender)) : breakLinks(text(data.sender)),
    items: Array.isArray(data.items) ? words.list(data.items.map(String)) : '',
    reply_to: text(data.reply_to),
    withdrawn_at: text(data.withdrawn_at) && words.timestamp(text(data.withdrawn_at)),
    told_on: text(data.told_on) && words.dates.dayAlone(text(data.told_on)),
    promised_on: text(data.promised_on) && words.dates.dayAlone(text(data.promised_on)),
    refund_by: text(data.refund_by) && words.dates.date(text(data.refund_by)),
  };
}
