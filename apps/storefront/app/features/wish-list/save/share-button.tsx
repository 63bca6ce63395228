import { showToast } from '@paddock/ui/toast-queue';
import { useT } from '../../../i18n/use-t.ts';
import { usePage, usePath } from '../../../page/page-context.ts';
import { SaveIcon } from './save-icon.tsx';

type Props = {
  /** Of the page, without the country: `products/falco-r?color=1`. */
  path: string;
  title: string;
  isSmall?: boolean;
};

const SHARE = 'M10 12.5v-10M6.2 6.1 10 2.3l3.8 3.8M6.5 9h-2v8.5h11V9h-2';
const LINK_MS = 15_000;

/** Shares the canonical address of a page: the chosen colour and size, and nothing of the visitor. */
export function ShareButton({ path: page, title, isSmall = false }: Props) {
  const t = useT();
  const path = usePath();
  const { origin } = usePage();

  async function share() {
    const url = `${origin || window.location.origin}${path(page)}`;
    const result = await shareLink(title, url);
    if (result === 'copied') showToast({ text: t('wishList.copied') });
    if (result === 'failed') showToast({ text: t('wishList.copyFailed', { url }), durationMs: LINK_MS });
  }

  return (
    <button
      type="button"
      className="save-button save-button--share"
      onClick={() => void share()}
      aria-label={isSmall ? t('wishList.shareName', { name: title }) : undefined}
    >
      <SaveIcon path={SHARE} />
      {!isSmall && <span>{t('wishList.share')}</span>}
    </button>
  );
}

type Shared = 'shared' | 'copied' | 'failed';

/** Hands an address to the device's own sharing, else copies it. Cancelled by the visitor counts as shared. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
