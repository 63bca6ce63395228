import { Breadcrumbs as Crumbs } from '@paddock/ui/breadcrumbs';
import { Link } from 'react-router';
import { useT } from '../i18n/use-t.ts';
import { usePage, usePath } from '../page/page-context.ts';

type Props = { trail: { name: string; path: string }[]; current: string };

/** From home to here. */
export function Breadcrumbs({ trail, current }: Props) {
  const t = useT();
  const path = usePath();
  const { home } = usePage();
  const steps = trail.map((step) => ({ label: step.name, href: path(step.path) }));
  return (
    <Crumbs
      as={Link}
      label={t('shell.nav.breadcrumbs')}
      crumbs={[{ label: t('shell.nav.home'), href: home }, ...steps, { label: current }]}
    />
  );
}
