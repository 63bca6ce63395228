import type { Meta, StoryObj } from '@storybook/react-vite';
import { usePageLocale } from '../page-locale/page-locale.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { PICTURES, storyUrl } from '../stories/pictures.tsx';
import { useSay } from '../stories/say.tsx';
import { Card, ModelCard } from './card.tsx';

export default { title: 'Layout/Card' } satisfies Meta;

export const Plain: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div className="ui-paper" style={{ background: 'var(--surface)', padding: 24 }}>
        <Card>
          <h3 className="ui-h4">{say('Held for you 14:32', 'محجوزة لك ١٤:٣٢')}</h3>
          <p className="ui-small">{say('Both vehicles are off the market.', 'المركبتان محجوزتان.')}</p>
        </Card>
      </div>
    );
  },
};

export const Models: StoryObj = {
  render: function Render() {
    const say = useSay();
    const locale = usePageLocale();
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: 24 }}>
        {[PICTURES.lupoRed, PICTURES.lupoGreen].map((source) => (
          <ModelCard
            key={source.key}
            href="#lupo"
            name="Lupo 500"
            picture={<Picture source={source} url={storyUrl} sizes="320px" fit="cover" alt="" />}
          >
            <span>{say('Scrambler', 'سكرامبلر')}</span>
            <Price amountMinor={649000} currency="EUR" locale={locale} />
          </ModelCard>
        ))}
      </div>
    );
  },
};
