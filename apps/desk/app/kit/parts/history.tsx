import type { ReactNode } from 'react';

export interface TimelineEntry {
  readonly key: string;
  readonly tone?: 'ok' | 'warn' | 'alert' | 'now' | 'next';
  readonly title: ReactNode;
  readonly body?: ReactNode;
  readonly when: ReactNode;
}

/** What happened, the newest first. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol className="timeline" aria-label={label}>
      {entries.map(({ key, tone, title, body, when }) => (
        <li key={key}>
          <span className={tone ? `timeline__dot timeline__dot--${tone}` : 'timeline__dot'} />
          <div>
            {title}
            {body ? <div className="note timeline__note">{body}</div> : null}
          </div>
          <span className="when">{when}</span>
        </li>
      ))}
    </ol>
  );
}

export interface Step {
  readonly key: string;
  readonly label: string;
  readonly note?: ReactNode;
  readonly state: 'done' | 'now' | 'next' | 'later';
}

/** The way of an order, from placed to delivered; what is to come is dashed. */
export function Steps({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={`step step--${step.state}`}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <div
            className={
              step.state === 'now'
                ? 'font-medium text-accent'
                : step.state === 'done'
                  ? 'font-medium'
                  : 'font-medium muted'
            }
          >
            {step.label}
          </div>
          {step.note ? <div className="small muted">{step.note}</div> : null}
        </li>
      ))}
    </ol>
  );
}
