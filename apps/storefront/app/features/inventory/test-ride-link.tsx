import { ButtonLink } from '@paddock/ui/button-link';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useShell } from '../../page/shell-data.ts';

/** Whether the site offers test rides and the product is a vehicle. */
export function useOffersRides(product: string): boolean {
  const shell = useShell();
  if (!shell?.currentSite.settings.test_ride) return false;
  return shell.products.some(({ products }) => products.some(({ slug }) => slug === product));
}

/** To the booking of a test ride, with the model chosen. */
export function TestRideLink({ product }: { product: string }) {
  const t = useT();
  const path = usePath();
  return (
    <ButtonLink as={Link} to={`${path('test-ride')}?product=${product}`} variant="ghost">
      {t('products.testRide')}
    </ButtonLink>
  );
}
