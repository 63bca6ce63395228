import { type ChangeEvent, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Field, type FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { AriaLocale } from '../page-locale/aria-locale.tsx';
import { OptionList } from '../select/select.tsx';
import { formatTyped, splitWhole, usePhoneLibrary } from './phone-format.tsx';
import type { PhoneCountry, PhoneValue } from './phone-text.tsx';

export type { PhoneCountry, PhoneValue };

export interface PhoneFieldProps extends FieldTexts {
  countries: readonly PhoneCountry[];
  countryLabel: string;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  placeholder: string;
  name?: string | undefined;
  /** Sends the chosen country along, for forms that are posted. */
  isoName?: string | undefined;
  autoComplete?: string | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  className?: string | undefined;
}

/** Puts gaps into what is typed, and takes a whole number apart into its country and the rest. */
function useTyping({
  countries,
  value,
  onChange,
}: Pick<PhoneFieldProps, 'countries' | 'value' | 'onChange'>) {
  const library = usePhoneLibrary();
  const isKnown = (iso: string) => countries.some((country) => country.iso === iso);
  const tell = (next: PhoneValue) => {
    if (next.number !== value.number || next.iso !== value.iso) {
      onChange(isKnown(next.iso) ? next : { ...value, number: next.number });
    }
  };
  const split = () => {
    if (!library) return;
    const next = splitWhole(library, value);
    if (isKnown(next.iso)) tell(next);
  };
  // What is kept is a whole number; it is shown as people know it once the rules are there.
  const splitOnce = useRef(split);
  splitOnce.current = split;
  useEffect(() => {
    if (library) splitOnce.current();
  }, [library]);

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const next = { ...value, number: target.value };
    // Gaps are put in at the end only: in the middle they would move under the typing hand.
    const isAppended =
      target.selectionStart === target.value.length && next.number.length > value.number.length;
    tell(library && isAppended ? formatTyped(library, next) : next);
  }

  return { type, split };
}

/**
 * Country and number in one row of 46 px. The row keeps left to right everywhere, as numbers do. It writes numbers with
 * their gaps but does not judge them: rules are the form's. Load it lazily.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, optional, countries, countryLabel, value, onChange, placeholder } = props;
  const { isDisabled = false, className } = props;
  const { type, split } = useTyping(props);

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
            autoComplete={props.autoComplete ?? 'tel-national'}
            name={props.name}
            value={value.number}
            placeholder={placeholder}
            disabled={isDisabled}
            required={props.isRequired}
            onChange={type}
            onBlur={split}
          />
          {props.isoName && <input type="hidden" name={props.isoName} value={value.iso} />}
        </div>
      )}
    </Field>
  );
}
