import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

export interface Step {
  key: string;
  title: ReactNode;
  state: 'done' | 'now' | 'next';
  /** "Change", for a step that is done. */
  action?: ReactNode;
  /** The open form, or the short answer of a step that is done. */
  body?: ReactNode;
}

export interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** Spoken after the title of a folded step; the tick alone says it to the eye. */
  doneLabel: string;
}

/** One column of decisions: folded, open, to come. */
export function Stepper({ label, steps, doneLabel }: StepperProps) {
  return (
    <ol className="ui-steps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={`ui-step ui-step--${step.state}`}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <div className="ui-step__head">
            <span className="ui-step__number" aria-hidden="true">
              {step.state === 'done' ? <Icon name="check" /> : index + 1}
            </span>
            <h2 className="ui-h3 ui-step__title">
              {step.title}
              {step.state === 'done' && <span className="ui-hidden"> {doneLabel}</span>}
            </h2>
            {step.action}
          </div>
          {step.body && step.state !== 'next' && <div className="ui-step__body">{step.body}</div>}
        </li>
      ))}
    </ol>
  );
}
