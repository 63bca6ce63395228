import { classNames } from '@paddock/ui/class-names';
import { FieldError } from '@paddock/ui/field';
import type { ReactNode } from 'react';

interface ProviderSlotProps {
  /** Where the provider's script looks for its place, if by id; it then fills a place of our size. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}

/** A field that is a frame of the provider: our label around it and, below, what is wrong with it. */
export function ProviderSlot({ id, label, hint, error, isBusy = false, children }: ProviderSlotProps) {
  return (
    <fieldset className="ui-field pay__field" aria-busy={isBusy}>
      <legend className="ui-field__label">{label}</legend>
      <div
        id={id}
        className={classNames('pay__slot', id && 'pay__slot--line')}
        dir="ltr"
        data-invalid={error ? true : undefined}
      >
        {children}
      </div>
      {hint && <p className="ui-field__hint">{hint}</p>}
      <div role="status">{error && <FieldError>{error}</FieldError>}</div>
    </fieldset>
  );
}
