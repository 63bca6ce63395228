import type { Address } from '@paddock/server/contracts/addresses';
import { TextField } from '@paddock/ui/text-field';
import { useT } from '../../i18n/use-t.ts';
import { type FieldErrors, requiredParts } from './checkout.rules.ts';

type Known = Partial<Pick<Address, 'address1' | 'address2' | 'city' | 'state' | 'postal_code'>>;
type Props = { country: string; known?: Known | undefined; errors: FieldErrors };

/** The parts of an address that say where. */
export function AddressFields({ country, known = {}, errors }: Props) {
  const t = useT();
  const needed: readonly string[] = requiredParts(country);
  const optional = (name: string) => (needed.includes(name) ? undefined : t('shell.form.optional'));
  const field = (name: keyof Known) => ({
    name,
    defaultValue: known[name] ?? '',
    error: errors[name],
    optional: optional(name),
    'aria-required': needed.includes(name) || undefined,
  });
  return (
    <>
      <TextField
        {...field('address1')}
        label={t('account.address.address1')}
        autoComplete="shipping address-line1"
        maxLength={160}
      />
      <TextField
        {...field('address2')}
        label={t('account.address.address2')}
        autoComplete="shipping address-line2"
        maxLength={160}
      />
      <div className="co-row co-row--3">
        <TextField
          {...field('postal_code')}
          label={t('account.address.postalCode')}
          autoComplete="shipping postal-code"
          maxLength={20}
        />
        <TextField
          {...field('city')}
          label={t('account.address.city')}
          autoComplete="shipping address-level2"
          maxLength={80}
        />
        <TextField
          {...field('state')}
          label={t('account.address.state')}
          autoComplete="shipping address-level1"
          maxLength={80}
        />
      </div>
    </>
  );
}

/** What the fields hold, as the api takes it. */
export function readAddress(values: Record<string, string>, country: string) {
  const or = (name: string) => values[name]?.trim() || null;
  return {
    type: 'shipping' as const,
    label: or('label'),
    address1: values.address1 ?? '',
    address2: or('address2'),
    city: values.city ?? '',
    state: or('state'),
    postal_code: or('postal_code'),
    country_code: country,
  };
}

export const readForm = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
