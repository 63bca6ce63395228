import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { AriaLocale } from './aria-locale.tsx';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import { OptionList } from './select.tsx';

export interface PhoneCountry {
  /** ISO 3166 code. */
  iso: string;
  name: string;
  /** With the plus: "+39". */
  code: string;
  flag?: ReactNode;
}

export interface PhoneValue {
  iso: string;
  number: string;
}

export interface PhoneFieldProps extends FieldTexts {
  countries: readonly PhoneCountry[];
  countryLabel: string;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  placeholder: string;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  className?: string | undefined;
}

/** Country and number in one row of 46 px. The row keeps left to right everywhere, as numbers do. It does not judge them: rules are the form's. Load it lazily. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, optional, countries, countryLabel, value, onChange, placeholder } = props;
  const { isDisabled = false, className } = props;
  const chosen = countries.find((country) => country.iso === value.iso);
  const options = countries.map(({ iso, name, code, flag }) => ({
    value: iso,
    label: name,
    start: flag,
    detail: <bdi dir="ltr">{code}</bdi>,
  }));

  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <div className="ui-phone" dir="ltr">
          <AriaLocale>
            <AriaSelect
              aria-label={countryLabel}
              value={value.iso}
              onChange={(iso) => iso !== null && onChange({ ...value, iso: String(iso) })}
              isDisabled={isDisabled}
            >
              <Button className="ui-input ui-phone__country">
                {chosen?.flag && <span className="ui-phone__flag">{chosen.flag}</span>}
                <bdi dir="ltr">{chosen?.code}</bdi>
                <SelectValue className="ui-hidden" />
                <Icon name="chevron-down" />
              </Button>
              <Popover className="ui-popover ui-popover--phone" placement="bottom left">
                <OptionList options={options} />
              </Popover>
            </AriaSelect>
          </AriaLocale>
          <input
            {...control}
            className="ui-input ui-phone__number"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            name={props.name}
            value={value.number}
            placeholder={placeholder}
            disabled={isDisabled}
            required={props.isRequired}
            onChange={(event) => onChange({ ...value, number: event.target.value })}
          />
        </div>
      )}
    </Field>
  );
}
