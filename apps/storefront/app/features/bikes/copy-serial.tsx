import { IconButton } from '@paddock/ui/icon-button';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';

export function CopySerial({ serial }: { serial: string }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(serial);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch (error) {
      // Forbidden by the browser: the number stands there to be written down.
      console.warn('could not copy', error);
    }
  }

  return (
    <>
      <IconButton icon={isCopied ? 'check' : 'copy'} label={t('bikes.copy')} onClick={copy} />
      <span className="ui-hidden" role="status">
        {isCopied ? t('bikes.copied') : ''}
      </span>
    </>
  );
}
