import { GoLink } from '@paddock/ui/go-link';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import { usePath } from '../../shell/use-path.ts';

// A loader, so that a navigation asks the server and its guards are run.
export function loader() {
  return null;
}

const LINKS = [
  ['bike-check', 'legal.warranty.check'],
  ['stores', 'shell.frame.stores'],
  ['contact', 'shell.frame.contact'],
] as const;

export default function WarrantyPage() {
  const t = useT();
  const path = usePath();
  return (
    <PageFrame title={t('legal.warranty.title')} lead={t('legal.warranty.lead')}>
      <section className="ui-column frame__around" aria-labelledby="look-around">
        <h2 id="look-around" className="ui-h4">
          {t('shell.frame.more')}
        </h2>
        <ul>
          {LINKS.map(([to, id]) => (
            <li key={to}>
              <GoLink as={Link} to={path(to)}>
                {t(id)}
              </GoLink>
            </li>
          ))}
        </ul>
      </section>
    </PageFrame>
  );
}
