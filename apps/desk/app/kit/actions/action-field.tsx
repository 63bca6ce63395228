import { useId } from 'react';
import type { ActionField } from './action-types.ts';

interface FieldProps {
  readonly field: ActionField;
  readonly value: string;
  readonly errors: readonly string[];
  onChange(value: string): void;
}

const TYPES: Partial<Record<ActionField['kind'], string>> = { date: 'date', datetime: 'datetime-local' };

/** One field of an action's dialog with its label, hint and errors. */
export function ActionFieldInput({ field, value, errors, onChange }: FieldProps) {
  const id = useId();
  const { kind, label, hint } = field;
  const describedBy = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean).join(' ');
  const attributes: ControlAttributes = {
    id,
    name: field.name,
    required: field.isRequired,
    'aria-invalid': errors.length > 0 || undefined,
    'aria-describedby': describedBy || undefined,
  };
  if (kind === 'checkbox')
    return (
      <label className="row check">
        <input
          {...attributes}
          type="checkbox"
          checked={value === 'true'}
          onChange={({ target }) => onChange(target.checked ? 'true' : '')}
        />
        {label}
      </label>
    );
  return (
    <div className={field.isHalf ? 'field field--half' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <Control field={field} value={value} attributes={attributes} onChange={onChange} />
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {errors.length > 0 ? (
        <p className="hint text-alert" id={`${id}-error`}>
          {errors.join(' ')}
        </p>
      ) : null}
    </div>
  );
}

/** The name of a control, and what ties it to its label, hint and errors. */
interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly required: boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface ControlProps extends Omit<FieldProps, 'errors'> {
  readonly attributes: ControlAttributes;
}

/** What is typed or chosen in. */
function Control({ field, value, attributes, onChange }: ControlProps) {
  const { kind, isRequired, maxLength } = field;
  if (kind === 'textarea')
    return (
      <textarea
        {...attributes}
        className="input input--area"
        rows={field.rows ?? 3}
        maxLength={maxLength}
        dir="auto"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (kind === 'select')
    return (
      <select
        {...attributes}
        className="input"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {isRequired && value === '' ? <option value="" /> : null}
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  return (
    <span className={attributes['aria-invalid'] ? 'input input--invalid' : 'input'}>
      <input
        {...attributes}
        type={TYPES[kind] ?? 'text'}
        inputMode={kind === 'number' ? 'numeric' : kind === 'money' ? 'decimal' : undefined}
        dir={kind === 'text' ? 'auto' : 'ltr'}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {field.currency ? <bdi className="muted">{field.currency}</bdi> : null}
    </span>
  );
}
