import type { SitePage } from '@paddock/server/features/pages/staff/page-editor.staff.contract.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import type { Tone } from '../../kit/parts/status.tsx';

export type LocaleState = SitePage['locales'][number];

const LOOKS = {
  draft: ['draft', 'edit'],
  scheduled: ['transit', 'clock'],
  live: ['ok', 'check'],
  missing: ['warn', 'translate'],
} as const satisfies Record<string, readonly [Tone, string]>;

export const stateOf = ({ draft, scheduled, shown }: LocaleState): keyof typeof LOOKS =>
  draft ? 'draft' : scheduled ? 'scheduled' : shown ? 'live' : 'missing';

/** The state of a text in one language: icon and word. */
export function LocaleStatus({ state }: { state: keyof typeof LOOKS }) {
  const t = useT();
  const [tone, icon] = LOOKS[state];
  return (
    <span className={`status status--${tone}`}>
      <Icon name={icon} />
      {t(`content.state.${state}`)}
    </span>
  );
}

/** All languages of a page in one line. */
export function LocaleStates({ locales }: { locales: readonly LocaleState[] }) {
  const t = useT();
  return (
    <span className="row row--6 row--wrap">
      {locales.map((locale) => {
        const state = stateOf(locale);
        const [tone, icon] = LOOKS[state];
        return (
          <span key={locale.locale} className={`status status--${tone}`} title={t(`content.state.${state}`)}>
            <Icon name={icon} />
            {locale.locale.toUpperCase()}
            <span className="visually-hidden">{t(`content.state.${state}`)}</span>
          </span>
        );
      })}
    </span>
  );
}
