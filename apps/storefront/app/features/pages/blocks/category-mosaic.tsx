import { Picture } from '@paddock/ui/picture';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { type MenuCategory, useShell } from '../../../page/shell-data.ts';

/** The first categories in one continuous studio, edge to edge; the first of them large. */
export function CategoryMosaic() {
  const t = useT();
  const categories = (useShell()?.products ?? []).filter((category) => pictureOf(category)).slice(0, 3);
  if (categories.length === 0) return null;
  return (
    <section className="mosaic" aria-label={t('home.categories')}>
      {categories.map((category, at) => (
        <CategoryTile key={category.slug} category={category} isLead={at === 0} />
      ))}
    </section>
  );
}

function CategoryTile({ category, isLead }: { category: MenuCategory; isLead: boolean }) {
  const path = usePath();
  const picture = pictureOf(category);
  return (
    <Link
      className={isLead ? 'mosaic__tile mosaic__tile--lead' : 'mosaic__tile'}
      to={path(`products#${category.slug}`)}
    >
      {picture && (
        <Picture
          source={picture}
          alt=""
          sizes={isLead ? '(min-width: 768px) 68vw, 100vw' : '(min-width: 768px) 42vw, 100vw'}
        />
      )}
      <h2 className={isLead ? 'ui-h2' : 'ui-h3'}>{category.name}</h2>
      <p>{category.families}</p>
    </Link>
  );
}

const pictureOf = (category: MenuCategory) =>
  category.image ?? category.products.find((product) => product.image)?.image;
