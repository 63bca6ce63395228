import { REGIMES, type Regime } from '../../page/consent-regime.ts';

/** Purposes that are chosen; what is necessary needs no choice. */
export const CHOSEN_PURPOSES = ['functional', 'analytics', 'marketing'] as const;
export type ChosenPurpose = (typeof CHOSEN_PURPOSES)[number];
export type Purpose = 'necessary' | ChosenPurpose;
export type Choices = Record<ChosenPurpose, boolean>;
export const ALL: Choices = { functional: true, analytics: true, marketing: true };
export const NONE: Choices = { functional: false, analytics: false, marketing: false };

/** A choice made under laxer rules is not valid under stricter ones. */
export const isAtLeast = (regime: Regime, other: Regime) => REGIMES.indexOf(regime) <= REGIMES.indexOf(other);

export type Choice = { id: string; regime: Regime; choices: Choices };

/** Raised whenever purposes or third parties change: an older choice was about something else and is requested again. */
export const CHOICE_VERSION = 2;
export const CHOICE_COOKIE = 'Consent';
/** Six months (H-64). */
export const CHOICE_SECONDS = 182 * 86_400;

const WRITTEN = /^(\d+)\.(opt_in|ccpa|notice)\.([01])([01])([01])\.([0-9a-f-]{36})$/;

/** `2.opt_in.101.<id>`: version, regime, functional, analytics and marketing, the number of the proof. */
export function writeChoice({ id, regime, choices }: Choice): string {
  const bits = CHOSEN_PURPOSES.map((purpose) => (choices[purpose] ? '1' : '0')).join('');
  return `${CHOICE_VERSION}.${regime}.${bits}.${id}`;
}

export function readChoice(cookies: string): Choice | null {
  const value = new RegExp(`(?:^|; )${CHOICE_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? '';
  const [, version, regime, functional, analytics, marketing, id] = WRITTEN.exec(value) ?? [];
  if (Number(version) !== CHOICE_VERSION || !id) return null;
  const isSet = (bit: string | undefined) => bit === '1';
  return {
    id,
    regime: regime as Regime,
    choices: { functional: isSet(functional), analytics: isSet(analytics), marketing: isSet(marketing) },
  };
}
