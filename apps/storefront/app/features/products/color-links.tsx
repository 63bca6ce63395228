import { Dot } from '@paddock/ui/swatch';
import { useT } from '../../i18n/use-t.ts';
import type { ColorView } from './product-view.ts';

type Props = { colors: ColorView[]; chosen: number | null; onChoose: (color: number) => void };

/** Colours are addresses, so each can be sent to a friend; with script only the pictures change. */
export function ColorLinks({ colors, chosen, onChoose }: Props) {
  const t = useT();
  if (colors.length < 2) return null;
  return (
    <div className="phero__colors">
      <ul className="ui-swatches" aria-label={t('products.color')}>
        {colors.map((color) => (
          <li key={color.id}>
            <a
              className="ui-swatch"
              href={`?color=${color.id}`}
              rel="nofollow"
              aria-label={color.name}
              aria-current={color.id === chosen ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(color.id);
              }}
            >
              <Dot color1={color.color1} color2={color.color2} />
            </a>
          </li>
        ))}
      </ul>
      <span className="ui-small" role="status">
        {colors.find((color) => color.id === chosen)?.name}
      </span>
    </div>
  );
}
