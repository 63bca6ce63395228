import { formatMoney, parseMoney } from '@paddock/money';
import { useT } from '../../../i18n/use-t.ts';
import type { PayerCost } from './mercado-pago.ts';

interface InstalmentsProps {
  readonly costs: readonly PayerCost[];
  readonly count: number;
  readonly onChoose: (count: number) => void;
}

/** In how many payments; the sentence of each is the provider's own, for it has the interest and the law in it. */
export function Instalments({ costs, count, onChoose }: InstalmentsProps) {
  const t = useT();
  if (costs.length === 0) return null;
  return (
    <fieldset className="ui-group pay__costs">
      <legend>{t('payments.card.installments')}</legend>
      {costs.map((cost) => (
        <label key={cost.installments} className="pay__cost">
          <span className="ui-radio">
            <input
              type="radio"
              name="installments"
              value={cost.installments}
              checked={cost.installments === count}
              onChange={() => onChoose(cost.installments)}
            />
          </span>
          <bdi>{cost.recommended_message}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

/** What the button says is paid: `3 × $ 3.774.459,00` where the bank adds interest, else the order's own total. */
export function instalmentAmount(
  cost: PayerCost | undefined,
  currency: string | undefined,
  languageTag: string,
  total: string,
): string {
  if (!cost || cost.installments === 1 || cost.installment_amount === undefined || !currency) return total;
  const each = parseMoney(cost.installment_amount.toFixed(2), currency);
  return `${cost.installments} × ${formatMoney(each, languageTag, { decimals: 'always' })}`;
}
