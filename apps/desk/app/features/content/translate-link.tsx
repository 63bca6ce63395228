import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { useMay } from '../../kit/session/use-me.ts';

interface TranslateLinkProps {
  readonly kind: 'page' | 'news';
  readonly subject: string;
  readonly locale: string;
}

/** To the texts of the page or article in the queue of translations; from English without a language chosen. */
export function TranslateLink({ kind, subject, locale }: TranslateLinkProps) {
  const t = useT();
  const may = useMay();
  if (!may('text.translate')) return null;
  const query = new URLSearchParams({ kind, subject, state: 'all' });
  if (locale !== 'en') query.set('locale', locale);
  return (
    <Link className="editor-row editor-row--low link" to={`/translations?${query}`}>
      {t('content.translate')}
    </Link>
  );
}
