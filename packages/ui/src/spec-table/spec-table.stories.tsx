import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { SpecTable } from './spec-table.tsx';

export default { title: 'Display/SpecTable' } satisfies Meta;

export const Specification: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <SpecTable
        groups={[
          {
            title: say('Engine', 'المحرك'),
            rows: [
              {
                label: say('Type', 'النوع'),
                value: say('Parallel twin, four valves', 'أسطوانتان متوازيتان'),
              },
              { label: say('Displacement', 'السعة'), value: <bdi>498 cm³</bdi> },
              { label: say('Power', 'القدرة'), value: <bdi>35 kW</bdi> },
            ],
          },
          {
            title: say('Chassis', 'الهيكل'),
            rows: [
              { label: say('Seat height', 'ارتفاع المقعد'), value: <bdi>825 mm</bdi> },
              { label: say('Dry weight', 'الوزن الجاف'), value: <bdi>189 kg</bdi> },
            ],
          },
        ]}
      />
    );
  },
};
