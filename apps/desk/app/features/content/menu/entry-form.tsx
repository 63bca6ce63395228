import { isRtl } from '@paddock/i18n/locales';
import { LinkTarget } from '@paddock/server/features/menu/layout.contract.ts';
import { useId } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/facts.tsx';
import { languageName } from '../../../kit/parts/language.ts';
import { useEntryLabel } from './menu-labels.ts';
import { isLink, type MenuNode } from './menu-tree.ts';

interface EntryFormProps {
  readonly node: MenuNode;
  readonly locales: readonly string[];
  readonly isDisabled: boolean;
  onChange(change: Partial<MenuNode>): void;
  onDelete(): void;
}

const MAX_LABEL = 60;

/** The chosen entry: its name in each language, whether it is shown, and where an added link leads. */
export function EntryForm({ node, locales, isDisabled, onChange, onDelete }: EntryFormProps) {
  const t = useT();
  const name = useEntryLabel(locales[0] ?? 'en')(node);
  const rename = (locale: string, text: string) => {
    const { [locale]: _, ...rest } = node.labels;
    onChange({ labels: text === '' ? rest : { ...rest, [locale]: text } });
  };
  return (
    <section className="section editor__form" aria-label={name}>
      <div className="section__heading">
        <h2 className="h2" dir="auto">
          {name}
        </h2>
        {isLink(node.key) ? (
          <span className="end">
            <Button size="small" icon="trash" disabled={isDisabled} onClick={onDelete}>
              {t('content.menu.deleteLink')}
            </Button>
          </span>
        ) : null}
      </div>
      {node.absent ? <Note icon="info">{t(`content.menu.absentText.${node.absent}`)}</Note> : null}
      <label className="row">
        <input
          type="checkbox"
          checked={!node.isHidden}
          disabled={isDisabled}
          onChange={({ target }) => onChange({ isHidden: !target.checked })}
        />
        {t('content.menu.shown')}
      </label>
      {node.to === null ? null : (
        <TargetField to={node.to} isDisabled={isDisabled} onChange={(to) => onChange({ to })} />
      )}
      {(isLink(node.key) ? [...new Set(['en', ...locales])] : locales).map((locale) => (
        <LabelField
          key={locale}
          locale={locale}
          value={node.labels[locale] ?? ''}
          placeholder={isLink(node.key) ? '' : t('content.menu.usualName')}
          isDisabled={isDisabled}
          onChange={(text) => rename(locale, text)}
        />
      ))}
    </section>
  );
}

interface LabelFieldProps {
  readonly locale: string;
  readonly value: string;
  readonly placeholder: string;
  readonly isDisabled: boolean;
  onChange(text: string): void;
}

function LabelField({ locale, value, placeholder, isDisabled, onChange }: LabelFieldProps) {
  const id = useId();
  const t = useT();
  return (
    <div className="field">
      <label htmlFor={id}>{t('content.menu.nameIn', { language: languageName(locale) })}</label>
      <span className="input">
        <input
          id={id}
          type="text"
          lang={locale}
          dir={isRtl(locale) ? 'rtl' : 'ltr'}
          maxLength={MAX_LABEL}
          placeholder={placeholder}
          disabled={isDisabled}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
    </div>
  );
}

function TargetField({
  to,
  isDisabled,
  onChange,
}: {
  to: string;
  isDisabled: boolean;
  onChange: (to: string) => void;
}) {
  const id = useId();
  const t = useT();
  const isValid = LinkTarget.safeParse(to).success;
  return (
    <div className="field">
      <label htmlFor={id}>{t('content.field.to')}</label>
      <span className={isValid ? 'input' : 'input input--invalid'}>
        <input
          id={id}
          type="text"
          dir="ltr"
          placeholder="products/…"
          aria-invalid={!isValid || undefined}
          disabled={isDisabled}
          value={to}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
      {isValid ? null : <p className="error">{t('content.problem.invalid')}</p>}
    </div>
  );
}
