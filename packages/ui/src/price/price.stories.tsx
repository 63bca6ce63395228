import type { Meta, StoryObj } from '@storybook/react-vite';
import { usePageLocale } from '../page-locale/page-locale.tsx';
import { useSay } from '../stories/say.tsx';
import { Price } from './price.tsx';

export default { title: 'Display/Price' } satisfies Meta;

export const Prices: StoryObj = {
  render: function Render() {
    const say = useSay();
    const locale = usePageLocale();
    const old = { label: say('Before', 'قبل'), nowLabel: say('Now', 'الآن') };
    return (
      <div className="story-stack">
        <Price amountMinor={649000} currency="EUR" locale={locale} size="large" />
        <Price
          amountMinor={599000}
          currency="EUR"
          locale={locale}
          size="large"
          old={{ ...old, amountMinor: 649000 }}
        />
        <Price amountMinor={980000} currency="JPY" locale={locale} />
        <Price amountMinor={2150500} currency="KWD" locale={locale} />
        <Price amountMinor={34900} currency="EUR" locale={locale} old={{ ...old, amountMinor: 39900 }} />
      </div>
    );
  },
};
