import type { PaymentPost } from '@paddock/server/contracts/payments';
import { Skeleton } from '@paddock/ui/skeleton';
import { useEffect, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { usePage } from '../../../page/page-context.ts';
import { forgetProviderScript } from '../provider-script.ts';
import { useProviderScript } from '../use-provider-script.ts';
import { ScriptFailed } from './panel-failures.tsx';

interface WidgetOptions {
  locale: string;
  style: string;
  brandDetection: boolean;
  maskCvv: boolean;
  onReady: () => void;
}
declare global {
  interface Window {
    wpwlOptions?: WidgetOptions;
    wpwl?: { unload?: () => void };
  }
}

/** The provider's card form. It finds its place by class, reads its options from the window and ends on the result page. */
export function DatafastWidget({ post }: { post: PaymentPost }) {
  const t = useT();
  const { locale } = usePage();
  const [isReady, setReady] = useState(false);
  const [isSet, setOptions] = useState(false);

  // The options have to be there before the script, and the form too: hence two steps.
  useEffect(() => {
    window.wpwlOptions = {
      locale: locale === 'en' ? 'en' : 'es',
      style: 'plain',
      brandDetection: true,
      maskCvv: true,
      onReady: () => setReady(true),
    };
    setOptions(true);
    return () => {
      window.wpwl?.unload?.();
      if (post.js_url) forgetProviderScript(post.js_url);
      for (const name of Object.keys(window).filter((key) => key.startsWith('wpwl'))) {
        Reflect.deleteProperty(window, name);
      }
    };
  }, [locale, post.js_url]);

  return (
    <div className="pay__widget" aria-busy={!isReady}>
      <form
        className="paymentWidgets"
        action={post.params?.shopperResultUrl}
        data-brands={post.params?.brands}
        aria-label={t('payments.card.widget')}
      />
      {!isReady && <Skeleton height={480} />}
      {isSet && <WidgetScript url={post.js_url} integrity={post.js_integrity} />}
    </div>
  );
}

function WidgetScript({ url, integrity }: { url: string | undefined; integrity: string | undefined }) {
  const state = useProviderScript(url, integrity);
  return state === 'failed' ? <ScriptFailed /> : null;
}
