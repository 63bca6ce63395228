import { ToastRegion } from '@paddock/ui/toast';
import { Link } from 'react-router';
import { useT } from '../i18n/use-t.ts';

export function Toasts() {
  const t = useT();
  return <ToastRegion label={t('shell.notifications')} closeLabel={t('shell.close')} link={Link} />;
}
