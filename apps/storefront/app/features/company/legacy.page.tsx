import { useT } from '../../i18n/use-t.ts';
import { getPicture } from '../../media.server.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import type { Route } from './+types/legacy.page.ts';

export function loader() {
  return { picture: getPicture('museum-hall') };
}

export default function LegacyPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <PageFrame
      title={t('company.legacy.title')}
      lead={t('company.legacy.lead')}
      picture={loaderData.picture}
      trail={[{ name: t('company.title'), path: 'company' }]}
    />
  );
}
