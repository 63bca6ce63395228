import { showToast } from '@paddock/ui/toast-queue';
import { useT } from '../../../i18n/use-t.ts';
import { usePage, usePath } from '../../../page/page-context.ts';
import { ShareIcon } from './save-icons.tsx';
import { shareLink } from './share-link.ts';

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
