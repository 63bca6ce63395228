import type { LocaleOverview } from '@paddock/server/features/texts/staff/texts.staff.contract.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import { filterOf } from './use-queue.ts';

const VIEWS: readonly (readonly [state: string, label: MessageId])[] = [
  ['todo', 'translations.view.todo'],
  ['stale', 'translations.view.stale'],
  ['missing', 'translations.view.missing'],
  ['review', 'translations.view.review'],
  ['all', 'translations.view.all'],
];

const KINDS: readonly (readonly [kind: string, label: MessageId])[] = [
  ['', 'translations.kind.all'],
  ['interface', 'translations.kind.interface'],
  ['mail', 'translations.kind.mail'],
  ['page', 'translations.kind.page'],
  ['news', 'translations.kind.news'],
];

function countOf({ counts }: LocaleOverview, state: string): number {
  const count = (name: keyof typeof counts) => counts[name] ?? 0;
  if (state === 'todo') return count('missing') + count('suggested') + count('stale');
  if (state === 'review') return count('translated');
  if (state === 'all') return Object.values(counts).reduce((sum, one) => sum + one, 0);
  return count(state as keyof typeof counts);
}

interface QueueToolsProps {
  readonly address: URLSearchParams;
  readonly locale: LocaleOverview;
  /** Of the page or article whose texts are shown. */
  readonly subjectTitle: string | null;
  readonly count: { readonly count: number; readonly count_is: 'exact' | 'at_least' } | undefined;
  onFilter(change: Readonly<Record<string, string | null>>): void;
}

/** Which texts are shown: by state, by kind, by words. */
export function QueueTools({ address, locale, subjectTitle, count, onFilter }: QueueToolsProps) {
  const t = useT();
  const { state, kind = '', subject, q = '' } = filterOf(address);
  return (
    <div className="tools">
      <StateChoice locale={locale} state={state} onFilter={onFilter} />
      <KindChoice kind={kind} onFilter={onFilter} />
      {subject ? <SubjectChip title={subjectTitle ?? subject} onFilter={onFilter} /> : null}
      <WordSearch q={q} onFilter={onFilter} />
      <span className="grow" />
      {count ? (
        <span className="small muted" role="status">
          {t(count.count_is === 'exact' ? 'translations.count' : 'translations.countMore', {
            count: count.count,
          })}
        </span>
      ) : null}
    </div>
  );
}

type OnFilter = Pick<QueueToolsProps, 'onFilter'>;

function StateChoice({ locale, state, onFilter }: OnFilter & { locale: LocaleOverview; state: string }) {
  const t = useT();
  return (
    <fieldset className="segmented" aria-label={t('translations.state')}>
      {VIEWS.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={state === name}
          onClick={() => onFilter({ state: name })}
        >
          {t(label)} <i>{countOf(locale, name)}</i>
        </button>
      ))}
    </fieldset>
  );
}

function KindChoice({ kind, onFilter }: OnFilter & { kind: string }) {
  const t = useT();
  return (
    <select
      className="input workbench__kind"
      aria-label={t('translations.kind')}
      value={kind}
      onChange={(event) => onFilter({ kind: event.target.value || null, subject: null })}
    >
      {KINDS.map(([name, label]) => (
        <option key={name} value={name}>
          {t(label)}
        </option>
      ))}
    </select>
  );
}

/** The one page or article whose texts are shown. */
function SubjectChip({ title, onFilter }: OnFilter & { title: string }) {
  const t = useT();
  return (
    <span className="chip">
      <b className="truncate" lang="en">
        {title}
      </b>
      <button
        type="button"
        aria-label={t('translations.allSubjects')}
        onClick={() => onFilter({ subject: null })}
      >
        <Icon name="close" size={12} />
      </button>
    </span>
  );
}

function WordSearch({ q, onFilter }: OnFilter & { q: string }) {
  const t = useT();
  return (
    <form
      className="workbench__find"
      onSubmit={(event) => {
        event.preventDefault();
        onFilter({ q: String(new FormData(event.currentTarget).get('q') ?? '') || null });
      }}
    >
      <input
        key={q}
        className="input"
        type="search"
        name="q"
        defaultValue={q}
        placeholder={t('translations.search')}
        aria-label={t('translations.search')}
      />
    </form>
  );
}
