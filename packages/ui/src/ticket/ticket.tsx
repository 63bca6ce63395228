import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface TicketFact {
  icon?: IconName | undefined;
  text: ReactNode;
}

export interface TicketProps {
  picture: ReactNode;
  name: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  /** Colour, size, place. */
  facts?: readonly TicketFact[] | undefined;
  status?: ReactNode;
  /** Days until it can be collected. */
  when?: readonly TicketFact[] | undefined;
  price: ReactNode;
  /** Under the price on the tall form. */
  note?: ReactNode;
  /** The one button. */
  action: ReactNode;
  /** `row` in lists, `tall` side by side on the home page. */
  form?: 'row' | 'tall' | undefined;
  className?: string | undefined;
}

/** One unit, as a ticket: picture, what and where, when, and the stub with price and button behind a perforation. */
export function Ticket(props: TicketProps) {
  const { picture, name, level = 3, facts, status, when, price, note, action, form = 'row' } = props;
  const Heading = `h${level}` as const;
  const title = (
    <Heading className="ui-h4">
      <bdi>{name}</bdi>
    </Heading>
  );
  return (
    <article className={classNames('ui-ticket', `ui-ticket--${form}`, props.className)}>
      <div className="ui-ticket__picture">{picture}</div>
      <div className="ui-ticket__body">
        <div className="ui-ticket__what">
          {form === 'tall' && status}
          {title}
          <TicketFacts facts={facts} />
        </div>
        <div className="ui-ticket__when">
          {form === 'row' && status}
          <TicketFacts facts={when} />
        </div>
      </div>
      <div className="ui-ticket__stub">
        <div>
          {price}
          {note && <p className="ui-ticket__days">{note}</p>}
        </div>
        {action}
      </div>
    </article>
  );
}

function TicketFacts({ facts }: { facts: readonly TicketFact[] | undefined }) {
  if (!facts?.length) return null;
  return (
    <ul className="ui-ticket__facts">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other identity than their order
        <li key={index}>
          {fact.icon && <Icon name={fact.icon} />}
          {fact.text}
        </li>
      ))}
    </ul>
  );
}
