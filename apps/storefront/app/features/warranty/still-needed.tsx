import { useT } from '../../i18n/use-t.ts';
import type { Need } from './warranty-needs.ts';

/** Why the button does not send yet. A list, since no language joins things like another. */
export function StillNeeded({ id, needs }: { id: string; needs: readonly Need[] }) {
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
