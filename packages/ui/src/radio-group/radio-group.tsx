import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { FieldError } from '../field/field.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  detail?: ReactNode;
  /** At the end of the card: a price, an icon. */
  aside?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean | undefined;
  name: string;
  options: readonly RadioOption<Value>[];
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
  /** `cards` for decisions, `segments` for a few words side by side. */
  look?: 'list' | 'cards' | 'segments' | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean | undefined;
  className?: string | undefined;
}

/** Native radios: arrow keys, forms and screen readers work before any script does. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, hideLegend = false, options, look = 'list', hint, error, className } = props;
  const id = useId();
  const group = useEarlyChoice(props);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const cards = options.map((option) => (
    <RadioCard key={option.value} option={option} group={props} id={`${id}-${option.value}`} />
  ));
  return (
    <fieldset
      ref={group}
      className={classNames('ui-group', look === 'cards' && 'ui-choices', className)}
      aria-describedby={described || undefined}
    >
      <legend className={classNames(hideLegend && 'ui-hidden')}>{legend}</legend>
      {look === 'segments' ? <div className="ui-segments">{cards}</div> : cards}
      {hint && (
        <p className="ui-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/**
 * Reports an option that was chosen before the page was hydrated. React leaves such a choice in the input, but the state
 * of the page does not know it, and the next render would clear it.
 */
function useEarlyChoice<Value extends string>({ value, onChange }: RadioGroupProps<Value>) {
  const group = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is hydrated
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (chosen !== undefined && value !== undefined && chosen !== value) onChange?.(chosen as Value);
  }, []);
  return group;
}

interface RadioCardProps<Value extends string> {
  option: RadioOption<Value>;
  group: RadioGroupProps<Value>;
  id: string;
}

function RadioCard<Value extends string>({ option, group, id }: RadioCardProps<Value>) {
  const { name, value, defaultValue, onChange, look = 'list', isRequired, error } = group;
  const input = (
    <input
      id={id}
      type="radio"
      name={name}
      value={option.value}
      checked={value === undefined ? undefined : value === option.value}
      defaultChecked={value === undefined ? defaultValue === option.value : undefined}
      onChange={() => onChange?.(option.value)}
      disabled={option.isDisabled}
      required={isRequired}
      aria-invalid={error ? true : undefined}
    />
  );
  if (look === 'segments') {
    return (
      <label className="ui-segment" htmlFor={id}>
        {input}
        {option.label}
      </label>
    );
  }
  if (look === 'list') {
    return (
      <label className="ui-radio" htmlFor={id}>
        {input}
        <span>
          {option.label}
          {option.detail && <span className="ui-field__hint"> {option.detail}</span>}
        </span>
      </label>
    );
  }
  return (
    <label className="ui-choice" htmlFor={id}>
      <span className="ui-radio">{input}</span>
      <span className="ui-choice__title">{option.label}</span>
      {option.aside && <span className="ui-choice__aside">{option.aside}</span>}
      {option.detail && <span className="ui-choice__detail">{option.detail}</span>}
    </label>
  );
}
