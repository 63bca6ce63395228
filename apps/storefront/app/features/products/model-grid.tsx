import { Picture } from '@paddock/ui/picture';
import { Link } from 'react-router';
import type { MenuCategory } from '../../shell/shell-data.ts';
import { usePath } from '../../shell/use-path.ts';

/** Categories with their models, all on one ground line. */
export function ModelGrid({ categories }: { categories: MenuCategory[] }) {
  const path = usePath();
  return (
    <div className="ui-column models">
      {categories
        .filter((category) => category.products.length > 0)
        .map((category) => (
          <section key={category.slug} id={category.slug} aria-labelledby={`category-${category.slug}`}>
            <h2 id={`category-${category.slug}`} className="ui-h3">
              {category.name}
            </h2>
            <ul className="models__grid">
              {category.products.map((product) => (
                <li key={product.slug}>
                  <Link className="model" to={path(`products/${product.slug}`)}>
                    <span className="model__shot">
                      {product.image && (
                        <Picture
                          source={product.image}
                          alt=""
                          sizes="(min-width: 1024px) 30vw, (min-width: 640px) 45vw, 100vw"
                        />
                      )}
                    </span>
                    <b className="ui-name">
                      <bdi>{product.name}</bdi>
                    </b>
                    {product.kind && <span className="ui-muted">{product.kind}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
