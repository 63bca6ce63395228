import { useT } from '../../../i18n/use-t.ts';
import { useShell } from '../../../page/shell-data.ts';
import './sale-labels.css';

/** How the site sells a product; the menu, which every page has, holds the labels of the whole range. */
export function SaleLabels({ slug }: { slug: string }) {
  const t = useT();
  const shell = useShell();
  const categories = shell?.products.concat(shell.categories);
  const products = categories?.flatMap((category) => category.products);
  const labels = products?.find((product) => product.slug === slug)?.labels;
  if (!labels?.length) return null;
  return (
    <ul className="sale-labels">
      {labels.map((label) => (
        <li key={label} data-label={label}>
          {t(`products.sale.${label}`)}
        </li>
      ))}
    </ul>
  );
}
