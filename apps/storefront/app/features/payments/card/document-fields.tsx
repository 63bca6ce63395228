import { NativeSelect } from '@paddock/ui/native-select';
import { useT } from '../../../i18n/use-t.ts';
import { formatDocument } from './card-format.rules.ts';
import { FormattedField } from './card-inputs.tsx';
import type { CardErrors } from './gateway-errors.rules.ts';
import type { CardFormRefs } from './use-card-form.ts';

const DOCUMENTS = ['DNI', 'CI', 'LC', 'LE', 'Otro'];

/** Type and number of the owner's identity document. */
export function DocumentFields({ refs, errors }: { refs: CardFormRefs; errors: CardErrors }) {
  const t = useT();
  return (
    <div className="pay__document">
      <NativeSelect ref={refs.documentType} label={t('payments.card.idType')} defaultValue="DNI">
        {DOCUMENTS.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </NativeSelect>
      <FormattedField
        ref={refs.document}
        label={t('payments.card.idNumber')}
        error={errors.document && t(errors.document)}
        autoComplete="off"
        format={formatDocument}
      />
    </div>
  );
}
