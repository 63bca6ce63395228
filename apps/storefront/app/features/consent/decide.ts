import { READABLE_COOKIES } from '../../page/visitor-mark.ts';
import {
  CHOICE_COOKIE,
  CHOICE_VERSION,
  CHOSEN_PURPOSES,
  type Choice,
  type Choices,
  type ChosenPurpose,
} from './choice.ts';
import type { ConsentTerms } from './consent.resource.ts';
import { adoptChoice, allows, currentChoice, writeChoiceCookie } from './consent-store.ts';

const PROOF_MS = 2000;

/**
 * Keeps a choice and its proof. Where it changes what may run, the page is reloaded (CONSENT-04): only a fresh
 * document starts what is allowed in the right order, and only one without it is free of what was withdrawn.
 */
export async function decide(
  segment: string,
  choices: Choices,
  { regime, gpc }: ConsentTerms,
): Promise<void> {
  const next: Choice = {
    id: currentChoice()?.id ?? crypto.randomUUID(),
    regime,
    choices: { ...choices, marketing: choices.marketing && !gpc },
  };
  const changed = CHOSEN_PURPOSES.filter((purpose) => allows(purpose) !== next.choices[purpose]);
  writeChoiceCookie(next);
  forgetThirdParties(changed.filter((purpose) => !next.choices[purpose]));
  const proof = fetch(`/${segment}/consent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: next.id, choices: next.choices, version: CHOICE_VERSION, regime, gpc }),
    // On its way also when the visitor leaves at once.
    keepalive: true,
  }).catch(() => null);
  if (changed.length === 0) return adoptChoice(next);
  await Promise.race([proof, new Promise((resolve) => setTimeout(resolve, PROOF_MS))]);
  window.location.reload();
}

const CHAT = /^intercom-/;

/**
 * Cookies that a script can see are not ours (those are HttpOnly), but for the choice itself, the remembered site and the
 * visitor's mark: the chat's go with `functional`, all others came with the container.
 */
export function lostCookies(cookies: string, withdrawn: readonly ChosenPurpose[]): string[] {
  const isLost = (name: string) =>
    CHAT.test(name)
      ? withdrawn.includes('functional')
      : withdrawn.some((purpose) => purpose !== 'functional');
  const names = cookies.split('; ').map((pair) => pair.split('=')[0] ?? '');
  const own = ['', CHOICE_COOKIE, ...READABLE_COOKIES];
  return names.filter((name) => !own.includes(name) && isLost(name));
}

export function forgetThirdParties(withdrawn: readonly ChosenPurpose[]): void {
  const labels = window.location.hostname.split('.');
  // Set for this host, or for any of the domains above it.
  const domains = ['', ...labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)];
  for (const name of lostCookies(document.cookie, withdrawn)) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}
