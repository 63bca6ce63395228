import { Picture } from '@paddock/ui/picture';
import { Section } from '@paddock/ui/section';
import { Breadcrumbs } from '../../../frame/breadcrumbs.tsx';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useTextDir } from '../../../i18n/text-dir.ts';
import { useT } from '../../../i18n/use-t.ts';
import { GuaranteeButton } from '../../guarantee/guarantee-notice.tsx';
import { RecentlyViewed } from '../../wish-list/recent/recently-viewed.tsx';
import { SaveBar } from '../../wish-list/save/save-bar.tsx';
import { writeChoice } from '../choice/choice.rules.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { SaleLabels } from '../list/sale-labels.tsx';
import { ManualsSection } from '../manuals-section.tsx';
import type { ProductView } from '../product-view.ts';
import { Questions } from '../questions.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { Specifications } from '../specifications.tsx';
import { AccessoryBuyBox } from './accessory-buy-box.tsx';
import type { AccessoryView } from './accessory-view.ts';
import { FittedModels } from './fitted-models.tsx';

await requireMessages('accessories', 'guarantee');

type Props = { product: ProductView; accessory: AccessoryView };

/** The page of a helmet, a bag, a lock: size, number, what it fits. Nothing of it is said of a vehicle. */
export function AccessoryDetail({ product, accessory }: Props) {
  const picture = accessory.chosen.picture ?? product.picture;
  const choice = { color: chosenIn(accessory, 'colour'), size: chosenIn(accessory, 'size') };
  const color = product.colors.find((one) => one.picture?.key === picture?.key)?.id ?? null;
  return (
    <>
      <section className="ui-column accessory" aria-labelledby="product-name">
        <Breadcrumbs
          trail={[{ name: product.category.name, path: `products#${product.category.slug}` }]}
          current={product.name}
        />
        <div className="accessory__picture">
          {picture && (
            <Picture
              source={picture}
              alt={product.name}
              sizes="(min-width: 1024px) 56vw, 100vw"
              fit="cover"
              priority
            />
          )}
        </div>
        <div className="accessory__words">
          <SaleLabels slug={product.slug} />
          <h1 id="product-name" className="ui-h1">
            <bdi>{product.name}</bdi>
          </h1>
          {product.kind && <p className="ui-lead">{product.kind}</p>}
          <AccessoryBuyBox product={product} accessory={accessory} />
          {product.guarantee && <GuaranteeButton notice={product.guarantee} />}
          <SaveBar
            choice={{ slug: product.slug, ...choice }}
            title={product.name}
            query={writeChoice(choice)}
          />
        </div>
      </section>
      <FittedModels fits={accessory.fits} />
      <About product={product} />
      {product.gallery.length > 1 && <Gallery product={product} color={color} />}
      <Specifications product={product} />
      <Reviews slug={product.slug} initial={product.reviews} />
      {product.questions.length > 0 && <Questions questions={product.questions} />}
      {product.manuals.length > 0 && <ManualsSection product={product} />}
      <RecentlyViewed except={product.slug} />
    </>
  );
}

const chosenIn = ({ options }: AccessoryView, slug: string) =>
  options.find((group) => group.slug === slug)?.options.find(({ isChosen }) => isChosen)?.id ?? null;

/** The description, and beside it the features as text: they have no pictures of their own. */
function About({ product }: { product: ProductView }) {
  const t = useT();
  const ownDir = useTextDir();
  return (
    <Section id="overview" className="product-section" title={t('accessories.about')}>
      <div className="accessory-about">
        <div className="intro__text">
          {product.description.map((text) => (
            <p key={text} className="ui-body" dir={ownDir(text)}>
              {text}
            </p>
          ))}
        </div>
        <dl className="accessory-about__features">
          {product.features.map(({ title, text }) => (
            <div key={title} dir={ownDir(text)}>
              <dt className="ui-h4">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
