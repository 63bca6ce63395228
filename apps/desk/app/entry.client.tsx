import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { initMessages } from './i18n/messages.ts';
import { I18nContext } from './i18n/use-t.ts';
import { applyTheme } from './kit/theme.ts';

applyTheme();
const speaker = await initMessages();

startTransition(() => {
  hydrateRoot(
    document,
    <I18nContext value={speaker}>
      <HydratedRouter />
    </I18nContext>,
  );
});
