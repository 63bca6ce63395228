/** How a card behaves when it is charged. `challenge` asks the bank first, then goes on with the rest. */
export interface CardFate {
  readonly challenge?: true;
  readonly decline?: Decline;
}
export interface Decline {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

const declined = (decline_code: string): Decline => ({
  code: 'card_declined',
  decline_code,
  message:
    decline_code === 'insufficient_funds' ? 'Your card has insufficient funds.' : 'Your card was declined.',
});

export const GENERIC_DECLINE = declined('generic_decline');
export const NOT_AUTHENTICATED: Decline = {
  code: 'payment_intent_authentication_failure',
  message: 'The payment method could not be authenticated. Try another one.',
};

const EXPIRED: Decline = { code: 'expired_card', message: 'Your card has expired.' };
const WRONG_CVC: Decline = { code: 'incorrect_cvc', message: "Your card's security code is incorrect." };
const BROKEN: Decline = {
  code: 'processing_error',
  message: 'An error occurred while processing your card.',
};

const FATES: Record<string, CardFate> = {
  '4000000000000002': { decline: GENERIC_DECLINE },
  '4000000000009995': { decline: declined('insufficient_funds') },
  '4000000000000127': { decline: WRONG_CVC },
  '4000000000000069': { decline: EXPIRED },
  '4000000000000119': { decline: BROKEN },
  '4000002500003155': { challenge: true },
  '4000002760003184': { challenge: true },
  '4000008260003178': { challenge: true, decline: declined('insufficient_funds') },
  '4000008400001629': { challenge: true, decline: GENERIC_DECLINE },
  // The look-up of the bank breaks, and the card is declined for it.
  '4000008400001280': { decline: GENERIC_DECLINE },
  '4000000000000341': { decline: GENERIC_DECLINE },
};

/** Ready-made methods for servers, which never hold a number. */
export const READY_MADE: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
};

export const fateOf = (number: string): CardFate => FATES[number] ?? {};
