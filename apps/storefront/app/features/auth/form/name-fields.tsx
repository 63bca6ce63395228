import { isFamilyNameFirst } from '@paddock/i18n/locales';
import { TextField, type TextFieldProps } from '@paddock/ui/text-field';
import { useShell } from '../../../page/shell-data.ts';

type Name = 'given_name' | 'family_name';
type Props = {
  field: (name: Name) => Omit<TextFieldProps, 'label'>;
  labels: Readonly<Record<Name, string>>;
  className: string;
};

const TOKENS = { given_name: 'given-name', family_name: 'family-name' };

/** Both names, in the order in which readers of the page say them. */
export function NameFields({ field, labels, className }: Props) {
  const locale = useShell()?.locale ?? '';
  const names: Name[] = isFamilyNameFirst(locale)
    ? ['family_name', 'given_name']
    : ['given_name', 'family_name'];
  return (
    <div className={className}>
      {names.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          label={labels[name]}
          autoComplete={TOKENS[name]}
          maxLength={80}
        />
      ))}
    </div>
  );
}
