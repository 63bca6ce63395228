import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { usePageLocale } from '../page-locale/page-locale.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { Status } from '../status/status.tsx';
import { PICTURES, storyUrl } from '../stories/pictures.tsx';
import { useSay } from '../stories/say.tsx';
import { Ticket, type TicketProps } from './ticket.tsx';

export default { title: 'Display/Ticket' } satisfies Meta;

function Unit({ form, green = false }: Pick<TicketProps, 'form'> & { green?: boolean }) {
  const say = useSay();
  const locale = usePageLocale();
  const source = green ? PICTURES.lupoGreen : PICTURES.lupoRed;
  return (
    <Ticket
      form={form}
      picture={<Picture source={source} url={storyUrl} sizes="360px" fit="cover" alt="" />}
      name={form === 'tall' ? 'Lupo 500' : say('Rosso Adriatico', 'أحمر أدرياتيكو')}
      facts={[
        ...(form === 'tall' ? [{ text: say('Rosso Adriatico', 'أحمر أدرياتيكو') }] : []),
        { icon: 'pin', text: say('Moto Pesaro, 2 km', 'موتو بيزارو، ٢ كم') },
      ]}
      status={
        green ? (
          <Status status="in_transit">{say('International transit', 'شحن دولي')}</Status>
        ) : (
          <Status status="on_hand">{say('Available in store', 'متوفرة في المتجر')}</Status>
        )
      }
      when={form === 'row' ? [{ icon: 'clock', text: say('Collect in 4 days', 'الاستلام خلال ٤ أيام') }] : []}
      price={
        <Price
          amountMinor={649000}
          currency="EUR"
          locale={locale}
          size={form === 'row' ? 'large' : 'normal'}
        />
      }
      note={form === 'tall' && say('Collect in 4 days', 'الاستلام خلال ٤ أيام')}
      action={<Button size="small">{say('Add to bag', 'أضف إلى الحقيبة')}</Button>}
    />
  );
}

export const Rows: StoryObj = {
  render: () => (
    <div className="story-stack story-stack--wide" style={{ gap: 14 }}>
      <Unit form="row" />
      <Unit form="row" green />
    </div>
  ),
};

export const Tall: StoryObj = {
  render: () => (
    <div
      className="ui-paper"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
        gap: 24,
        padding: 24,
        background: 'var(--surface)',
      }}
    >
      <Unit form="tall" />
      <Unit form="tall" green />
    </div>
  ),
};
