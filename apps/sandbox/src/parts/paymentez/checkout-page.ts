import { escapeHtml } from '../../core/page.ts';
import { wordsOf } from './checkout-words.ts';
import type { Reference } from './transaction.ts';

const STYLE = `
* { box-sizing: border-box; margin: 0 }
:root { color-scheme: light }
body { font: 16px/1.5 system-ui, sans-serif; color: #0f1412; background: #fff; min-block-size: 100vh; display: grid; grid-template-rows: auto 1fr auto }
header { display: flex; align-items: center; gap: 12px; padding: 8px 8px 8px 24px; border-block-end: 1px solid #d9dddb }
h1 { font-size: 18px; line-height: 1.3; flex: 1 }
.close { inline-size: 48px; block-size: 48px; border: 0; background: none; cursor: pointer; font-size: 24px; line-height: 1; color: inherit }
main { padding: 20px 24px }
.total { display: flex; justify-content: space-between; gap: 16px; padding: 12px 16px; background: #f5f5f2; margin-block-end: 18px }
.total b { font-variant-numeric: tabular-nums }
.total span { color: #5b6661; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
form { display: grid; gap: 14px }
form[hidden] { display: none }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 14px }
label { display: grid; gap: 4px; align-content: start; font-size: 14px; font-weight: 600 }
label small, form p { font-size: 14px; font-weight: 400; color: #5b6661 }
input { font: 400 16px/1.5 system-ui, sans-serif; color: inherit; inline-size: 100%; min-block-size: 48px; padding: 10px 14px; border: 1px solid #7f8985; border-radius: 2px; background: #fff }
input:focus { outline: 2px solid #1f5fa8; outline-offset: -1px; border-color: #1f5fa8 }
input[aria-invalid] { border-color: #b3261e }
.error { color: #b3261e; font-size: 14px; font-weight: 400 }
.error:empty { display: none }
button.main, button.quiet { font: 600 16px/1.5 system-ui, sans-serif; min-block-size: 52px; border-radius: 2px; border: 1px solid #1f5fa8; background: #1f5fa8; color: #fff; cursor: pointer }
button.quiet { background: #fff; color: #1f5fa8 }
button:focus-visible { outline: 2px solid #1f5fa8; outline-offset: 2px }
button:disabled { opacity: .6; cursor: default }
footer { padding: 0 24px 18px; font-size: 13px; line-height: 1.45; color: #5b6661 }
`;

/** The window: card, then what the card's bank wants to know. Null: there is nothing to pay here. */
export function checkoutPage(reference: Reference | null, locale: string): string {
  const { lang, words } = wordsOf(locale);
  const price = reference
    ? new Intl.NumberFormat(lang === 'es' ? 'es-EC' : lang, {
        style: 'currency',
        currency: reference.currency,
      }).format(reference.amountMinor / 100)
    : '';
  const input = (name: string, label: string, more: string) =>
    `<label>${label}<input name="${name}" ${more} aria-describedby="${name}-error" spellcheck="false"><span class="error" id="${name}-error"></span></label>`;
  const forms = `
<p class="total"><span>${escapeHtml(reference?.description ?? '')}</span><b>${price}</b></p>
<form id="card" novalidate>
${input('number', words.number, 'inputmode="numeric" autocomplete="cc-number" placeholder="0000 0000 0000 0000"')}
${input('name', words.name, 'autocomplete="cc-name"')}
<div class="pair">${input('expiry', words.expiry, `inputmode="numeric" autocomplete="cc-exp" placeholder="${words.expiryShape}"`)}
${input('cvc', words.cvc, 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"')}</div>
<p class="error" role="alert"></p>
<button class="main">${words.pay} ${price}</button>
</form>
<form id="otp" hidden novalidate>
<label>${words.otp}<input name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="6"><small>${words.otpHint}</small></label>
<p class="error" role="alert"></p>
<button class="main">${words.confirm}</button>
</form>
<form id="challenge" hidden novalidate>
<p>${words.challenge}</p>
<p class="error" role="alert"></p>
<button class="main" value="complete">${words.complete}</button>
<button class="quiet" value="fail">${words.fail}</button>
</form>`;
  const data = JSON.stringify({
    reference: reference?.id ?? null,
    wrong: words.wrong,
    trouble: words.trouble,
  });
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${STYLE}</style></head>
<body>
<header><h1>${words.title}</h1><button class="close" type="button" aria-label="${words.close}">×</button></header>
<main>${reference ? forms : `<p role="alert">${words.gone}</p>`}</main>
<footer>${words.simulation}</footer>
<script type="application/json" id="data">${data.replaceAll('<', '\\u003c')}</script>
<script src="/checkout/checkout.js"></script>
</body>
</html>
`;
}
