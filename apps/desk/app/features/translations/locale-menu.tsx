import {
  type LocaleOverview,
  setTextLocale,
  suggestTexts,
} from '@paddock/server/features/texts/staff/texts.staff.contract.ts';
import { useT } from '../../i18n/use-t.ts';
import { useDeskMutation } from '../../kit/calls/use-desk.ts';
import { MenuButton } from '../../kit/overlay/menu.tsx';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { useMay } from '../../kit/session/use-me.ts';
import { filterOf } from './use-queue.ts';

interface LocaleMenuProps {
  readonly locale: LocaleOverview;
  readonly address: URLSearchParams;
}

/** Writes a change of the settings of a language. */
function useLocaleSettings(locale: LocaleOverview) {
  const t = useT();
  const settings = useDeskMutation(setTextLocale, {
    site: locale.site ?? undefined,
    invalidates: ['/api/staff/texts/locales'],
    onSuccess: () => showToast(t('translations.settingSaved')),
  });
  const { needs_review, uses_machine, revision } = locale;
  return (change: Partial<Pick<LocaleOverview, 'needs_review' | 'uses_machine'>>) =>
    settings.mutate({
      params: { locale: locale.locale },
      body: { needs_review, uses_machine, revision, ...change },
    });
}

/** Suggestions for the texts without words, and whether the language needs a second person or may ask a machine. */
export function LocaleMenu({ locale, address }: LocaleMenuProps) {
  const t = useT();
  const may = useMay();
  const site = locale.site ?? undefined;
  const suggest = useDeskMutation(suggestTexts, {
    site,
    onSuccess: ({ data }) => showToast(t('translations.suggested', { count: data.texts })),
  });
  const { needs_review, uses_machine } = locale;
  const set = useLocaleSettings(locale);
  const { kind, subject } = filterOf(address);
  const readOnly = site ? undefined : t('translations.readOnly');
  const reviewersOnly = may('text.publish') ? readOnly : t('translations.publisherOnly');
  return (
    <MenuButton
      label={t('translations.settings')}
      className="btn btn--quiet"
      items={[
        {
          key: 'suggest',
          label: t('translations.suggest'),
          icon: 'translate',
          reason: readOnly,
          run: () =>
            suggest.mutate({
              body: {
                locale: locale.locale,
                ...(kind ? { kind } : {}),
                ...(subject ? { subject } : {}),
              },
            }),
        },
        {
          key: 'review',
          label: t(needs_review ? 'translations.stopReview' : 'translations.requireReview'),
          icon: 'check',
          reason: reviewersOnly,
          run: () => set({ needs_review: !needs_review }),
        },
        {
          key: 'machine',
          label: t(uses_machine ? 'translations.stopMachine' : 'translations.allowMachine'),
          icon: 'settings',
          reason: reviewersOnly,
          run: () => set({ uses_machine: !uses_machine }),
        },
      ]}
    >
      <Icon name="translate" />
      {t('translations.settings')}
    </MenuButton>
  );
}
