import { useT } from '../../i18n/use-t.ts';
import { getPicture } from '../../media.server.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import type { Route } from './+types/company.page.ts';

export function loader() {
  return { picture: getPicture('museum-arch') };
}

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return <PageFrame title={t('company.title')} lead={t('company.lead')} picture={loaderData.picture} />;
}
