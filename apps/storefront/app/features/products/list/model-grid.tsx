import { classNames } from '@paddock/ui/class-names';
import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import { Link } from 'react-router';
import { usePath } from '../../../page/page-context.ts';
import type { MenuCategory, MenuProduct } from '../../../page/shell-data.ts';
import { SaleLabels } from './sale-labels.tsx';
import './models.css';

const LEAD_SIZES = '(min-width: 1024px) 62vw, 100vw';
const SIZES = '(min-width: 1024px) 30vw, (min-width: 640px) 45vw, 100vw';
const COMPACT_SIZES = '(min-width: 1024px) 20vw, 45vw';

type Props = {
  categories: MenuCategory[];
  /** Small cards, for things that are many. */
  isCompact?: boolean;
  /** The first picture is the one the page waits for. */
  hasPriority?: boolean;
  /** A line more for some of them, by slug. */
  notes?: Readonly<Record<string, string>>;
};

// Beside a large first one, the last of four would stand alone in its row.
const isInPairs = ({ products: { length } }: MenuCategory) => length === 2 || length === 4;

/** Categories with their models, all on one ground line; the first of a category is shown large. */
export function ModelGrid({ categories, isCompact = false, hasPriority = false, notes = {} }: Props) {
  const shown = categories.filter((category) => category.products.length > 0);
  return (
    <div className={classNames('ui-column models', isCompact && 'models--compact')}>
      {shown.map((category, position) => (
        <section key={category.slug} id={category.slug} aria-labelledby={`category-${category.slug}`}>
          <h2 id={`category-${category.slug}`} className={isCompact ? 'ui-h4' : 'ui-h2'}>
            {category.name}
          </h2>
          <ul className={classNames('models__grid', isInPairs(category) && 'models__grid--pair')}>
            {category.products.map((product, index) => (
              <ModelCard
                key={product.slug}
                product={product}
                note={notes[product.slug]}
                isLead={!isCompact && index === 0 && category.products.length > 2 && !isInPairs(category)}
                sizes={isCompact ? COMPACT_SIZES : SIZES}
                isPriority={hasPriority && position === 0 && index === 0}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type CardProps = {
  product: MenuProduct;
  note: string | undefined;
  isLead: boolean;
  sizes: string;
  isPriority: boolean;
};

function ModelCard({ product, note, isLead, sizes, isPriority }: CardProps) {
  const path = usePath();
  return (
    <li className={classNames('model', isLead && 'model--lead')}>
      <span className="model__shot">
        {product.image ? (
          <Picture source={product.image} alt="" sizes={isLead ? LEAD_SIZES : sizes} priority={isPriority} />
        ) : (
          <Icon name="box" />
        )}
      </span>
      <div className="model__words">
        <SaleLabels slug={product.slug} />
        <Link className="ui-name model__link" to={path(`products/${product.slug}`)}>
          <bdi>{product.name}</bdi>
        </Link>
        {product.kind && <span className="ui-muted">{product.kind}</span>}
        {note && <b className="ui-small">{note}</b>}
        {isLead && product.tagline && <span className="model__tagline">{product.tagline}</span>}
      </div>
    </li>
  );
}
