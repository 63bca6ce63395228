import { needMessages } from '../../i18n/need-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { getPicture } from '../../media.server.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import type { Route } from './+types/how-to-buy.page.ts';

await needMessages('pages');

export function loader() {
  return { picture: getPicture('scooter-menta-front34') };
}

export default function HowToBuyPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <PageFrame
      title={t('contact.howToBuy.title')}
      lead={t('contact.howToBuy.lead')}
      picture={loaderData.picture}
    />
  );
}
