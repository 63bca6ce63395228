import { intlTag } from '@paddock/i18n/digits';
import { RangeSlider } from '@paddock/ui/range-slider';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { usePage } from '../../../page/page-context.ts';
import { amount, type SearchState } from '../search-query.ts';
import type { PriceBounds } from '../search-view.ts';

// A thumb on its way would ask for every price it passes.
const REST_MS = 350;

type Props = {
  state: SearchState;
  price: PriceBounds;
  onChange: (part: Partial<SearchState>) => void;
};
type Draft = { from: string; min: string; max: string };

/** Two number fields that work without script, and above them a slider over the picture of all prices. */
export function PriceFilter({ state, price, onChange }: Props) {
  const t = useT();
  const address = `${state.priceMin} ${state.priceMax}`;
  const [draft, setDraft] = useState<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another filter may change while a price waits: the latest of all is asked for, not the one of that moment.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const { min, max } = draft?.from === address ? draft : { min: state.priceMin, max: state.priceMax };

  function ask(next: { min: string; max: string }) {
    clearTimeout(timer.current);
    latest.current({ priceMin: amount(next.min), priceMax: amount(next.max) });
  }

  function edit(next: { min: string; max: string }, wait = REST_MS) {
    setDraft({ from: address, ...next });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(next), wait);
  }

  const fields = [
    { name: 'price_min', label: t('search.price.min'), value: min, hint: price.plain[0] },
    { name: 'price_max', label: t('search.price.max'), value: max, hint: price.plain[1] },
  ] as const;
  return (
    <div className="price-filter">
      {price.max > price.min && <Slider price={price} min={min} max={max} onEdit={edit} />}
      <div className="price-filter__fields">
        {fields.map(({ name, label, value, hint }) => (
          <label key={name} className="price-filter__field">
            <span className="ui-hidden">{label}</span>
            <span className="price-filter__symbol" aria-hidden="true">
              {price.symbol}
            </span>
            <input
              className="ui-input ui-input--small"
              type="number"
              inputMode="decimal"
              min="0"
              step="any"
              name={name}
              value={value}
              placeholder={hint}
              onChange={(event) => {
                const typed = event.target.value;
                edit(name === 'price_min' ? { min: typed, max } : { min, max: typed }, REST_MS * 3);
              }}
              onBlur={() => ask({ min, max })}
            />
          </label>
        ))}
      </div>
    </div>
  );
}

type SliderProps = {
  price: PriceBounds;
  min: string;
  max: string;
  onEdit: (next: { min: string; max: string }) => void;
};

function Slider({ price, min, max, onEdit }: SliderProps) {
  const t = useT();
  const { lang } = usePage();
  const [low, high] = toRange(price, amount(min), amount(max));
  const step = niceStep(price.max - price.min);
  // Until it is moved the texts are the server's: the browser may format money differently.
  const [hasMoved, setMoved] = useState(false);
  const say = (value: number, text: string) =>
    hasMoved
      ? new Intl.NumberFormat(intlTag(lang), {
          style: 'currency',
          currency: price.currency,
          maximumFractionDigits: 0,
        }).format(value)
      : text;

  function move([from, to]: [number, number]) {
    setMoved(true);
    const round = (value: number) => String(Math.round(value / step) * step);
    // At its end a thumb asks for nothing.
    onEdit({
      min: from <= price.min + step / 2 ? '' : from === low ? amount(min) : round(from),
      max: to >= price.max - step / 2 ? '' : to === high ? amount(max) : round(to),
    });
  }

  return (
    <RangeSlider
      label={t('search.filter.price')}
      thumbLabels={[t('search.price.min'), t('search.price.max')]}
      valueTexts={[say(low, price.chosen[0] ?? price.texts[0]), say(high, price.chosen[1] ?? price.texts[1])]}
      min={price.min}
      max={price.max}
      value={[low, high]}
      onChange={move}
      histogram={price.histogram}
    />
  );
}

type Bounds = { min: number; max: number };

/** Where the thumbs stand: what is asked for, held inside the prices there are. */
export function toRange({ min, max }: Bounds, from: string, to: string): [number, number] {
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const low = from === '' ? min : within(Number(from));
  const high = to === '' ? max : within(Number(to));
  return low <= high ? [low, high] : [high, low];
}

/** About a hundredth of the way, in round numbers: 1, 2, 5, 10, 20, 50 … */
export function niceStep(span: number): number {
  const rough = Math.max(1, span / 100);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((one) => one * power >= rough) ?? 10;
  return factor * power;
}
