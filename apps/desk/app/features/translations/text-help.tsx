import { compileForm } from '@paddock/i18n/language/word-pattern';
import {
  type LocaleOverview,
  showText,
  type TextRow,
  type TextTerm,
} from '@paddock/server/features/texts/staff/texts.staff.contract.ts';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { PanelSection } from '../../kit/parts/facts.tsx';
import { Kbd } from '../../kit/parts/kbd.tsx';

interface TextHelpProps {
  readonly row: TextRow;
  readonly locale: LocaleOverview;
  onTake(words: string): void;
}

const MAX_TERMS = 8;

/** Terms for a word of this source first; those that only forbid forms are checked anyway. */
const isNamed = ({ source }: TextTerm, text: string) =>
  source !== null && compileForm(source, 'en').test(text);

/** Suggestions with their keys, and the terms that concern the text. */
export function TextHelp({ row, locale, onTake }: TextHelpProps) {
  const t = useT();
  const { data } = useDeskQuery(showText, { params: { id: String(row.id), locale: locale.locale } });
  const suggestions = data?.data.suggestions ?? [];
  const terms = (data?.data.terms ?? []).filter((term) => isNamed(term, row.source)).slice(0, MAX_TERMS);
  useKeys(
    suggestions.map(({ words }, place) => ({
      keys: `mod+${place + 1}`,
      label: t('translations.take', { place: place + 1 }),
      run: () => onTake(words),
    })),
  );
  return (
    <>
      <PanelSection title={t('translations.memory')}>
        {suggestions.length === 0 ? <span className="muted small">{t('translations.noMemory')}</span> : null}
        {suggestions.map(({ words, source, origin, match }, place) => (
          <button
            key={`${source} ${words}`}
            type="button"
            className="suggestion"
            onClick={() => onTake(words)}
          >
            <span className="row space-between">
              {origin === 'machine' ? (
                <span className="tag">{t('translations.machine')}</span>
              ) : (
                <span className={match >= 95 ? 'tag tag--ok' : 'tag'}>
                  {t('translations.percent', { percent: match })}
                </span>
              )}
              <Kbd keys={`mod+${place + 1}`} />
            </span>
            <span lang={locale.locale} dir={locale.dir} className="suggestion__words">
              {words}
            </span>
            <span className="muted x-small" lang="en" dir="ltr">
              {origin === 'machine' ? t('translations.unseen') : source}
            </span>
          </button>
        ))}
      </PanelSection>
      <PanelSection
        title={t('translations.glossary')}
        aside={
          <Link className="link" to={`/glossary?locale=${locale.locale}`}>
            {t('translations.allTerms')}
          </Link>
        }
      >
        {terms.length === 0 ? <span className="muted small">{t('translations.noTerms')}</span> : null}
        {terms.map(({ term, source }) => (
          <span key={term} className="row space-between">
            <span lang="en">{source}</span>
            <bdi lang={locale.locale}>{term}</bdi>
          </span>
        ))}
      </PanelSection>
    </>
  );
}
