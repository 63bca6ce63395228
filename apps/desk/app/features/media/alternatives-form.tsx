import {
  ALTERNATIVE_LOCALES,
  MAX_ALTERNATIVE,
} from '@paddock/server/features/media/media-limits.contract.ts';
import { useId, useState } from 'react';
import { currentLocale } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../kit/parts/button.tsx';
import { languageName } from '../../kit/parts/language.ts';

export interface Alternatives {
  readonly is_decorative: boolean;
  readonly alts: Readonly<Record<string, string>>;
}

interface AlternativesFormProps {
  readonly saved: Alternatives;
  readonly canChange: boolean;
  readonly isSaving: boolean;
  onSave(change: Alternatives): void;
}

const RTL = ['ar', 'fa', 'he'];

/** The alternative text of each language, or that the picture only decorates. */
export function AlternativesForm({ saved, canChange, isSaving, onSave }: AlternativesFormProps) {
  const t = useT();
  const [locale, setLocale] = useState<string>(currentLocale);
  const [changed, setChanged] = useState<Partial<Alternatives>>({});
  const isDecorative = changed.is_decorative ?? saved.is_decorative;
  const textOf = (one: string) => changed.alts?.[one] ?? saved.alts[one] ?? '';
  const isChanged =
    isDecorative !== saved.is_decorative ||
    Object.entries(changed.alts ?? {}).some(([one, text]) => text.trim() !== (saved.alts[one] ?? ''));
  const save = () => onSave({ is_decorative: isDecorative, alts: changed.alts ?? {} });
  return (
    <form
      className="col"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isChanged) save();
      }}
    >
      <LanguageChoice
        locale={locale}
        onLocale={setLocale}
        isDecorative={isDecorative}
        hasText={(one) => textOf(one).trim() !== ''}
      />
      <AltText
        locale={locale}
        text={textOf(locale)}
        isDisabled={isDecorative || !canChange}
        onText={(text) => setChanged({ ...changed, alts: { ...changed.alts, [locale]: text } })}
      />
      <label className="row">
        <input
          type="checkbox"
          checked={isDecorative}
          disabled={!canChange}
          onChange={({ target }) => setChanged({ ...changed, is_decorative: target.checked })}
        />
        <span>{t('media.onlyDecorates')}</span>
      </label>
      {isChanged ? (
        <div className="row">
          <Button type="submit" look="primary" size="small" disabled={isSaving}>
            {t('media.saveAlt')}
          </Button>
          <Button look="quiet" size="small" onClick={() => setChanged({})}>
            {t('media.undoFocus')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

interface LanguageChoiceProps {
  readonly locale: string;
  readonly isDecorative: boolean;
  onLocale(locale: string): void;
  hasText(locale: string): boolean;
}

/** Which language is written, and how many of them have a text. */
function LanguageChoice({ locale, onLocale, isDecorative, hasText }: LanguageChoiceProps) {
  const t = useT();
  const id = useId();
  const count = ALTERNATIVE_LOCALES.filter(hasText).length;
  return (
    <div className="field">
      <div className="row space-between">
        <label htmlFor={id}>{t('media.language')}</label>
        <span className="muted small">
          {isDecorative
            ? t('media.decorative')
            : t('media.languages', { count, all: ALTERNATIVE_LOCALES.length })}
        </span>
      </div>
      <select id={id} className="input" value={locale} onChange={({ target }) => onLocale(target.value)}>
        {ALTERNATIVE_LOCALES.map((one) => (
          <option key={one} value={one}>
            {hasText(one) ? languageName(one) : t('media.languageMissing', { name: languageName(one) })}
          </option>
        ))}
      </select>
    </div>
  );
}

interface AltTextProps {
  readonly locale: string;
  readonly text: string;
  readonly isDisabled: boolean;
  onText(text: string): void;
}

function AltText({ locale, text, isDisabled, onText }: AltTextProps) {
  const t = useT();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('media.alt')}</label>
      <textarea
        id={id}
        className="input input--area"
        rows={3}
        lang={locale}
        dir={RTL.includes(locale) ? 'rtl' : 'ltr'}
        maxLength={MAX_ALTERNATIVE}
        disabled={isDisabled}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}
