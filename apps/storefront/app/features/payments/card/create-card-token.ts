import { digitsOf, splitExpiry } from './card-format.rules.ts';
import type { CardOwner } from './card-owner.ts';
import type { MercadoPago } from './mercado-pago.ts';
import type { CardFormRefs } from './use-card-refs.ts';

/** The id of a token for the card: made from the provider's own frames where it has them, else from our fields. */
export async function createCardToken(
  mp: MercadoPago | null,
  { card }: CardFormRefs,
  { name, documentType, document }: CardOwner,
): Promise<string> {
  if (!mp) throw new Error('the script of the payment provider is not loaded');
  const owner = {
    cardholderName: name,
    identificationType: documentType,
    identificationNumber: document,
  };
  if (mp.fields) return (await mp.fields.createCardToken(owner)).id;
  const { month, year } = splitExpiry(card.expiry.current?.value ?? '');
  const token = await mp.createCardToken({
    ...owner,
    cardNumber: digitsOf(card.number.current?.value ?? ''),
    cardExpirationMonth: month,
    cardExpirationYear: year,
    securityCode: digitsOf(card.code.current?.value ?? ''),
  });
  return token.id;
}
