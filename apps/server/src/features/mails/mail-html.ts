import { readTheme } from '@paddock/brand/read-theme';
import type { Link, MailContent } from './mail-content.ts';

const { font: FONT, light: LIGHT, dark: DARK } = readTheme().mail;
const { ink: INK, quiet: QUIET, line: LINE } = LIGHT;
// Beyond this many, pictures become small and stand beside their words.
const LARGE_PICTURES = 2;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] as string);

/**
 * Tables and inline styles, because mail programs know little else. Colours are repeated in one style block for
 * programs that darken a page: they then take ours instead of guessing.
 */
export function mailHtml(content: MailContent): string {
  const { language, dir, subject, leads, preheader } = content;
  const start = dir === 'rtl' ? 'right' : 'left';
  const end = dir === 'rtl' ? 'left' : 'right';
  const body = [
    `<tr><td style="padding:28px 24px 20px">${header(content)}</td></tr>`,
    opening(content),
    content.body?.html ?? '',
    content.facts.length > 0 ? row(facts(content.facts, start)) : '',
    content.button ? row(button(content.button) + under(content)) : '',
    content.notes.length > 0 ? row(content.notes.map((words) => paragraph(words)).join('')) : '',
    content.bank ? row(heading(content.bank.title) + facts(content.bank.rows, start)) : '',
    content.next ? row(heading(content.next.title) + steps(content.next.steps, start, language)) : '',
    content.order ? orderRows(content.order, start, end) : '',
    row(footer(content)),
  ].join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; padding: 0; }
@media (prefers-color-scheme: dark) {
  .page { background: ${DARK.page} !important; }
  .card { background: ${DARK.card} !important; }
  .ink { color: ${DARK.ink} !important; }
  .quiet { color: ${DARK.quiet} !important; }
  .line { border-color: ${DARK.line} !important; }
  .button { background: ${DARK.button} !important; color: ${DARK.onButton} !important; }
}
</style>
</head>
<body class="page" dir="${dir}" style="margin:0;padding:0;background:${LIGHT.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader ?? leads[0] ?? '')}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${dir}" style="background:${LIGHT.page}">
<tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${dir}" style="max-width:600px;background:${LIGHT.card};text-align:${start}">
${body}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Who writes, and how the reader leaves. */
const footer = (content: MailContent) =>
  `<div class="line" style="border-top:1px solid ${LINE};padding-top:20px">` +
  (content.questions
    ? `<p class="ink" style="${text}margin:0 0 8px">${escapeHtml(content.questions)}</p>`
    : '') +
  (content.privacy
    ? `<p class="quiet" style="${small}margin:0 0 16px">${escapeHtml(content.privacy)}</p>`
    : '') +
  (content.leave
    ? `<p class="quiet" style="${small}margin:0 0 16px"><a class="quiet" href="${escapeHtml(content.leave.url)}" style="${small}">${escapeHtml(content.leave.label)}</a></p>`
    : '') +
  `<p class="quiet" style="${small}margin:0">${content.sender.map((line) => `<bdi>${escapeHtml(line)}</bdi>`).join('<br>')}</p></div>`;

/** What the mail is about, its title and its first words. A letter begins with its own blocks. */
function opening({ reference, title, language, greeting, leads }: MailContent): string {
  const inner =
    (reference ? `<p class="quiet" style="${small}margin:0 0 8px">${escapeHtml(reference)}</p>` : '') +
    (title
      ? `<h1 class="ink" style="margin:0 0 20px;font:700 28px/1.2 ${FONT};color:${INK};${titleBreaks(language)}">${escapeHtml(title)}</h1>`
      : '') +
    [greeting, ...leads].map((words) => (words ? paragraph(words) : '')).join('');
  return inner && row(inner);
}

// Japanese has no spaces: balanced lines would break inside words, so they break between phrases.
const titleBreaks = (language: string) =>
  language.startsWith('ja') ? 'word-break:auto-phrase;overflow-wrap:anywhere' : 'text-wrap:balance';

export const text = `font:400 16px/1.5 ${FONT};color:${INK};`;
export const small = `font:400 14px/1.5 ${FONT};color:${QUIET};`;
export const row = (inner: string) => `<tr><td style="padding:0 24px 28px">${inner}</td></tr>`;
export const paragraph = (words: string) =>
  `<p class="ink" style="${text}margin:0 0 12px">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`;
export const heading = (words: string) =>
  `<h2 class="ink" style="margin:0 0 12px;font:700 18px/1.3 ${FONT};color:${INK}">${escapeHtml(words)}</h2>`;

// The name follows in words, so the sign stays silent, and a program that loads no pictures loses nothing.
const header = ({ brand, mark }: MailContent) =>
  `<img src="${escapeHtml(mark)}" alt="" width="36" height="36" style="display:inline-block;vertical-align:middle;border:0;border-radius:6px">` +
  `<span class="ink" style="display:inline-block;vertical-align:middle;padding:0 12px;font:700 20px/1.2 ${FONT};letter-spacing:4px;text-transform:uppercase;color:${INK}"><bdi>${escapeHtml(brand)}</bdi></span>`;

