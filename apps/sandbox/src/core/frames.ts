import type { FastifyInstance } from 'fastify';
import { browserScript } from './browser-script.ts';
import { cardWords } from './card-words.ts';
import { CARD_FRAME_STYLE, CHALLENGE_STYLE } from './frame-styles.ts';
import { escapeHtml } from './page.ts';

const AUTOCOMPLETE = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' } as const;

/**
 * The card field on the provider's own origin: `openCardFrame` of host.browser.ts asks for it. Call it from the part's
 * routes.
 */
export function frameRoutes(app: FastifyInstance): void {
  const script = browserScript(new URL('./card-frame.browser.ts', import.meta.url));
  app.get('/frames/card.js', async (_request, reply) => reply.type('text/javascript').send(script));
  app.get<{ Querystring: { locale?: string } }>('/frames/card', async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(cardPage(query.locale ?? 'en')),
  );
}

function cardPage(locale: string): string {
  const { lang, dir, words } = cardWords(locale);
  const input = (name: keyof typeof AUTOCOMPLETE) =>
    `<input class="${name}" data-field="${name}" name="${name}" inputmode="numeric" autocapitalize="off" ` +
    `autocomplete="${AUTOCOMPLETE[name]}" aria-label="${words[name]}" spellcheck="false" ` +
    `placeholder="${name === 'expiry' ? words.expiryShape : words[name]}">`;
  return page({
    lang,
    dir,
    title: words.frame,
    style: CARD_FRAME_STYLE,
    body: `<body data-brand="unknown"><i class="brand" aria-hidden="true"></i>${input('number')}${input('expiry')}${input('cvc')}<script src="/frames/card.js"></script></body>`,
  });
}

export interface Challenge {
  readonly merchant: string;
  /** As a person reads it. */
  readonly amount: string;
  /** On this origin: gets `{ outcome }` as JSON before the page around is told. */
  readonly answerUrl: string;
}

/** The bank's 3-D Secure page: a person (or a test) decides how it ends. */
export function challengePage({ merchant, amount, answerUrl }: Challenge): string {
  const script = browserScript(new URL('./challenge.browser.ts', import.meta.url));
  return page({
    lang: 'en',
    dir: 'ltr',
    title: 'Confirm your payment',
    style: CHALLENGE_STYLE,
    body: `<body data-answer="${escapeHtml(answerUrl)}">
<header><b>Sandbox Bank</b><span>3-D Secure</span></header>
<main>
<h1>Confirm your payment</h1>
<dl><dt>Shop</dt><dd>${escapeHtml(merchant)}</dd><dt>Amount</dt><dd>${escapeHtml(amount)}</dd></dl>
<p>This bank is a simulation. Choose how the check ends.</p>
<button type="button" data-outcome="complete">Complete</button>
<button type="button" data-outcome="fail">Fail</button>
<button type="button" data-outcome="abandon">Abandon</button>
</main>
<script>${script}</script></body>`,
  });
}

/** An amount for the bank's page; providers count in minor units of their own. */
export const readableAmount = (major: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(major);

interface Page {
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  readonly style: string;
  readonly body: string;
}

const page = ({ lang, dir, title, style, body }: Page) => `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${style}</style></head>
${body}
</html>
`;
