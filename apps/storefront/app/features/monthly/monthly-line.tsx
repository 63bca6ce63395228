import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';

type Props = {
  line: MonthlyLineView;
  slug: string;
  /** The price of the line, in minor units. */
  priceMinor: number;
};

/** What a price is by the month, with the effective rate beside it, and the way to the calculation. */
export function MonthlyLine({ line, slug, priceMinor }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <p className="ui-small">
      <Link className="ui-link" to={path(`products/${slug}/monthly?price=${priceMinor}`)}>
        {t('shell.monthly', line)}
      </Link>
    </p>
  );
}

/** "from 89 € a month": the smallest instalment for a price and its effective rate. */
export type MonthlyLineView = { monthly: string; apr: string };
