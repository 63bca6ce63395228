import { TextField, type TextFieldProps } from '@paddock/ui/text-field';
import { type FormEvent, type RefObject, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { BrandMark } from './brand-mark.tsx';
import { brandOf, digitsOf, formatCardNumber, formatCode, formatExpiry } from './card-format.rules.ts';
import type { CardErrors } from './gateway-errors.rules.ts';

type Input = RefObject<HTMLInputElement | null>;

export interface CardRefs {
  readonly number: Input;
  readonly expiry: Input;
  readonly code: Input;
}

interface FormattedFieldProps extends Omit<TextFieldProps, 'onInput'> {
  readonly format: (text: string, isDeleting: boolean) => string;
  readonly onFormatted?: (text: string) => void;
}

/**
 * A field whose value the browser alone knows: no state, no name (so that no form ever sends it), read once when the
 * shopper pays. Figures keep their place under the caret while the spaces between them move.
 */
export function FormattedField({ format, onFormatted, ...field }: FormattedFieldProps) {
  function input(event: FormEvent<HTMLInputElement>) {
    const element = event.currentTarget;
    const kind = (event.nativeEvent as InputEvent).inputType ?? '';
    const caret = element.selectionStart ?? element.value.length;
    const isAtEnd = caret === element.value.length;
    const before = digitsOf(element.value.slice(0, caret)).length;
    element.value = format(element.value, kind.startsWith('delete'));
    if (!isAtEnd) {
      const place = placeAfter(element.value, before);
      element.setSelectionRange(place, place);
    }
    onFormatted?.(element.value);
  }
  return <TextField {...field} inputMode="numeric" dir="ltr" spellCheck={false} onInput={input} />;
}

function placeAfter(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text[place] ?? '')) seen += 1;
  }
  return text.length;
}

interface CardInputsProps {
  readonly refs: CardRefs;
  readonly errors: CardErrors;
  readonly onNumber?: (number: string) => void;
}

/** Number, expiry and code in fields of our own; what is typed goes to the gateway and nowhere else. */
export function CardInputs({ refs, errors, onNumber }: CardInputsProps) {
  const t = useT();
  const [brand, setBrand] = useState<string | null>(null);
  const textOf = (error: CardErrors[keyof CardErrors]) => error && t(error);
  return (
    <>
      <FormattedField
        ref={refs.number}
        label={t('payments.card.number')}
        error={textOf(errors.number)}
        autoComplete="cc-number"
        format={formatCardNumber}
        onFormatted={(number) => {
          setBrand(brandOf(number)?.type ?? null);
          onNumber?.(number);
        }}
        end={<BrandMark brand={brand} />}
      />
      <div className="pay__pair">
        <FormattedField
          ref={refs.expiry}
          label={t('payments.card.expiry')}
          hint={t('payments.card.expiryLabel')}
          error={textOf(errors.expiry)}
          placeholder={t('payments.card.expiryHint')}
          autoComplete="cc-exp"
          format={formatExpiry}
        />
        <FormattedField
          ref={refs.code}
          label={t('payments.card.code')}
          hint={t('payments.card.codeHint')}
          error={textOf(errors.code)}
          autoComplete="cc-csc"
          maxLength={4}
          format={(text) => formatCode(text, refs.number.current?.value)}
        />
      </div>
    </>
  );
}
