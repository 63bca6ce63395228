import type { Letter } from '@paddock/server/features/letters/letters.contract.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Section } from '../../kit/parts/facts.tsx';
import { numberText, percentText, Time } from '../../kit/parts/time.tsx';

const FIGURES = [
  ['sent', null],
  ['bounced', 'warn'],
  ['complained', 'alert'],
  ['unsubscribed', null],
  ['failed', 'warn'],
  ['deferred', null],
  ['uncertain', 'warn'],
  ['left_out', null],
] as const;

/** How many have it, and what became of the mails. Nothing before sending began. */
export function LetterResults({ letter }: { letter: Letter }) {
  const t = useT();
  const { planned, counts, problems } = letter;
  if (planned === null) return null;
  const share = planned > 0 ? Math.min(1, counts.sent / planned) : 1;
  return (
    <>
      <Section
        title={t('letters.results')}
        aside={<span className="muted small end">{t('letters.ofReaders', { count: planned })}</span>}
      >
        <div className="row">
          <progress className="letter__bar grow" value={share} max={1} aria-label={t('letters.progress')}>
            {percentText(share)}
          </progress>
          <b className="nowrap" role="status">
            {t('letters.sentOf', { sent: numberText(counts.sent), planned: numberText(planned) })}
          </b>
        </div>
        <dl className="letter__figures">
          {FIGURES.map(([name, tone]) => (
            <div key={name} className="card">
              <dt className="muted small">{t(`letters.count.${name}`)}</dt>
              <dd className={tone && counts[name] > 0 ? `letter__figure text-${tone}` : 'letter__figure'}>
                {numberText(counts[name])}
                {counts.sent > 0 && name !== 'sent' && counts[name] > 0 ? (
                  <span className="muted small"> {percentText(counts[name] / counts.sent)}</span>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      {problems.length > 0 ? <Problems letter={letter} /> : null}
    </>
  );
}

/** The latest mails that did not arrive; no addresses, only the domains that refused them. */
function Problems({ letter: { problems, site } }: { letter: Letter }) {
  const t = useT();
  const label = useLabel();
  return (
    <Section title={t('letters.problems')}>
      <table className="table table--plain letter__table">
        <thead>
          <tr>
            <th scope="col">{t('letters.problem.when')}</th>
            <th scope="col">{t('letters.problem.what')}</th>
            <th scope="col">{t('letters.problem.domain')}</th>
            <th scope="col">{t('letters.problem.detail')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ status, domain, detail, at }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two mails may have failed alike
            <tr key={place}>
              <td>
                <Time at={at} site={site} />
              </td>
              <td>{label(`letters.count.${status}`, status)}</td>
              <td>
                <bdi>{domain}</bdi>
              </td>
              <td className="letter__detail">
                <bdi>{detail}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
