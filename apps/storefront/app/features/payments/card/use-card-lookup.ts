import { useCallback, useRef, useState } from 'react';
import { BIN_LENGTH, binOf } from './card-format.rules.ts';
import type { MercadoPago, MpIssuer, PayerCost } from './mercado-pago.ts';

interface Found {
  readonly methodId: string;
  readonly issuers: readonly MpIssuer[];
  readonly issuer: string;
  readonly costs: readonly PayerCost[];
  readonly count: number;
}

const NOTHING: Found = { methodId: '', issuers: [], issuer: '', costs: [], count: 1 };

/**
 * What a card is, from its first seven digits: the method, its issuers if it needs one, then the instalments for the
 * amount. More digits do not repeat the lookup. One that fails leaves nothing behind; one that a newer number overtook is
 * dropped.
 */
export function useCardLookup(mp: MercadoPago | null, amount: string, locale: string) {
  const [found, setFound] = useState<Found>(NOTHING);
  const [isLooking, setLooking] = useState(false);
  const latest = useRef('');

  const lookUp = useCallback(
    async (number: string | null) => {
      const bin = binOf(number ?? '');
      if (bin.length < BIN_LENGTH) {
        latest.current = '';
        setFound(NOTHING);
        return;
      }
      if (!mp || bin === latest.current) return;
      latest.current = bin;
      setLooking(true);
      const next = await ask(mp, bin, amount, locale).catch(() => NOTHING);
      if (latest.current !== bin) return;
      setLooking(false);
      setFound(next);
    },
    [mp, amount, locale],
  );

  return {
    ...found,
    isLooking,
    lookUp,
    chooseIssuer: (issuer: string) => setFound((known) => ({ ...known, issuer })),
    chooseCount: (count: number) => setFound((known) => ({ ...known, count })),
  };
}

async function ask(mp: MercadoPago, bin: string, amount: string, locale: string): Promise<Found> {
  const method = (await mp.getPaymentMethods({ bin })).results[0];
  if (!method) return NOTHING;
  const needsIssuer = method.additional_info_needed?.includes('issuer_id') ?? false;
  const issuers = needsIssuer ? await mp.getIssuers({ paymentMethodId: method.id, bin }) : [];
  const costs = (await mp.getInstallments({ amount, bin, locale }))[0]?.payer_costs ?? [];
  const issuer = issuers[0]?.id ?? method.issuer?.id ?? '';
  return { methodId: method.id, issuers, issuer: String(issuer), costs, count: costs[0]?.installments ?? 1 };
}
