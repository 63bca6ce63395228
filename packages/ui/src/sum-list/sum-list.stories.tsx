import type { Meta, StoryObj } from '@storybook/react-vite';
import { usePageLocale } from '../page-locale/page-locale.tsx';
import { Price } from '../price/price.tsx';
import { useSay } from '../stories/say.tsx';
import { SumList } from './sum-list.tsx';

export default { title: 'Display/SumList' } satisfies Meta;

export const Summary: StoryObj = {
  render: function Render() {
    const say = useSay();
    const locale = usePageLocale();
    const euro = (amountMinor: number) => <Price amountMinor={amountMinor} currency="EUR" locale={locale} />;
    return (
      <div style={{ maxInlineSize: 380 }}>
        <SumList
          lines={[
            { key: 'items', label: say('Two vehicles', 'مركبتان'), amount: euro(1044000) },
            { key: 'delivery', label: say('Delivery', 'التوصيل'), amount: euro(14000) },
          ]}
          total={{ label: say('Total', 'المجموع'), amount: euro(1058000) }}
        />
      </div>
    );
  },
};
