import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';

export interface TextareaProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {}

export function Textarea({ label, hint, error, optional, id, className, ...area }: TextareaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => <textarea {...area} {...control} className="ui-input ui-textarea" />}
    </Field>
  );
}
