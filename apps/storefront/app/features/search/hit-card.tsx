import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import { Dot } from '@paddock/ui/swatch';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { readyWords } from '../../text/ready-words.ts';
import { SaleLabels } from '../products/list/sale-labels.tsx';
import { HeartButton } from '../wish-list/save/heart-button.tsx';
import type { Hit } from './search-view.ts';

const SIZES = '(min-width: 1920px) 430px, (min-width: 1100px) 25vw, (min-width: 768px) 32vw, 46vw';
const MAX_DOTS = 6;

type Props = { hit: Hit; isEquipment: boolean; isFirst?: boolean; level?: 3 | 4 };

/** One product found. The name is the link and the whole card its target; it opens beside the search. */
export function HitCard({ hit, isEquipment, isFirst = false, level = 3 }: Props) {
  const t = useT();
  const path = usePath();
  const Heading = `h${level}` as const;
  const made = [hit.kind, hit.material].filter(Boolean);
  return (
    <li className="hit">
      <div className="hit__shot">
        {hit.picture ? (
          <Picture source={hit.picture} alt="" sizes={SIZES} priority={isFirst} />
        ) : (
          <Icon name="box" size={32} />
        )}
        <SaleLabels slug={hit.slug} />
      </div>
      <div className="hit__save">
        <HeartButton choice={choiceOf(hit)} name={hit.name} />
      </div>
      <div className="hit__top">
        <Heading className="ui-name">
          <a
            className="hit__link"
            href={`${path(`products/${hit.slug}`)}${hit.query}`}
            target="_blank"
            rel="noopener"
          >
            <bdi>{hit.name}</bdi>
            <span className="ui-hidden"> ({t('shell.newTab')})</span>
          </a>
        </Heading>
        {hit.colors.length > 0 && (
          <span className="hit__dots" role="img" aria-label={hit.colorNames}>
            {hit.colors.slice(0, MAX_DOTS).map((color) => (
              <Dot key={color.name} color1={color.color1} color2={color.color2} size={14} />
            ))}
          </span>
        )}
      </div>
      <p className="hit__meta">
        {made.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
      <p className="hit__sizes">
        {hit.sizes.map((size) => (
          <bdi key={size}>{size}</bdi>
        ))}
      </p>
      <div className="hit__foot">
        <FromPrice price={hit.price} />
        <span className="ui-muted ui-number">
          {t(isEquipment ? 'search.available' : 'inventory.count', { count: hit.units })}
        </span>
        <span className="hit__ready">{readyWords(t, { days: hit.days, day: hit.ready })}</span>
      </div>
    </li>
  );
}

/** The colour and size that the search asked for. */
function choiceOf({ slug, query }: Hit) {
  const search = new URLSearchParams(query);
  const id = (name: string) => Number(search.get(name)) || null;
  return { slug, color: id('color'), size: id('size') };
}

const PRICE = '\u2063';

/** The sentence is said as the language says it, then the price in it is made to stand out. */
function FromPrice({ price }: { price: string }) {
  const t = useT();
  const [before, after] = t('products.from', { price: PRICE }).split(PRICE);
  return (
    <span>
      {before}
      <b className="ui-price">
        <bdi>{price}</bdi>
      </b>
      {after}
    </span>
  );
}
