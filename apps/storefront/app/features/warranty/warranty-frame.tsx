import { Icon } from '@paddock/ui/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Head } from '../../frame/head.tsx';
import { usePath } from '../../page/page-context.ts';
import './warranty.css';

type Props = {
  title: string;
  lead?: ReactNode;
  back: { path: string; words: string };
  aside: ReactNode;
  /** What stands beside is about this one. */
  about: string;
  children: ReactNode;
};

/** The way back, what it is about, and beside it the machine. */
export function WarrantyFrame({ title, lead, back, aside, about, children }: Props) {
  const path = usePath();
  return (
    <div className="ui-column war">
      <Head title={title} noindex />
      <Link className="war__back" to={path(back.path)}>
        <Icon name="chevron-start" />
        {back.words}
      </Link>
      <div className="war__two">
        <div className="war__main">
          <h1 className="ui-h2">{title}</h1>
          {lead && <p className="ui-lead ui-muted war__lead">{lead}</p>}
          {children}
        </div>
        <aside className="war__aside" aria-label={about}>
          {aside}
        </aside>
      </div>
    </div>
  );
}
