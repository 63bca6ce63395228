import type { AddressShape } from '@paddock/server/contracts/addresses';
import { Note } from '@paddock/ui/note';
import { useT } from '../../i18n/use-t.ts';
import { PERSON_FIELDS } from './person-fields.tsx';

type Props = { message: string | null; errors: Record<string, string[]>; shape: AddressShape };

/** Everything that stands in the way, in one list above the form (ACCOUNT-15). */
export function AddressFaults({ message, errors, shape }: Props) {
  const t = useT();
  const labels: Record<string, string> = {
    ...Object.fromEntries(PERSON_FIELDS.map(({ name, label }) => [name, t(label)])),
    address1: t('addresses.address1'),
    address2: t('addresses.address2'),
    city: t(`addresses.city.${shape.names.city}`),
    state: t(`addresses.state.${shape.names.state}`),
    postal_code: t(`addresses.postal.${shape.names.postal}`),
    country_code: t('addresses.country'),
    phone: t('addresses.phone'),
    label: t('addresses.label'),
  };
  const faults = Object.entries(errors).flatMap(([name, texts]) => texts.map((text) => ({ name, text })));
  return (
    <Note tone="alert" title={t('addresses.failed')} isLive>
      <ul className="adr-faults">
        {faults.length === 0 && message && <li>{message}</li>}
        {faults.map(({ name, text }) => (
          <li key={name + text}>
            {labels[name] && <b>{labels[name]}</b>}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Note>
  );
}
