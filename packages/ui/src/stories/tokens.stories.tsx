import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from './say.tsx';

export default { title: 'Foundations/Tokens' } satisfies Meta;

const COLOURS = [
  ['ink', 'ink-2', 'ink-3', 'night'],
  ['paper', 'paper-2', 'studio', 'studio-blend'],
  ['accent', 'accent-hover', 'accent-deep', 'accent-tint', 'accent-wash', 'accent-on-dark'],
  ['steel', 'steel-2', 'steel-3', 'steel-4', 'control'],
  ['alert', 'alert-tint', 'warn', 'warn-tint', 'ok', 'ok-tint', 'transit', 'transit-tint'],
];

export const Colours: StoryObj = {
  render: () => (
    <div className="story-stack story-stack--wide">
      {COLOURS.map((row) => (
        <ul key={row[0]} className="story-row">
          {row.map((name) => (
            <li key={name} className="ui-small" style={{ inlineSize: 120 }}>
              <div
                style={{
                  blockSize: 64,
                  background: `var(--${name})`,
                  border: '1px solid var(--line)',
                  borderRadius: 4,
                }}
              />
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      ))}
    </div>
  ),
};

export const Type: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div className="story-stack">
        <p className="ui-display">
          <bdi>Lupo 500</bdi>
        </p>
        <p className="ui-h1">{say('Made in Pesaro since 1911', 'صُنعت في بيزارو منذ ١٩١١')}</p>
        <p className="ui-h2">{say('Ready now near you', 'جاهزة الآن بالقرب منك')}</p>
        <p className="ui-h3">{say('How would you like to get it?', 'كيف تود استلامها؟')}</p>
        <p className="ui-h4">{say('Rosso Adriatico', 'أحمر أدرياتيكو')}</p>
        <p className="ui-lead">
          {say('Built for the white roads behind Pesaro.', 'بُنيت للطرق البيضاء خلف بيزارو.')}
        </p>
        <p className="ui-body">
          {say(
            'In the hall on Via dell’Acquedotto nine assemblers build every twin from bare case to first start. It takes four hours and eleven minutes.',
            'في القاعة في فيا ديل أكويدوتو يبني تسعة عمال كل محرك من العلبة العارية حتى أول تشغيل. يستغرق ذلك أربع ساعات وإحدى عشرة دقيقة.',
          )}
        </p>
        <p className="ui-small ui-muted">{say('PDF, 8.4 MB', 'ملف PDF، ٨٫٤ ميغابايت')}</p>
        <p lang="he" dir="rtl" className="ui-h3">
          מוכן עכשיו בקרבתך
        </p>
      </div>
    );
  },
};
