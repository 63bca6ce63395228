import { Dialog } from '@paddock/ui/dialog';
import { Loading } from '@paddock/ui/loading';
import { useEffect, useState } from 'react';
import { callServer } from '../../http/call-server.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { CleanHtml } from '../../text/rich-text.tsx';

/** What the site says about its ways to pay (CHECKOUT-35). */
export default function MethodsDialog(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const t = useT();
  const path = usePath();
  const [content, setContent] = useState<string | null>(null);
  const address = path('checkout/methods-page');

  useEffect(() => {
    let isCurrent = true;
    void callServer<{ content: string }>(address, { method: 'GET' }).then((reply) => {
      if (isCurrent) setContent(reply.ok ? reply.data.content : '');
    });
    return () => {
      isCurrent = false;
    };
  }, [address]);

  return (
    <Dialog {...props} title={t('checkout.payment.methods')} closeLabel={t('shell.close')}>
      <Loading isLoading={content === null} label={t('shell.loading')} />
      {content === '' && <p>{t('shell.errors.offline')}</p>}
      {content && <CleanHtml className="co-text" html={content} />}
    </Dialog>
  );
}
