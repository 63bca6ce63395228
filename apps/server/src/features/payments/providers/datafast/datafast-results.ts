import type { FailureKind, ProviderState } from '../adapter.ts';

export interface Classified {
  readonly state: ProviderState;
  readonly failure: FailureKind | null;
}

const CREATED = '000.200.100';
/** The checkout is over, was paid long ago, or never was: the platform says the same to all three. */
export const GONE = '200.300.404';
export const NOT_FOUND = '700.400.580';

const REASONS: [shape: RegExp, failure: FailureKind][] = [
  [/^800\.100\.153/, 'wrong_code'],
  [/^800\.100\.155/, 'insufficient_funds'],
  [/^(800\.100\.157|100\.100\.303)/, 'card_expired'],
  [/^100\.100\./, 'wrong_number'],
  // The shopper did not finish: the bank's page was left or timed out.
  [/^100\.396\./, 'not_answered'],
  [/^(100\.3[89]0|000\.400\.1[0-9][1-9])/, 'authentication'],
  [/^(200|700|800\.[59])/, 'provider_error'],
];

/** Result codes come in classes. 000.100.1 is success in test mode and must be nothing at all anywhere else. */
export function classify(code: string, isTestMode: boolean): Classified {
  const state = stateOf(code, isTestMode);
  const failure = REASONS.find(([shape]) => shape.test(code))?.[1] ?? 'declined';
  return { state, failure: state === 'failed' ? failure : null };
}

function stateOf(code: string, isTestMode: boolean): ProviderState {
  if (/^000\.(000\.|[36])/.test(code)) return 'paid';
  if (/^000\.100\.1/.test(code)) return isTestMode ? 'paid' : 'failed';
  if (/^000\.400\.(0[^3]|100)/.test(code)) return 'review';
  if (code === CREATED) return 'open';
  // 900: a system behind the provider did not answer. Not a failure until the provider says so.
  if (/^(000\.200|800\.400\.5|100\.400\.500|900\.)/.test(code)) return 'processing';
  return 'failed';
}
