import { FadedText } from '@paddock/ui/faded-text';
import { useTextDir } from '../../../i18n/text-dir.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { ProductView } from '../product-view.ts';

/** From this many characters on, a description is folded. */
export const LONG_TEXT = 1500;

type Props = { product: Pick<ProductView, 'opening' | 'description' | 'descriptionLength'> };

export function Introduction({ product }: Props) {
  const t = useT();
  const ownDir = useTextDir();
  const title = product.opening;
  const paragraphs = product.description.map((text) => (
    <p key={text} className="ui-body" dir={ownDir(text)}>
      {text}
    </p>
  ));
  return (
    <section id="overview" className="ui-section product-section">
      <div className="ui-column intro">
        <h2 className="ui-h2" dir={ownDir(title)}>
          {title}
        </h2>
        {product.descriptionLength >= LONG_TEXT ? (
          <FadedText moreLabel={t('products.readMore')} lessLabel={t('products.readLess')}>
            <div className="intro__text">{paragraphs}</div>
          </FadedText>
        ) : (
          <div className="intro__text">{paragraphs}</div>
        )}
      </div>
    </section>
  );
}
