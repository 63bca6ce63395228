import type { Letter } from '@paddock/server/features/letters/letters.contract.ts';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../kit/parts/button.tsx';
import { languageName } from '../../kit/parts/language.ts';
import { newBlockId, toDoc, toValues } from '../content/blocks/content-doc.ts';
import type { Content } from '../content/editor/use-content.ts';
import { LocaleStatus } from '../content/locale-states.tsx';
import { prefixOf, writtenLocales } from './letter-doc.ts';

interface LanguagesProps {
  readonly letter: Letter;
  readonly content: Content;
  readonly locale: string;
  readonly canEdit: boolean;
}

/** The languages of the site with their readers; one without a text can begin with that of another. */
export function LetterLanguages({ letter, content, locale, canEdit }: LanguagesProps) {
  const t = useT();
  const { values } = content.state;
  const written = writtenLocales(values);
  const known = letter.audience.map((row) => row.locale);
  const locales = [...new Set([...known, ...written, locale])];
  const readers = (one: string) => letter.audience.find((row) => row.locale === one)?.subscribers ?? 0;
  const source = written.find((one) => one !== locale);
  const begin = () => {
    if (!source) return;
    const { fields, blocks } = toDoc(values, prefixOf(source));
    const copied = blocks.map(({ block }) => ({ id: newBlockId(), block }));
    content.store.write(toValues({ fields, blocks: copied }, prefixOf(locale)));
  };
  return (
    <>
      <h2 className="h2 editor__heading">{t('content.languages')}</h2>
      <nav className="col col--2" aria-label={t('content.languages')}>
        {locales.map((one) => (
          <Link
            key={one}
            className="editor-row editor-row--low"
            to={`?locale=${one}`}
            replace
            aria-current={one === locale ? 'page' : undefined}
          >
            <span className={one === locale ? 'site site--on' : 'site'}>{one.toUpperCase()}</span>
            <span className="grow truncate">{languageName(one)}</span>
            {written.includes(one) ? (
              <span className="muted small nowrap">{t('letters.readerCount', { count: readers(one) })}</span>
            ) : (
              <LocaleStatus state="missing" />
            )}
          </Link>
        ))}
      </nav>
      {source && !written.includes(locale) ? (
        <Button size="small" icon="copy" disabled={!canEdit} onClick={begin}>
          {t('letters.beginFrom', { language: languageName(source) })}
        </Button>
      ) : null}
    </>
  );
}
