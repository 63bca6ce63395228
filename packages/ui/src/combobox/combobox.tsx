import type { ReactNode } from 'react';
import { ComboBox as AriaComboBox, Text } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names/class-names.tsx';
import { FieldError } from '../field/field.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { AriaLocale } from '../page-locale/aria-locale.tsx';

export interface Suggestion {
  value: string;
  label: string;
  /** What is shown, when it is more than the label (the typed part in bold). */
  content?: ReactNode;
  icon?: IconName | undefined;
  detail?: ReactNode;
}

export interface ComboboxProps {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  suggestions: readonly Suggestion[];
  inputValue: string;
  onInputChange: (text: string) => void;
  /** A suggestion was taken; null when free text was entered. */
  onChoose: (value: string | null) => void;
  placeholder?: string | undefined;
  /** Shown in the list when nothing matches; without it there is no list then. */
  emptyText?: string | undefined;
  clearLabel: string;
  name?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean | undefined;
  maxLength?: number | undefined;
  autoComplete?: string | undefined;
  iconStart?: IconName | undefined;
  /** Suggestions are on their way: they keep their place. */
  isLoading?: boolean | undefined;
  className?: string | undefined;
}

/** A text field with suggestions from elsewhere (addresses, search): filtering is the caller's. Load it lazily. */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel = false, suggestions, inputValue, onInputChange, onChoose, hint, error } = props;
  const { iconStart, isLoading = false, clearLabel, emptyText } = props;
  return (
    <AriaLocale>
      <AriaComboBox
        className={classNames('ui-field', props.className)}
        items={suggestions.map((suggestion) => ({ ...suggestion, id: suggestion.value }))}
        inputValue={inputValue}
        onInputChange={onInputChange}
        onChange={(key) => onChoose(key === null ? null : String(key))}
        // The caller has filtered already; by default react-aria would hide what does not contain the typed text.
        defaultFilter={() => true}
        allowsCustomValue
        allowsEmptyCollection={emptyText === undefined ? isLoading : inputValue.length > 1}
        menuTrigger="input"
        isInvalid={Boolean(error)}
        {...(props.name && { name: props.name })}
      >
        <Label className={hideLabel ? 'ui-hidden' : 'ui-field__label'}>{label}</Label>
        <span className={classNames('ui-input-box', iconStart && 'ui-input-box--start')}>
          {iconStart && (
            <span className="ui-input-box__start">
              <Icon name={iconStart} />
            </span>
          )}
          <Input
            className="ui-input"
            {...(props.placeholder && { placeholder: props.placeholder })}
            {...(props.maxLength && { maxLength: props.maxLength })}
            {...(props.autoComplete && { autoComplete: props.autoComplete })}
            aria-required={props.isRequired || undefined}
          />
          {inputValue && (
            <button
              type="button"
              className="ui-input-box__end"
              aria-label={clearLabel}
              onClick={() => onInputChange('')}
            >
              <Icon name="close" size={18} />
            </button>
          )}
        </span>
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
        <SuggestionList emptyText={emptyText} isLoading={isLoading} />
      </AriaComboBox>
    </AriaLocale>
  );
}

type ListProps = Pick<ComboboxProps, 'emptyText'> & { isLoading: boolean };

function SuggestionList({ emptyText, isLoading }: ListProps) {
  return (
    <Popover className={classNames('ui-popover', emptyText === undefined && 'ui-popover--filled')}>
      <ListBox<Suggestion & { id: string }>
        className={classNames('ui-list', isLoading && 'ui-stale')}
        renderEmptyState={() => <div className="ui-list__empty">{emptyText}</div>}
      >
        {(suggestion) => (
          <ListBoxItem className="ui-option" textValue={suggestion.label}>
            {suggestion.icon && <Icon name={suggestion.icon} />}
            <span>{suggestion.content ?? suggestion.label}</span>
            {suggestion.detail !== undefined && (
              <span className="ui-option__detail">{suggestion.detail}</span>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
