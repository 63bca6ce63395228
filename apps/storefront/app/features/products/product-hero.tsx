import { ButtonLink } from '@paddock/ui/button-link';
import { Picture } from '@paddock/ui/picture';
import { Link } from 'react-router';
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { createSectionLoader } from '../../lazy/create-section-loader.ts';
import { LazySection } from '../../lazy/lazy-section.tsx';
import { usePath } from '../../page/page-context.ts';
import { TestRideLink, useOffersRides } from '../inventory/test-ride-link.tsx';
import { MonthlyLine } from '../monthly/monthly-line.tsx';
import { SaveSection } from '../wish-list/save/save-section.tsx';
import { type Buy, BuyLink } from './choice/buy-link.tsx';
import { type Choice, findOffer, writeChoice } from './choice/choice.rules.ts';
import { ColorLinks } from './choice/color-links.tsx';
import { HeroFacts } from './choice/hero-facts.tsx';
import { SizeLinks } from './choice/size-links.tsx';
import { SaleLabels } from './list/sale-labels.tsx';
import type { ProductView } from './product-view.ts';

const guaranteeButton = await createSectionLoader(async () => {
  await requireMessages('guarantee');
  return (await import('../guarantee/guarantee-notice.tsx')).GuaranteeButton;
});

type Props = { product: ProductView; choice: Choice; onChoose: (choice: Choice) => void; buy: Buy };

/** The machine on its studio floor, and everything one asks first: what, how much, when. */
export function ProductHero({ product, choice, onChoose, buy }: Props) {
  const t = useT();
  const path = usePath();
  const { category, offer } = product;
  const offersRides = useOffersRides(product.slug);
  const chosenOffer = offer && findOffer(offer, choice);
  const isAvailable = chosenOffer !== null && chosenOffer.count > 0;
  return (
    <section className="phero" aria-labelledby="product-name">
      <HeroPicture product={product} color={choice.color} />
      <div className="ui-column phero__in">
        <Breadcrumbs
          trail={[{ name: category.name, path: `products#${category.slug}` }]}
          current={product.name}
        />
        <div className="phero__text">
          <SaleLabels slug={product.slug} />
          <h1 id="product-name" className="ui-display">
            <bdi>{product.name}</bdi>
          </h1>
          {product.tagline && <p className="ui-lead">{product.tagline}</p>}
          {chosenOffer && <HeroFacts offer={chosenOffer} />}
          <ColorLinks colors={product.colors} offer={offer} choice={choice} onChoose={onChoose} />
          {offer && (
            <SizeLinks
              attribute={product.units?.attributes.find(({ slug }) => slug === 'size')}
              offer={offer}
              choice={choice}
              onChoose={onChoose}
            />
          )}
          {chosenOffer?.monthly && <MonthlyLine {...chosenOffer.monthly} slug={product.slug} />}
          <div className="phero__actions">
            <BuyLink buy={buy} />
            {offersRides && <TestRideLink product={product.slug} />}
            {!(offersRides && isAvailable) && (
              <ButtonLink as={Link} to={path('stores')} variant="ghost">
                {t('shell.frame.stores')}
              </ButtonLink>
            )}
          </div>
          {product.guarantee && (
            <LazySection loader={guaranteeButton} props={{ notice: product.guarantee }} isNeeded={false} />
          )}
          <SaveSection
            choice={{ slug: product.slug, ...choice }}
            title={product.name}
            query={writeChoice(choice)}
          />
        </div>
      </div>
    </section>
  );
}

/** The machine in the chosen colour. */
function HeroPicture({ product, color }: { product: ProductView; color: Choice['color'] }) {
  const chosen = product.colors.find((one) => one.id === color);
  const picture = chosen?.picture ?? product.picture;
  if (!picture) return null;
  return (
    <div className="phero__picture">
      <Picture
        source={picture}
        alt={chosen ? `${product.name}, ${chosen.name}` : product.name}
        sizes="(min-width: 1024px) 76vw, 112vw"
        fit="cover"
        priority
      />
    </div>
  );
}
