import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Field, type FieldTexts } from '../field/field.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface TextFieldProps extends FieldTexts, ComponentPropsWithRef<'input'> {
  size?: never;
  small?: boolean | undefined;
  hideLabel?: boolean | undefined;
  iconStart?: IconName | undefined;
  /** A control at the end of the field: give it the class `ui-input-box__end`. */
  end?: ReactNode;
  /** For the frame; `className` goes there too, since the input has no say in its own width. */
  className?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    small = false,
    hideLabel,
    iconStart,
    end,
    className,
    id,
    ...input
  } = props;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      hideLabel={hideLabel}
      className={className}
    >
      {(control) => {
        const field = (
          <input {...input} {...control} className={classNames('ui-input', small && 'ui-input--small')} />
        );
        if (!iconStart && !end) return field;
        return (
          <span className={classNames('ui-input-box', iconStart && 'ui-input-box--start')}>
            {iconStart && (
              <span className="ui-input-box__start">
                <Icon name={iconStart} />
              </span>
            )}
            {field}
            {end}
          </span>
        );
      }}
    </Field>
  );
}

export interface TextareaProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {}

export function Textarea({ label, hint, error, optional, id, className, ...area }: TextareaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => <textarea {...area} {...control} className="ui-input ui-textarea" />}
    </Field>
  );
}
