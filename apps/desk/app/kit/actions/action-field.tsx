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
  const { kind, label, hint, isRequired, maxLength } = field;
  const describedBy = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name: field.name,
    required: isRequired,
    'aria-invalid': errors.length > 0 || undefined,
    'aria-describedby': describedBy || undefined,
  };
  if (kind === 'checkbox')
    return (
      <label className="row check">
        <input
          {...shared}
          type="checkbox"
          checked={value === 'true'}
          onChange={({ target }) => onChange(target.checked ? 'true' : '')}
        />
        {label}
      </label>
    );
  return (
    <div className={field.isHalf ? 'fld fld--half' : 'fld'}>
      <label htmlFor={id}>{label}</label>
      {kind === 'textarea' ? (
        <textarea
          {...shared}
          className="in in--area"
          rows={field.rows ?? 3}
          maxLength={maxLength}
          dir="auto"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : kind === 'select' ? (
        <select {...shared} className="in" value={value} onChange={({ target }) => onChange(target.value)}>
          {isRequired && value === '' ? <option value="" /> : null}
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <span className={errors.length > 0 ? 'in in--bad' : 'in'}>
          <input
            {...shared}
            type={TYPES[kind] ?? 'text'}
            inputMode={kind === 'number' ? 'numeric' : kind === 'money' ? 'decimal' : undefined}
            dir={kind === 'text' ? 'auto' : 'ltr'}
            maxLength={maxLength}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          {field.currency ? <bdi className="mu">{field.currency}</bdi> : null}
        </span>
      )}
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {errors.length > 0 ? (
        <p className="hint c-alert" id={`${id}-error`}>
          {errors.join(' ')}
        </p>
      ) : null}
    </div>
  );
}
