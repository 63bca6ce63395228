import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { FadedText } from './faded-text.tsx';

export default { title: 'Display/FadedText' } satisfies Meta;

function Text({ times }: { times: number }) {
  const say = useSay();
  const sentence = say(
    'In the hall on Via dell’Acquedotto nine assemblers build every twin from bare case to first start. ',
    'في القاعة في فيا ديل أكويدوتو يبني تسعة عمال كل محرك من العلبة العارية حتى أول تشغيل. ',
  );
  return (
    <div style={{ maxInlineSize: 420 }}>
      <FadedText moreLabel={say('Read more', 'اقرأ المزيد')} lessLabel={say('Read less', 'اقرأ أقل')}>
        <p>{sentence.repeat(times)}</p>
      </FadedText>
    </div>
  );
}

export const Long: StoryObj = { render: () => <Text times={8} /> };
export const Short: StoryObj = { render: () => <Text times={1} /> };
