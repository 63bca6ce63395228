import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names/class-names.tsx';
import { Icon } from '../icon/icon.tsx';

/** What a native control needs to belong to its label, hint and error. Spread it on the input. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Says what to do next. Present = invalid. */
  error?: ReactNode;
  /** The word for "optional", shown after the label. Required is the normal case and is not marked. */
  optional?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined;
  /** Keeps the label for screen readers only, as in a bar where the value says it all. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

export function Field({
  label,
  hint,
  error,
  optional,
  id: ownId,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('ui-field', className)}>
      <label className={hideLabel ? 'ui-hidden' : 'ui-field__label'} htmlFor={id}>
        {label}
        {optional && <span className="ui-field__optional"> {optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className="ui-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className="ui-field__error" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}

/** Marks what is wrong and puts the keyboard at the first of it: that has to be drawn first, however slow the machine. */
export function focusFirstError(form: HTMLElement | null, mark: () => void): void {
  flushSync(mark);
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
