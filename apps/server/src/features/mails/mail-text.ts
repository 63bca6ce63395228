import { toDigits } from '@paddock/i18n/digits';
import type { MailContent } from './mail-content.ts';

const RULE = '-'.repeat(40);

/** The same mail as plain text: whole sentences, one fact a line, the link alone on its line. */
export function mailText(content: MailContent): string {
  const { bank, language, next, order } = content;
  const blocks = [
    [content.brand, content.reference].filter(Boolean).join('\n'),
    content.title,
    content.greeting,
    ...content.leads,
    content.body?.text ?? '',
    content.facts.map(fact).join('\n'),
    ...[content.button, content.second].map((link) => (link ? `${link.label}:\n${link.url}` : '')),
    ...content.notes,
    bank ? [bank.title, RULE, ...bank.rows.map(fact)].join('\n') : '',
    next
      ? [next.title, RULE, ...next.steps.map((step, n) => `${toDigits(`${n + 1}`, language)}. ${step}`)].join(
          '\n',
        )
      : '',
    order ? orderText(order) : '',
    [RULE, content.questions, content.privacy].filter(Boolean).join('\n'),
    content.leave ? `${content.leave.label}:\n${content.leave.url}` : '',
    content.sender.join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const fact = ({ label, value }: { label: string; value: string }) => `${label}: ${value}`;

function orderText(order: NonNullable<MailContent['order']>): string {
  const lines = order.lines.flatMap(({ name, details, price }) => [
    fact({ label: name, value: price }),
    ...details.map((detail) => `  ${detail}`),
  ]);
  const sums = [...order.sums, order.total, ...(order.taxNote ? [order.taxNote] : [])].map(fact);
  const places = order.places.map(({ title, lines: words }) => [title, ...words].join('\n'));
  return [[order.title, RULE, order.placed, ...lines].join('\n'), sums.join('\n'), ...places].join('\n\n');
}
