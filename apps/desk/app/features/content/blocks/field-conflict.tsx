import { requireMessages } from '../../../i18n/messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Conflict } from '../../../kit/form/draft.rules.ts';
import { Button } from '../../../kit/parts/button.tsx';

await requireMessages('unfinished');

/** A field's value as it is kept, for people: JSON without its signs. */
export function readable(value: string): string {
  if (value === '') return '';
  try {
    const parsed: unknown = JSON.parse(value);
    const text = typeof parsed === 'string' ? parsed : JSON.stringify(parsed, null, 1);
    return text
      .replace(/<[^>]+>/g, ' ')
      .replace(/[[\]{}"]/g, '')
      .trim();
  } catch {
    return value;
  }
}

/** A colleague has changed the same field: both texts with a choice. */
export function FieldConflict({
  conflict,
  onResolve,
}: {
  conflict: Conflict;
  onResolve: (value: string) => void;
}) {
  const t = useT();
  return (
    <fieldset className="draft-theirs" aria-label={t('draft.conflict')}>
      <p className="small muted">{t('draft.theirs')}</p>
      <p dir="auto" className="draft-theirs__text">
        {readable(conflict.theirs) || t('draft.emptied')}
      </p>
      <span className="btn-group">
        <Button size="small" onClick={() => onResolve(conflict.mine)}>
          {t('draft.keepMine')}
        </Button>
        <Button size="small" onClick={() => onResolve(conflict.theirs)}>
          {t('draft.takeTheirs')}
        </Button>
      </span>
    </fieldset>
  );
}
