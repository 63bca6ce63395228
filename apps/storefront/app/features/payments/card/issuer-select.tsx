import { NativeSelect } from '@paddock/ui/native-select';
import { useT } from '../../../i18n/use-t.ts';
import type { CardErrors } from './gateway-errors.rules.ts';
import type { MpIssuer } from './mercado-pago.ts';

interface IssuerSelectProps {
  readonly issuers: readonly MpIssuer[];
  readonly issuer: string;
  readonly error: CardErrors['issuer'];
  readonly onChoose: (issuer: string) => void;
}

/** The bank of the card, where several banks issue cards with the same first digits. */
export function IssuerSelect({ issuers, issuer: chosen, error, onChoose }: IssuerSelectProps) {
  const t = useT();
  if (issuers.length === 0) return null;
  return (
    <NativeSelect
      label={t('payments.card.issuer')}
      hint={t('payments.card.issuerHint')}
      error={error && t(error)}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      {issuers.map((issuer) => (
        <option key={issuer.id} value={String(issuer.id)}>
          {issuer.name}
        </option>
      ))}
    </NativeSelect>
  );
}
