import { showToast } from '@paddock/ui/toast-queue';
import { useT } from '../../../i18n/use-t.ts';
import { usePage } from '../../../page/page-context.ts';
import { usePath } from '../../../page/use-path.ts';

// Not in the common set: that one is part of every page's first script.

const HEART =
  'M10 17C4.6 13.2 2.2 10.4 2.2 7.3A4.1 4.1 0 0 1 6.3 3.2c1.5 0 2.9.8 3.7 2.1.8-1.3 2.2-2.1 3.7-2.1a4.1 4.1 0 0 1 4.1 4.1c0 3.1-2.4 5.9-7.8 9.7z';
const SHARE = 'M10 12.5v-10M6.2 6.1 10 2.3l3.8 3.8M6.5 9h-2v8.5h11V9h-2';

export const HeartIcon = () => <SaveIcon className="save-heart" path={HEART} />;
const ShareIcon = () => <SaveIcon path={SHARE} />;

function SaveIcon({ className = '', path }: { className?: string; path: string }) {
  return (
    <svg className={`ui-icon ${className}`} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

type Props = {
  /** Of the page, without the country: `products/falco-r?color=1`. */
  path: string;
  title: string;
  isSmall?: boolean;
};

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
      <ShareIcon />
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
