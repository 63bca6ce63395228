import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useChatWanted } from '../features/chat/open-chat.ts';
import { onConsent, useConsent, useConsentOpened, useIsChosen } from '../features/consent/consent-store.ts';
import { canRunTags, isThirdPartyFree } from '../features/consent/third-party-free.ts';
import { reportError } from '../features/reports/watch-errors.ts';
import { useSession } from '../features/session/session-store.tsx';
import { usePage } from '../page/page-context.ts';
import { useShell } from '../page/shell-data.ts';

const ConsentBanner = lazy(() => import('../features/consent/consent-banner.tsx'));
const ConsentDialog = lazy(() => import('../features/consent/consent-dialog.tsx'));
const ChatHost = lazy(() => import('../features/chat/chat-host.tsx'));

/** What is asked and what is started once the page has come to rest; each part comes only if it is needed. */
export default function VisitorServices() {
  const { pathname } = useLocation();
  const services = useShell()?.services;
  const isChosen = useIsChosen();
  const isOpened = useConsentOpened();
  const isQuiet = isThirdPartyFree(pathname);
  const mayChat = useConsent('functional');
  const wantsChat = useChatWanted();
  useTags(services?.tags ?? null, pathname);
  useKeptLists(pathname, mayChat, isChosen);
  return (
    <SilentErrorBoundary>
      <Suspense>
        {!isChosen && !isOpened && !isQuiet && <ConsentBanner />}
        {isOpened && <ConsentDialog />}
        {services?.chat && !isQuiet && (mayChat || wantsChat) && <ChatHost service={services.chat} />}
      </Suspense>
    </SilentErrorBoundary>
  );
}

function useTags(container: string | null, pathname: string): void {
  const mayStart = container !== null && canRunTags(pathname);
  useEffect(() => {
    if (!container || !mayStart) return undefined;
    const start = () =>
      void import('../features/consent/start-tags.ts').then((tags) => tags.startTags(container));
    const stops = [onConsent('analytics', start), onConsent('marketing', start)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [container, mayStart]);
}

function useKeptLists(pathname: string, mayKeep: boolean, isChosen: boolean): void {
  const { segment } = usePage();
  const { loggedIn: isCustomer } = useSession();
  useEffect(() => {
    if (segment && (isChosen || isCustomer))
      void import('../features/wish-list/follow-visitor.ts').then((lists) =>
        lists.followVisitor(segment, pathname, { mayKeep, isCustomer }),
      );
  }, [segment, pathname, mayKeep, isChosen, isCustomer]);
}

/** What is not the page must not take the page down with it: here an error shows nothing, and is reported. */
class SilentErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
