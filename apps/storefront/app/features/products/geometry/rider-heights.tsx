import { classNames } from '@paddock/ui/class-names';
import { useT } from '../../../i18n/use-t.ts';
import type { GeometryView } from './geometry-view.ts';

type Props = {
  sizes: string[];
  riders: NonNullable<GeometryView['riders']>;
  chosen: number;
  isInFeet: boolean;
};

/** For whom each size is made, as bars over one scale. */
export function RiderHeights({ sizes, riders, chosen, isInFeet }: Props) {
  const t = useT();
  const low = Math.min(...riders.map((rider) => rider.from)) - 3;
  const high = Math.max(...riders.map((rider) => rider.to)) + 3;
  const share = (height: number) => `${((height - low) / (high - low)) * 100}%`;
  return (
    <div className="riders">
      <h3 className="ui-h4">{t(isInFeet ? 'products.riderHeight.feet' : 'products.riderHeight')}</h3>
      <ul>
        {riders.map((rider, index) => (
          <li key={sizes[index]} className={classNames(index === chosen && 'riders__chosen') || undefined}>
            <span>{sizes[index]}</span>
            <span className="riders__scale">
              <span
                style={{
                  insetInlineStart: share(rider.from),
                  inlineSize: `calc(${share(rider.to)} - ${share(rider.from)})`,
                }}
              >
                {rider.text}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
