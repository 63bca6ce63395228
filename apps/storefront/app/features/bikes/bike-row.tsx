import { Icon, type IconName } from '@paddock/ui/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Look = { icon: IconName; title: ReactNode; text: ReactNode; tone?: 'danger' | 'ok' | undefined };

const classOf = (tone: Look['tone']) => `bike-row${tone ? ` bike-row--${tone}` : ''}`;

function Inside({ icon, title, text }: Look) {
  return (
    <>
      <Icon name={icon} />
      <span className="bike-row__words">
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      <Icon name="chevron-end" />
    </>
  );
}

/** Leads somewhere. */
export function BikeLink({ to, ...look }: Look & { to: string }) {
  return (
    <Link className={classOf(look.tone)} to={to}>
      <Inside {...look} />
    </Link>
  );
}

/** Opens a window, or does what it says when it stands in a form. */
export function BikeButton({
  onClick,
  isBusy = false,
  ...look
}: Look & { onClick?: (() => void) | undefined; isBusy?: boolean }) {
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      className={classOf(look.tone)}
      onClick={onClick}
      aria-busy={isBusy || undefined}
      aria-haspopup={onClick ? 'dialog' : undefined}
    >
      <Inside {...look} />
    </button>
  );
}
