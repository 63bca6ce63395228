/** What a card does here. Only the first is the provider's own; the others are ours, and the window says so. */
export interface CardFate {
  readonly step: 'done' | 'otp' | 'challenge';
  readonly detail: number;
  /** What the card's bank answers, in the networks' code. */
  readonly carrier: string;
}

const FATES: Record<string, CardFate> = {
  '4111111111111111': { step: 'done', detail: 3, carrier: '00' },
  '4000000000000002': { step: 'done', detail: 9, carrier: '05' },
  '4000000000009995': { step: 'done', detail: 9, carrier: '51' },
  '4000000000000069': { step: 'done', detail: 9, carrier: '54' },
  '4000000000000127': { step: 'done', detail: 9, carrier: '82' },
  '4000000000000119': { step: 'done', detail: 10, carrier: '96' },
  '4000000000000259': { step: 'done', detail: 11, carrier: '59' },
  '4000000000000031': { step: 'otp', detail: 31, carrier: '00' },
  '4000000000000036': { step: 'challenge', detail: 36, carrier: '00' },
};

export const fateOf = (number: string): CardFate | undefined => FATES[number];
export const USUAL_FATE: CardFate = { step: 'done', detail: 3, carrier: '00' };
export const RIGHT_OTP = '012345';
