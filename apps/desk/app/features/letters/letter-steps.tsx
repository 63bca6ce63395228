import type { Letter } from '@paddock/server/features/letters/letters.contract.ts';
import { useT } from '../../i18n/use-t.ts';
import { type Step, Steps } from '../../kit/parts/history.tsx';
import { longTime, Time } from '../../kit/parts/time.tsx';

/** Written, tested, sent. */
export function LetterSteps({ letter }: { letter: Letter }) {
  const t = useT();
  const { status, texts, site, scheduled_at: at, started_at: started, ended_at: ended } = letter;
  const count = Object.keys(texts).length;
  const isTested = status !== 'draft';
  const isStarted = started !== null;
  const steps: Step[] = [
    {
      key: 'written',
      label: t('letters.step.written'),
      note: t('letters.languageCount', { count }),
      state: isTested ? 'done' : 'now',
    },
    {
      key: 'tested',
      label: t('letters.step.tested'),
      note: isTested ? null : t('letters.step.testFirst'),
      state: isStarted ? 'done' : isTested ? 'now' : 'next',
    },
    {
      key: 'sending',
      label: t('letters.step.sending'),
      note: started ? (
        <Time at={started} site={site} />
      ) : at ? (
        t('letters.at', { when: longTime(at, letter.timezone) })
      ) : null,
      state: ended ? 'done' : isStarted ? 'now' : at ? 'next' : 'later',
    },
    {
      key: 'sent',
      label: t('letters.step.sent'),
      note: ended ? <Time at={ended} site={site} /> : null,
      state: ended ? 'done' : 'later',
    },
  ];
  return <Steps steps={steps} label={t('letters.steps')} />;
}
