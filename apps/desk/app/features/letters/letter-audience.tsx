import type { Letter, LetterDryRun } from '@paddock/server/features/letters/letters.contract.ts';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { Section } from '../../kit/parts/facts.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { languageName } from '../../kit/parts/language.ts';
import { numberText } from '../../kit/parts/time.tsx';

/** Confirmed subscribers by language. Where a text is missing, they get nothing. */
export function LetterAudience({ letter, dryRun }: { letter: Letter; dryRun: LetterDryRun | null }) {
  const t = useT();
  const { audience, texts, site, id } = letter;
  const readers = audience.reduce((sum, row) => sum + (row.has_text ? row.subscribers : 0), 0);
  const leftOut = (locale: string) =>
    dryRun?.locales.find((row) => row.locale === locale)?.left_out.join(', ') ?? '';
  return (
    <Section
      title={t('letters.readers')}
      aside={<span className="muted small end">{t('letters.readerCount', { count: readers })}</span>}
    >
      <table className="table table--plain letter__table">
        <thead>
          <tr>
            <th scope="col">{t('letters.language')}</th>
            <th scope="col">{t('letters.subject')}</th>
            <th scope="col" className="number">
              {t('letters.subscribers')}
            </th>
          </tr>
        </thead>
        <tbody>
          {audience.map(({ locale, subscribers, has_text: hasText }) => (
            <tr key={locale}>
              <td>
                <Link className="link" to={`/letters/${site}/${id}/edit?locale=${locale}`}>
                  {languageName(locale)}
                </Link>
              </td>
              <td className="letter__detail">
                {hasText ? (
                  <>
                    <bdi lang={locale}>{texts[locale]?.subject}</bdi>
                    {leftOut(locale) ? (
                      <span className="status status--warn">
                        <Icon name="warning" />
                        {t('letters.leftOut', { names: leftOut(locale) })}
                      </span>
                    ) : null}
                  </>
                ) : (
                  <span className={subscribers > 0 ? 'status status--warn' : 'status status--draft'}>
                    <Icon name="translate" />
                    {t('letters.noText')}
                  </span>
                )}
              </td>
              <td className="number">{numberText(subscribers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
