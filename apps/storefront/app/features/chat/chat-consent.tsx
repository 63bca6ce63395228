import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import { NONE } from '../consent/choice.ts';
import { currentChoice } from '../consent/consent-store.ts';
import { decide } from '../consent/decide.ts';
import { useTerms } from '../consent/use-terms.ts';
import { chatAnswered, openChatAfterReload } from './open-chat.ts';

/** Asks for the one purpose the chat needs, and for no other. */
export function ChatConsent() {
  const t = useT();
  const { segment } = usePage();
  const terms = useTerms();
  if (!terms) return null;
  const agree = () => {
    openChatAfterReload();
    void decide(segment ?? '', { ...(currentChoice()?.choices ?? NONE), functional: true }, terms);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || chatAnswered()}
      title={t('chat.consent.title')}
      closeLabel={t('chat.close')}
      footer={
        <>
          <Button variant="ghost" size="small" onClick={chatAnswered}>
            {t('chat.consent.not')}
          </Button>
          <Button variant="dark" size="small" onClick={agree}>
            {t('chat.consent.agree')}
          </Button>
        </>
      }
    >
      <p>{t('chat.consent.text')}</p>
    </Dialog>
  );
}
