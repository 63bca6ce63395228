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
    <ol className="tl" aria-label={label}>
      {entries.map(({ key, tone, title, body, when }) => (
        <li key={key}>
          <span className={tone ? `tl__dot tl__dot--${tone}` : 'tl__dot'} />
          <div>
            {title}
            {body ? <div className="note tl__note">{body}</div> : null}
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
          className={`stepx stepx--${step.state}`}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <div className={step.state === 'now' ? 'm c-accent' : step.state === 'done' ? 'm' : 'm mu'}>
            {step.label}
          </div>
          {step.note ? <div className="s mu">{step.note}</div> : null}
        </li>
      ))}
    </ol>
  );
}
