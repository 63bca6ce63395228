import { focusFirstError } from '@paddock/ui/field';
import { useState } from 'react';
import type { FieldErrors } from '../../addresses/use-save-address.ts';

export type FieldErrorsStore = ReturnType<typeof useFieldErrors>;

/** The errors shown at the fields of the delivery step. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});

  /** A field that is being corrected is no longer marked as wrong. */
  function clearError(name: string) {
    setErrors((known) => {
      if (!(name in known)) return known;
      const { [name]: _, ...others } = known;
      return others;
    });
  }

  /** Shows the errors and moves the focus to the first of them. */
  const showErrors = (form: HTMLFormElement, found: FieldErrors) =>
    focusFirstError(form, () => setErrors(found));

  return { errors, setErrors, clearError, showErrors };
}
