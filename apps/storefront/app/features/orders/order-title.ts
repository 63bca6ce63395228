import type { Translate } from '../../i18n/use-t.ts';
import type { OrderView } from './order-view.ts';

/** "Lido 125, Menta", or "Lupo 500 and Falco R". */
export function orderTitle({ items, products }: Pick<OrderView, 'items' | 'products'>, t: Translate): string {
  const [first, ...others] = items;
  if (!first?.variant || others.length > 0) return products;
  return t('orders.machine', { name: first.name, variant: first.variant });
}
