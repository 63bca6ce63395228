import { Fragment, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export type Fact = readonly [term: string, value: ReactNode];

/** Terms and values, as in the panel. Facts without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([term, value]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

/** A part of the panel with its heading. */
export function PanelSection({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="section">
      <h2 className="section__heading">
        {title}
        {aside ? <span className="end row row--4">{aside}</span> : null}
      </h2>
      {children}
    </section>
  );
}

/** A part of the main column with its heading. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="col">
      <div className="row">
        <h2 className="h2">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export function Note({
  tone,
  icon = 'info',
  children,
}: {
  tone?: 'ok' | 'warn' | 'alert' | 'info' | 'accent';
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <div className={tone ? `note note--${tone}` : 'note'}>
      <Icon name={icon} />
      <div className="grow">{children}</div>
    </div>
  );
}
