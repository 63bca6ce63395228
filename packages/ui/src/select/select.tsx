import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../class-names/class-names.tsx';
import { FieldError } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { AriaLocale } from '../page-locale/aria-locale.tsx';

export interface SelectOption {
  value: string;
  /** Words for typing ahead and for screen readers. */
  label: string;
  /** Before the words: a flag, a colour dot. */
  start?: ReactNode;
  /** At the end of the line: a count, a dialling code. */
  detail?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface SelectProps {
  label: ReactNode;
  options: readonly SelectOption[];
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  placeholder: string;
  name?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  isDisabled?: boolean | undefined;
  small?: boolean | undefined;
  className?: string | undefined;
}

/** A list with pictures in it. Where words are enough take the native select. Load it lazily. */
export function Select(props: SelectProps) {
  const { label, options, value, defaultValue, onChange, placeholder, hint, error, small = false } = props;
  return (
    <AriaLocale>
      <AriaSelect
        className={classNames('ui-select', props.className)}
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        onChange={(key) => key !== null && onChange?.(String(key))}
        placeholder={placeholder}
        {...(props.name && { name: props.name })}
        isInvalid={Boolean(error)}
        isDisabled={props.isDisabled ?? false}
      >
        <Label className="ui-field__label">{label}</Label>
        <Button className={classNames('ui-input ui-select__button', small && 'ui-input--small')}>
          <SelectValue className="ui-select__value" />
          <Icon name="chevron-down" />
        </Button>
        {hint && (
          <Text slot="description" className="ui-field__hint">
            {hint}
          </Text>
        )}
        {error && (
          <Text slot="errorMessage">
            <FieldError>{error}</FieldError>
          </Text>
        )}
        <Popover className="ui-popover">
          <OptionList options={options} />
        </Popover>
      </AriaSelect>
    </AriaLocale>
  );
}

/** The open list; also used by the phone field. */
export function OptionList({ options }: { options: readonly SelectOption[] }) {
  return (
    <ListBox className="ui-list" items={options.map((option) => ({ ...option, id: option.value }))}>
      {(option) => (
        <ListBoxItem
          id={option.value}
          className="ui-option"
          textValue={option.label}
          isDisabled={option.isDisabled ?? false}
        >
          {({ isSelected }) => (
            <>
              {option.start}
              <span>{option.label}</span>
              {option.detail !== undefined && <span className="ui-option__detail">{option.detail}</span>}
              {isSelected && <Icon name="check" className="ui-option__check" />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
