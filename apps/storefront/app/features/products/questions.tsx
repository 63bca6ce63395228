import { Accordion } from '@paddock/ui/accordion';
import { Section } from '@paddock/ui/section';
import { useTextDir } from '../../i18n/text-dir.ts';
import { useT } from '../../i18n/use-t.ts';
import type { ProductView } from './product-view.ts';

export function Questions({ questions }: Pick<ProductView, 'questions'>) {
  const t = useT();
  const ownDir = useTextDir();
  if (questions.length === 0) return null;
  return (
    <Section id="questions" className="product-section" title={t('products.questions')}>
      <div className="questions">
        {questions.map(({ question, answer }) => (
          <Accordion key={question} title={<span dir={ownDir(question)}>{question}</span>}>
            <p className="ui-body" dir={ownDir(answer)}>
              {answer}
            </p>
          </Accordion>
        ))}
      </div>
    </Section>
  );
}
