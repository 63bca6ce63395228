import { useT } from '../../../i18n/use-t.ts';
import type { CardErrors } from './gateway-errors.rules.ts';
import type { MercadoPago } from './mercado-pago.ts';
import { SecureField } from './secure-field.tsx';

interface SecureCardProps {
  readonly mp: MercadoPago;
  readonly errors: CardErrors;
  readonly onBin: (bin: string | null) => void;
}

/** Number, expiry and code in the provider's frames. */
export function SecureCard({ mp, errors, onBin }: SecureCardProps) {
  const t = useT();
  const textOf = (error: CardErrors[keyof CardErrors]) => error && t(error);
  return (
    <>
      <SecureField
        mp={mp}
        name="cardNumber"
        label={t('payments.card.number')}
        placeholder="0000 0000 0000 0000"
        error={textOf(errors.number)}
        onBin={onBin}
      />
      <div className="pay__pair">
        <SecureField
          mp={mp}
          name="expirationDate"
          label={t('payments.card.expiry')}
          placeholder={t('payments.card.expiryHint')}
          hint={t('payments.card.expiryLabel')}
          error={textOf(errors.expiry)}
        />
        <SecureField
          mp={mp}
          name="securityCode"
          label={t('payments.card.code')}
          hint={t('payments.card.codeHint')}
          error={textOf(errors.code)}
        />
      </div>
    </>
  );
}
