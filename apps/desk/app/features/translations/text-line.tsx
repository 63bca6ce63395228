import { compareWords } from '@paddock/i18n/translation/compare-words';
import type {
  LocaleOverview,
  TextRow,
  TextState,
} from '@paddock/server/features/texts/staff/texts.staff.contract.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { Status, type Tone } from '../../kit/parts/status.tsx';
import { Day } from '../../kit/parts/time.tsx';

const TONES: Readonly<Record<TextState, Tone>> = {
  missing: 'draft',
  suggested: 'accent',
  translated: 'accent',
  reviewed: 'ok',
  published: 'ok',
  stale: 'warn',
};

/** The source; where it has changed since the words were made, what was removed and what was added. */
export function Source({ row }: { row: TextRow }) {
  if (row.made_from === null) return <span className="translation__words">{row.source}</span>;
  return (
    <span className="translation__words">
      {compareWords(row.made_from, row.source).map(({ kind, text }, place) => {
        const key = `${place} ${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        return kind === 'removed' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>;
      })}
    </span>
  );
}

/** Inside a page the id of the block says nothing to a reader. */
const placeOf = ({ title, path }: TextRow) => (title === null ? path : path.replace(/^[a-z0-9]{6,32}\./, ''));

/** The texts of one page or article. */
const subjectAddress = ({ kind, subject }: TextRow, { locale }: LocaleOverview) =>
  `/translations?${new URLSearchParams({ locale, kind, subject, state: 'all' })}`;

interface TextLineProps {
  readonly row: TextRow;
  readonly locale: LocaleOverview;
  readonly isCurrent: boolean;
  /** The editor of the current text. */
  readonly children: ReactNode;
  onChoose(): void;
}

/** A text: state and place, source, words. */
export function TextLine({ row, locale, isCurrent, children, onChoose }: TextLineProps) {
  const t = useT();
  return (
    <>
      <div className="translation__key">
        <Status id={`translations.state.${row.state}`} tone={TONES[row.state]} />
        {row.title === null ? null : (
          <Link className="link x-small truncate" to={subjectAddress(row, locale)} lang="en" dir="ltr">
            {row.title}
          </Link>
        )}
        <span className="muted x-small translation__path">{placeOf(row)}</span>
        {row.due_on ? (
          <span className="muted x-small">
            {t('translations.due')} <Day date={row.due_on} />
          </span>
        ) : null}
        {row.wants_review && row.state === 'translated' ? (
          <span className="tag tag--warn">{t('translations.reviewNeeded')}</span>
        ) : null}
        {row.origin === 'machine' ? <span className="tag">{t('translations.machine')}</span> : null}
      </div>
      <div className="translation__source" lang="en" dir="ltr">
        <Source row={row} />
        {row.note && isCurrent ? (
          <p className="note" dir="auto">
            {t('translations.note')}: {row.note}
          </p>
        ) : null}
      </div>
      {isCurrent ? (
        <div className="translation__target">{children}</div>
      ) : (
        <button
          type="button"
          className="translation__target translation__open"
          lang={locale.locale}
          dir={locale.dir}
          onClick={onChoose}
        >
          {row.words ?? <span className="muted">{t('translations.none')}</span>}
        </button>
      )}
    </>
  );
}
