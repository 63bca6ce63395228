import { z } from 'zod';
import type { Account } from '../../accounts.ts';
import type { CardTokens } from './card-tokens.ts';
import { methodOf, payerCosts } from './cards.ts';
import type { Charge } from './payment.ts';

export const WantedPayment = z.object({
  transaction_amount: z.number(),
  token: z.string(),
  installments: z.number().int(),
  payment_method_id: z.string(),
  issuer_id: z.coerce.string().optional(),
  payer: z.object({ email: z.string() }).partial().default({}),
  external_reference: z.string().max(256).optional(),
  notification_url: z.url().optional(),
  binary_mode: z.boolean().default(false),
  three_d_secure_mode: z.enum(['not_supported', 'optional', 'mandatory']).default('not_supported'),
});

/** What is to be charged, or why Mercado Pago would refuse it. */
export function chargeOf(
  { account, tokens, currency }: { account: Account; tokens: CardTokens; currency: string },
  wanted: z.infer<typeof WantedPayment>,
): Charge | { code: number; text: string } {
  const amountMinor = Math.round(wanted.transaction_amount * 100);
  const token = tokens.find(account.site, wanted.token);
  if (!(amountMinor > 0)) return { code: 4037, text: 'Invalid transaction_amount' };
  if (!wanted.payer.email?.includes('@')) return { code: 4050, text: 'payer.email must be a valid email' };
  if (!token) return { code: 2006, text: 'Card Token not found' };
  if (token.status === 'used') return { code: 3003, text: 'Invalid card_token_id' };
  const method = methodOf(token.bin);
  if (!method || method.id !== wanted.payment_method_id)
    return { code: 3028, text: 'Invalid payment_method_id' };
  const issuer = wanted.issuer_id ?? null;
  if (issuer !== null && !method.issuers.some(({ id }) => id === issuer))
    return { code: 3030, text: 'Invalid issuer_id' };
  const cost = payerCosts(method, amountMinor).find(
    ({ installments }) => installments === wanted.installments,
  );
  if (!cost) return { code: 3029, text: 'Invalid installments' };
  return {
    site: account.site,
    amountMinor,
    paidMinor: Math.round(cost.total_amount * 100),
    token,
    issuer,
    currency,
    installments: wanted.installments,
    reference: wanted.external_reference ?? null,
    notificationUrl: wanted.notification_url ?? null,
    methodId: method.id,
    methodType: method.type,
    isBinary: wanted.binary_mode,
    mayChallenge: wanted.three_d_secure_mode !== 'not_supported',
  };
}
