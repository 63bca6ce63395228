import { useT } from '../../i18n/use-t.ts';
import type { MissingPart } from './find-missing-parts.ts';

/** Why the button does not send yet. A list, since no language joins things like another. */
export function MissingParts({ id, needs }: { id: string; needs: readonly MissingPart[] }) {
  const t = useT();
  if (needs.length === 0) return null;
  return (
    <div className="war-needed ui-small ui-muted" id={id}>
      <span>{t('warranty.needed')}</span>
      <ul>
        {needs.map(({ name, words, count }) => (
          <li key={name}>{t(words, count === undefined ? {} : { count })}</li>
        ))}
      </ul>
    </div>
  );
}
