import { needMessages } from '../../i18n/need-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { getPicture } from '../../media.server.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import type { Route } from './+types/museum.page.ts';

await needMessages('pages');

export function loader() {
  return { picture: getPicture('museum-hall') };
}

export default function MuseumPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <PageFrame
      title={t('museum.title')}
      lead={t('museum.lead')}
      picture={loaderData.picture}
      trail={[{ name: t('company.title'), path: 'company' }]}
    />
  );
}
