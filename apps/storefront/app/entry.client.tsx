import { speak } from '@paddock/i18n/speak';
import { DigitsContext } from '@paddock/ui/page-locale';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reportError, watchErrors } from './features/reports/watch-errors.ts';
import { loadMessages, loadWords } from './i18n/catalogues.ts';
import { initMessages } from './i18n/require-messages.ts';
import { I18nContext } from './i18n/use-t.ts';
import { watchChunkFailures } from './lazy/chunk-failure.ts';
import { fromDocument, PageContextValue } from './page/page-context.ts';
import { watchDeployment } from './shell/deployment/stale-deployment.ts';
import { ErrorPage } from './shell/errors/error-page.tsx';

watchChunkFailures(window, { default: () => <ErrorPage error={null} isInLayout /> });
watchDeployment(window);
watchErrors(window);

const page = fromDocument(document.documentElement);
const [messages, words] = await Promise.all([loadMessages(page.edition), loadWords(page)]);
const i18n = initMessages(speak(page.edition, messages), words);

startTransition(() => {
  hydrateRoot(
    document,
    <PageContextValue value={page}>
      <I18nContext value={i18n}>
        <DigitsContext value={i18n.digits}>
          <HydratedRouter onError={reportError} />
        </DigitsContext>
      </I18nContext>
    </PageContextValue>,
  );
});
