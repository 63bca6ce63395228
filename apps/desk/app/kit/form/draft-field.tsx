import { useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../parts/button.tsx';
import type { Conflict } from './draft.rules.ts';

interface FieldProps {
  readonly field: DraftFormField;
  readonly value: string;
  readonly conflict: Conflict | undefined;
  readonly errors: readonly string[];
  readonly isDisabled: boolean;
  onType(value: string): void;
  onResolve(value: string): void;
}

/** One field; where a colleague has changed it too, both texts with a choice. */
export function DraftField({ field, value, conflict, errors, isDisabled, onType, onResolve }: FieldProps) {
  const id = useId();
  const t = useT();
  const described = [
    field.hint && `${id}-hint`,
    errors.length > 0 && `${id}-error`,
    conflict && `${id}-theirs`,
  ].filter(Boolean);
  const shared = {
    id,
    name: field.name,
    dir: 'auto' as const,
    value,
    maxLength: field.maxLength,
    disabled: isDisabled,
    'aria-invalid': errors.length > 0 || conflict !== undefined || undefined,
    'aria-describedby': described.join(' ') || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      {field.rows ? (
        <textarea
          {...shared}
          className="input input--area"
          rows={field.rows}
          onChange={({ target }) => onType(target.value)}
        />
      ) : (
        <span className="input">
          <input {...shared} type="text" onChange={({ target }) => onType(target.value)} />
        </span>
      )}
      {field.hint ? (
        <p className="hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      ) : null}
      {errors.length > 0 ? (
        <p className="error" id={`${id}-error`}>
          {errors.join(' ')}
        </p>
      ) : null}
      {conflict ? (
        <div className="draft-theirs" id={`${id}-theirs`}>
          <p className="small muted">{t('draft.theirs')}</p>
          <p dir="auto" className="draft-theirs__text">
            {conflict.theirs === '' ? t('draft.emptied') : conflict.theirs}
          </p>
          <span className="btn-group">
            <Button size="small" onClick={() => onResolve(value)}>
              {t('draft.keepMine')}
            </Button>
            <Button size="small" onClick={() => onResolve(conflict.theirs)}>
              {t('draft.takeTheirs')}
            </Button>
          </span>
        </div>
      ) : null}
    </div>
  );
}

export interface DraftFormField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly rows?: number;
  readonly maxLength: number;
}
