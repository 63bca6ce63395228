import { TextField, type TextFieldProps } from '@paddock/ui/text-field';
import { useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { RichText } from '../../../text/rich-text.tsx';
import { suggestEmail } from './suggest-email.ts';

/** An address to write to. A typo in a well-known domain is pointed out on blur; one press corrects it. */
export function EmailField(props: TextFieldProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string | null>(null);

  function applySuggestion() {
    if (input.current && meant) input.current.value = meant;
    setMeant(null);
    input.current?.focus();
  }

  return (
    <TextField
      {...props}
      ref={input}
      type="email"
      autoComplete="email"
      dir="ltr"
      maxLength={254}
      onBlur={(event) => setMeant(suggestEmail(event.target.value))}
      hint={
        meant && (
          <RichText
            text={t('auth.register.didYouMean', { email: meant })}
            parts={[
              (words) => (
                <button type="button" className="ui-link" onClick={applySuggestion}>
                  <bdi>{words}</bdi>
                </button>
              ),
            ]}
          />
        )
      }
    />
  );
}
