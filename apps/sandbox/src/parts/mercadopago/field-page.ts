import { cardWords } from '../../core/card-words.ts';

const TYPES: Record<string, { readonly autocomplete: string; readonly most: number }> = {
  cardNumber: { autocomplete: 'cc-number', most: 23 },
  expirationDate: { autocomplete: 'cc-exp', most: 7 },
  expirationMonth: { autocomplete: 'cc-exp-month', most: 2 },
  expirationYear: { autocomplete: 'cc-exp-year', most: 4 },
  securityCode: { autocomplete: 'cc-csc', most: 4 },
};

// Without a look of its own: the shop draws the box, the field fills it. Figures run left to right everywhere.
const STYLE = `
:root { --color: #0f1412; --quiet: #5b6661; --family: system-ui, sans-serif; --size: 16px; --weight: 400; --start: start; color-scheme: light }
html, body { margin: 0; block-size: 100%; background: transparent }
input { all: unset; box-sizing: border-box; display: block; inline-size: 100%; block-size: 100%; direction: ltr; cursor: text;
  color: var(--color); font: var(--weight) var(--size)/1.5 var(--family); font-variant-numeric: tabular-nums; text-align: var(--start) }
input::placeholder { color: var(--quiet); opacity: 1 }
`;

/** One input in a frame of the provider's: what is typed here the shop's page cannot read. */
export function fieldPage(type: string, locale: string): string | null {
  const field = TYPES[type];
  if (!field) return null;
  const { lang, words } = cardWords(locale);
  const label = type === 'cardNumber' ? words.number : type === 'securityCode' ? words.cvc : words.expiry;
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${label}</title><style>${STYLE}</style></head>
<body><input id="field" data-type="${type}" aria-label="${label}" autocomplete="${field.autocomplete}" maxlength="${field.most}" inputmode="numeric" spellcheck="false"><script src="/fields/field.js"></script></body>
</html>
`;
}
