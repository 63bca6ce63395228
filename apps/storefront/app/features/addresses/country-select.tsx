import { NativeSelect } from '@paddock/ui/native-select';
import { useT } from '../../i18n/use-t.ts';
import type { AddressForm, AddressKind } from './address-view.ts';

type Props = {
  kind: AddressKind;
  countries: AddressForm['countries'];
  value: string;
  error: string | undefined;
  onChange: (country: string) => void;
};

export function CountrySelect({ kind, countries, value, error, onChange }: Props) {
  const t = useT();
  return (
    <NativeSelect
      label={t('addresses.country')}
      autoComplete={`${kind === 'billing' ? 'billing' : 'shipping'} country`}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      {value === '' && <option value="">{t('addresses.choose')}</option>}
      {countries.map(({ iso, name }) => (
        <option key={iso} value={iso}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
