import { ButtonLink } from '@paddock/ui/button-link';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { RiderDrawing } from './rider-drawing.tsx';
import type { ReasonView, SizeResult, SizeView } from './size-view.ts';

type Props = { result: SizeResult; product: SizeView['product'] };

/** The size, why, the units of it, and the rider's triangle on its drawing. */
export function SizeResultView({ result, product }: Props) {
  const t = useT();
  const path = usePath();
  const { size, other, reasons, stock, drawing } = result;
  return (
    <section className="size-finder__result" aria-labelledby="size-found">
      <h2 id="size-found" className="ui-h2">
        {other ? t('sizes.resultBetween', { size, other: other.size }) : t('sizes.result', { size })}
      </h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.kind}>
            <SizeReason reason={reason} />
          </li>
        ))}
        {other && <li>{t(`sizes.other.${other.sits}`, { size: other.size })}</li>}
      </ul>
      <div className="size-finder__actions">
        {stock.map(({ size: one, href }) =>
          href ? (
            <ButtonLink key={one} href={href}>
              {t('sizes.units', { size: one })}
            </ButtonLink>
          ) : (
            <p key={one} className="ui-muted">
              {t('sizes.noUnits', { size: one })}
            </p>
          ),
        )}
        <ButtonLink as={Link} to={path(`products/${product.slug}`)} variant="ghost">
          {t('sizes.back', { name: product.name })}
        </ButtonLink>
      </div>
      {drawing && (
        <figure className="size-finder__drawing">
          <RiderDrawing
            bicycle={drawing.bicycle}
            points={drawing.points}
            title={t('sizes.drawingAlt', { name: product.name, size })}
          />
          <figcaption className="ui-small">
            <ol>
              <li>{t('sizes.saddle', { length: drawing.sides.saddleToPedal })}</li>
              <li>{t('sizes.bar', { length: drawing.sides.saddleToBar })}</li>
              <li>{t('sizes.pedals', { length: drawing.sides.barToPedal })}</li>
            </ol>
            {drawing.estimatedInseam && (
              <p className="ui-muted">{t('sizes.estimated', { inseam: drawing.estimatedInseam })}</p>
            )}
          </figcaption>
        </figure>
      )}
    </section>
  );
}

function SizeReason({ reason }: { reason: ReasonView }) {
  const t = useT();
  if (reason.kind !== 'position') return t(`sizes.reason.${reason.kind}`, reason);
  const { position, stack, reach } = reason;
  return t(`sizes.position.${position}`, { stack, reach });
}
