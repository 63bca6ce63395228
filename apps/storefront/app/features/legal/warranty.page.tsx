import { useT } from '../../i18n/use-t.ts';
import { PageFrame } from '../../shell/page-frame.tsx';

// A loader, so that a navigation asks the server and its guards are run.
export function loader() {
  return null;
}

const AROUND = [
  ['bike-check', 'legal.warranty.check'],
  ['stores', 'shell.frame.stores'],
  ['contact', 'shell.frame.contact'],
] as const;

export default function WarrantyPage() {
  const t = useT();
  return <PageFrame title={t('legal.warranty.title')} lead={t('legal.warranty.lead')} around={AROUND} />;
}