/** The second way, and the address in full letters. */
const under = ({ button: first, second, fallback }: MailContent) =>
  (second
    ? `<p style="${text}margin:20px 0 0"><a class="ink" href="${escapeHtml(second.url)}" style="${text}font-weight:700">${escapeHtml(second.label)}</a></p>`
    : '') +
  (fallback && first
    ? `<p class="quiet" style="${small}margin:20px 0 4px">${escapeHtml(fallback)}</p>` +
      `<p style="${small}margin:0;word-break:break-all"><a class="ink" dir="ltr" href="${escapeHtml(first.url)}" style="${small}color:${INK}"><bdi>${escapeHtml(first.url)}</bdi></a></p>`
    : '');

export const button = ({ label, url }: Link) =>
  `<a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;background:${LIGHT.button};color:${LIGHT.onButton};border-radius:2px;text-align:center;text-decoration:none;font:700 16px/1.2 ${FONT}">${escapeHtml(label)}</a>`;

const table = (rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;

// One under the other: an IBAN beside its label would not fit a phone.
const facts = (rows: readonly { label: string; value: string }[], start: string) =>
  table(
    rows
      .map(
        ({ label, value }) =>
          `<tr><td class="line" align="${start}" style="border-top:1px solid ${LINE};padding:10px 0">` +
          `<span class="quiet" style="${small}">${escapeHtml(label)}</span><br>` +
          `<bdi class="ink" style="${text}font-weight:700;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(value)}</bdi></td></tr>`,
      )
      .join(''),
  );

// A list counts in the digits of its sentences.
const listStyleOf = (language: string) => (language.startsWith('fa') ? 'persian' : 'decimal');

const steps = (list: readonly string[], start: string, language: string) =>
  `<ol class="ink" style="${text}margin:0;padding:0;padding-${start}:24px;list-style-type:${listStyleOf(language)}">${list
    .map((step) => `<li style="padding-bottom:8px">${escapeHtml(step)}</li>`)
    .join('')}</ol>`;

type OrderContent = NonNullable<MailContent['order']>;

function orderRows(order: OrderContent, start: string, end: string): string {
  const isLarge = order.lines.length <= LARGE_PICTURES;
  const lines = order.lines.map((line) => (isLarge ? largeLine : smallLine)(line, start, end)).join('');
  const sum = ({ label, value }: { label: string; value: string }, weight: number) =>
    `<tr><td class="ink" align="${start}" style="${text}font-weight:${weight};padding:4px 0">${escapeHtml(label)}</td>` +
    `<td class="ink" align="${end}" style="${text}font-weight:${weight};padding:4px 0;white-space:nowrap"><bdi>${escapeHtml(value)}</bdi></td></tr>`;
  const tax = order.taxNote
    ? `<p class="quiet" style="${small}margin:4px 0 0">${escapeHtml(order.taxNote.label)}: <bdi>${escapeHtml(order.taxNote.value)}</bdi></p>`
    : '';
  const sums = table(order.sums.map((one) => sum(one, 400)).join('') + sum(order.total, 700));
  const places = order.places
    .map(
      ({ title, lines: words }) =>
        `<h2 class="ink" style="margin:0 0 4px;font:700 16px/1.4 ${FONT};color:${INK}">${escapeHtml(title)}</h2>` +
        `<p class="quiet" style="${small}margin:0 0 16px">${words.map((line) => `<bdi>${escapeHtml(line)}</bdi>`).join('<br>')}</p>`,
    )
    .join('');
  return (
    row(
      `${heading(order.title)}<p class="quiet" style="${small}margin:0 0 12px">${escapeHtml(order.placed)}</p>${lines}` +
        `<div class="line" style="border-top:1px solid ${LINE};padding-top:12px">${sums}${tax}</div>`,
    ) + row(places)
  );
}

type Line = OrderContent['lines'][number];

const words = ({ name, details }: Line) =>
  `<strong class="ink" style="${text}font-weight:700"><bdi>${escapeHtml(name)}</bdi></strong>` +
  details.map((detail) => `<br><span class="quiet" style="${small}">${escapeHtml(detail)}</span>`).join('');

const price = ({ price: amount }: Line, end: string) =>
  `<td class="ink" align="${end}" valign="top" style="${text}font-weight:700;white-space:nowrap;padding-bottom:16px"><bdi>${escapeHtml(amount)}</bdi></td>`;

// The name follows as text, so the picture has an empty alt text.
const picture = (url: string, style: string) =>
  `<img src="${escapeHtml(url)}" alt="" style="display:block;border:0;height:auto;${style}"`;

const largeLine = (line: Line, start: string, end: string) =>
  (line.picture ? `${picture(line.picture, 'width:100%;max-width:552px;margin:0 0 8px')} width="552">` : '') +
  table(
    `<tr><td align="${start}" valign="top" style="padding-bottom:16px">${words(line)}</td>${price(line, end)}</tr>`,
  );

const smallLine = (line: Line, start: string, end: string) =>
  table(
    `<tr>${line.picture ? `<td width="96" valign="top" style="padding-bottom:16px;padding-${end}:12px">${picture(line.picture, 'width:96px')} width="96"></td>` : ''}` +
      `<td align="${start}" valign="top" style="padding-bottom:16px">${words(line)}</td>${price(line, end)}</tr>`,
  );
