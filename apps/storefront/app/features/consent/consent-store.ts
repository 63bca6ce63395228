import { useSyncExternalStore } from 'react';
import { toRegime } from '../../page/consent-regime.ts';
import {
  CHOICE_COOKIE,
  CHOICE_SECONDS,
  type Choice,
  type ChosenPurpose,
  isAtLeast,
  type Purpose,
  readChoice,
  writeChoice,
} from './choice.ts';

/**
 * What the visitor allows. Pages are the same for every visitor, so the choice is a cookie that only the browser
 * reads: on the server, and until a choice is known, everything but the necessary is forbidden.
 */
const inBrowser = typeof document !== 'undefined';
let choice: Choice | null = inBrowser ? validChoice() : null;
let opened = false;
const listeners = new Set<() => void>();

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

function validChoice(): Choice | null {
  const found = readChoice(document.cookie);
  const regime = toRegime(document.documentElement.dataset.regime);
  return found && regime && isAtLeast(found.regime, regime) ? found : null;
}

/** The browser says "do not sell or share" for its owner (Global Privacy Control). */
export const hasPrivacySignal = () => inBrowser && navigator.globalPrivacyControl === true;

export function allows(purpose: Purpose): boolean {
  if (purpose === 'necessary') return true;
  if (purpose === 'marketing' && hasPrivacySignal()) return false;
  return choice?.choices[purpose] ?? false;
}

/** False on the server and until the choice is known. */
export const useConsent = (purpose: Purpose): boolean =>
  useSyncExternalStore(
    subscribe,
    () => allows(purpose),
    () => purpose === 'necessary',
  );

/** Calls `fn` once, as soon as the purpose is allowed, which may be at once. Returns how to stop waiting. */
export function onConsent(purpose: ChosenPurpose, fn: () => void): () => void {
  if (allows(purpose)) {
    fn();
    return () => {};
  }
  const stop = subscribe(() => {
    if (!allows(purpose)) return;
    stop();
    fn();
  });
  return stop;
}

/** Shows the dialog with every purpose, at any time. */
export function openConsent(): void {
  opened = true;
  tell();
}

export function closeConsent(): void {
  opened = false;
  tell();
}

export const useConsentOpened = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => false,
  );

export const currentChoice = (): Choice | null => choice;

/** For later pages; this one keeps its state until it is reloaded. */
export function writeChoiceCookie(next: Choice): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${CHOICE_COOKIE}=${writeChoice(next)}; Path=/; Max-Age=${CHOICE_SECONDS}; SameSite=Lax${secure}`;
}

export function adoptChoice(next: Choice): void {
  choice = next;
  opened = false;
  tell();
}

export const useIsChosen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => choice !== null,
    () => true,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
