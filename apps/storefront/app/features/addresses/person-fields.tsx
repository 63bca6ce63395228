import type { Address } from '@paddock/server/contracts/addresses';
import { TextField, type TextFieldProps } from '@paddock/ui/text-field';
import type { MessageId } from '../../i18n/message-id.ts';
import { useT } from '../../i18n/use-t.ts';
import './addresses.css';

type PersonField = {
  readonly name: Exclude<keyof Address, 'id'>;
  readonly label: MessageId;
  readonly isRequired: boolean;
  readonly input: Pick<TextFieldProps, 'autoComplete' | 'maxLength' | 'dir' | 'className'>;
};

const NAMES: readonly PersonField[] = [
  {
    name: 'given_name',
    label: 'addresses.givenName',
    isRequired: true,
    input: { autoComplete: 'given-name', maxLength: 80 },
  },
  {
    name: 'family_name',
    label: 'addresses.familyName',
    isRequired: true,
    input: { autoComplete: 'family-name', maxLength: 80 },
  },
];

/** The fields that say who is at an address, for every form; the fields that say where depend on the country. */
export const PERSON_FIELDS: readonly PersonField[] = [
  ...NAMES,
  {
    name: 'company',
    label: 'addresses.company',
    isRequired: false,
    input: { autoComplete: 'organization', maxLength: 120 },
  },
  {
    name: 'vat_number',
    label: 'addresses.vatNumber',
    isRequired: false,
    input: { autoComplete: 'off', maxLength: 20, dir: 'ltr', className: 'adr-code' },
  },
];

type Props = {
  known: Partial<Address>;
  errors: Readonly<Record<string, string>>;
  isFamilyNameFirst: boolean;
};

export function PersonFields({ known, errors, isFamilyNameFirst }: Props) {
  const t = useT();
  const names = isFamilyNameFirst ? NAMES.toReversed() : NAMES;
  const others = PERSON_FIELDS.slice(NAMES.length);
  return (
    <div className="adr-person">
      {[...names, ...others].map(({ name, label, isRequired, input }) => (
        <TextField
          key={name}
          {...input}
          name={name}
          label={t(label)}
          defaultValue={known[name] ?? ''}
          error={errors[name]}
          optional={isRequired ? undefined : t('shell.form.optional')}
          aria-required={isRequired || undefined}
        />
      ))}
    </div>
  );
}
