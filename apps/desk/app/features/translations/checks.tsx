import { type Finding, isBreaking } from '@paddock/i18n/translation/check-translation';
import { useLabel, useT } from '../../i18n/use-t.ts';
import type { DeskError } from '../../kit/calls/desk-error.ts';
import { Icon } from '../../kit/parts/icon.tsx';

interface ChecksProps {
  readonly findings: readonly Finding[];
  readonly reason: string;
  readonly error: DeskError | null;
  onReason(reason: string): void;
}

/** What the checks found, said while typing. What is only doubtful can be saved with a reason. */
export function Checks({ findings, reason, error, onReason }: ChecksProps) {
  const t = useT();
  const label = useLabel();
  const isDoubtful = findings.length > 0 && !findings.some(isBreaking);
  return (
    <div className="col col--6">
      <ul className="plain row row--12 row--wrap x-small" aria-live="polite">
        {findings.length === 0 ? (
          <li className="status status--ok">
            <Icon name="check" />
            {t('translations.checks.ok')}
          </li>
        ) : null}
        {findings.map((finding) => (
          <li
            key={`${finding.check} ${finding.found}`}
            className={isBreaking(finding) ? 'status status--alert' : 'status status--warn'}
          >
            <Icon name="warning" />
            {label(`translations.check.${finding.check}`, finding.check)}
            {finding.found ? <del dir="auto">{finding.found}</del> : null}
            {finding.instead ? <ins dir="auto">{finding.instead}</ins> : null}
          </li>
        ))}
      </ul>
      {isDoubtful ? (
        <input
          className="input"
          maxLength={500}
          value={reason}
          placeholder={t('translations.reason')}
          aria-label={t('translations.reason')}
          onChange={(event) => onReason(event.target.value)}
        />
      ) : null}
      {error ? (
        <p className="small status status--alert" role="alert">
          {error.message}
        </p>
      ) : null}
    </div>
  );
}
