import { listTextLocales } from '@paddock/server/features/texts/staff/texts.staff.contract.ts';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { ListSkeleton } from '../../kit/list/skeleton.tsx';
import { FailedState, StatePage } from '../../kit/parts/state-page.tsx';
import { Screen } from '../../kit/screen/screen.tsx';

await requireMessages('translations');
// The checks bring a parser of messages: the list is drawn before it is there.
const Workbench = lazy(() => import('./workbench.tsx'));

const KEPT_MS = 30_000;

/** The queue of a language: the source beside the words, one key per text. */
export default function TranslationsPage() {
  const t = useT();
  const [address, setAddress] = useSearchParams();
  const query = useDeskQuery(listTextLocales, {}, { staleTime: KEPT_MS });
  const locales = query.data?.data;
  if (!locales)
    return (
      <Screen name={t('translations.title')}>
        {query.isError ? (
          <FailedState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </Screen>
    );
  const chosen = address.get('locale');
  // Without a choice the first language that the person may translate and that waits.
  const waits = (locale: (typeof locales)[number]) =>
    (locale.counts.missing ?? 0) + (locale.counts.stale ?? 0) + (locale.counts.suggested ?? 0) > 0;
  const own = locales.filter(({ site }) => site !== null);
  const locale = locales.find((one) => one.locale === chosen) ?? own.find(waits) ?? own[0] ?? locales[0];
  if (!locale)
    return (
      <Screen name={t('translations.title')}>
        <StatePage icon="translate" tone="ok" title={t('translations.noTexts')}>
          <p>{t('translations.noTextsText')}</p>
        </StatePage>
      </Screen>
    );
  return (
    <Suspense
      fallback={
        <Screen name={t('translations.title')}>
          <ListSkeleton />
        </Screen>
      }
    >
      <Workbench
        key={locale.locale}
        locale={locale}
        locales={locales}
        address={address}
        onAddress={(change) => {
          const next = new URLSearchParams(address);
          for (const [name, value] of Object.entries(change))
            if (value === null) next.delete(name);
            else next.set(name, value);
          setAddress(next, { replace: true });
        }}
      />
    </Suspense>
  );
}
