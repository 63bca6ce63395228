import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../core/page.ts';
import type { Checkout } from './checkouts.ts';
import { frameWords } from './frame-words.ts';

const SCRIPT = readFileSync(new URL('./browser/card-frame.js', import.meta.url), 'utf8');
const STYLE = readFileSync(new URL('./browser/card-frame.css', import.meta.url), 'utf8');
export const frameScript = () => SCRIPT;

const BRANDS: [code: string, name: string][] = [
  ['VISA', 'Visa'],
  ['MASTER', 'Mastercard'],
  ['AMEX', 'Amex'],
  ['DINERS', 'Diners'],
  ['DISCOVER', 'Discover'],
];

/** The page inside the frame: the only one that ever sees a card. Without a checkout it says that time is up. */
export function cardFrame(checkout: Checkout | null, locale: string, style: string): string {
  const { words, language, direction } = frameWords(locale);
  const data = JSON.stringify({ checkoutId: checkout?.id ?? '', words, open: checkout !== null });
  const input = (name: string, label: string, hint: string, attributes: string) => `
<p class="field field-${name}">
  <label for="${name}" data-label="${name === 'number' ? 'cardNumber' : name}">${escapeHtml(label)}</label>
  <input id="${name}" name="${name}" placeholder="${hint}" aria-describedby="${name}-error" required ${attributes}>
  <span id="${name}-error" class="wrong" hidden></span>
</p>`;
  const figures = 'inputmode="numeric" dir="ltr"';
  const form = checkout
    ? `<form novalidate>
<p class="brands" aria-hidden="true">${BRANDS.map(([code, name]) => `<span data-brand="${code}">${name}</span>`).join('')}</p>
${input('number', words.number, '0000 0000 0000 0000', `${figures} autocomplete="cc-number" maxlength="23"`)}
${input('expiry', words.expiry, 'MM / YY', `${figures} autocomplete="cc-exp" maxlength="7"`)}
${input('cvv', words.cvv, '•••', `${figures} autocomplete="cc-csc" maxlength="4" type="password"`)}
${input('holder', words.holder, '', 'autocomplete="cc-name" maxlength="100"')}
<p id="form-error" class="wrong" role="alert" hidden></p>
<button type="submit" id="pay">${escapeHtml(words.pay)} <bdi>$ ${escapeHtml(checkout.parameters.amount ?? '')}</bdi></button>
</form>
<dialog aria-labelledby="bank"><h1 id="bank">${escapeHtml(words.challenge)}</h1>
<p>${escapeHtml(words.challengeAbout)}</p>
<p class="choices"><button value="pass">${escapeHtml(words.pass)}</button><button value="fail" class="second">${escapeHtml(words.fail)}</button></p></dialog>`
    : `<p class="wrong" role="alert">${escapeHtml(words.expired)}</p>`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}" data-style="${style === 'plain' ? 'plain' : 'card'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(words.title)}</title>
<style>${STYLE}</style></head>
<body>
${form}
<p class="note">${escapeHtml(words.simulation)}</p>
<script type="application/json" id="frame-data">${data.replace(/</g, '\\u003c')}</script>
<script src="/v1/cardFrame.js"></script>
</body></html>`;
}
