import { GoLink } from '@paddock/ui/go-link';
import { Picture, type PictureSource } from '@paddock/ui/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MessageId } from '../i18n/message-id.ts';
import { useT } from '../i18n/use-t.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Head } from './head.tsx';
import { usePath } from './use-path.ts';

type Around = readonly (readonly [to: string, words: MessageId])[];

const EVERYWHERE: Around = [
  ['products', 'shell.frame.models'],
  ['stores', 'shell.frame.stores'],
  ['news', 'shell.frame.news'],
  ['contact', 'shell.frame.contact'],
];

type Props = {
  title: string;
  lead: string;
  picture?: PictureSource | null | undefined;
  /** Between home and this page. */
  trail?: { name: string; path: string }[];
  noindex?: boolean;
  /** Where it leads on to, where that is not the same as everywhere. */
  around?: Around;
  /** What the page is about; pages whose content is still to come lead on to others instead. */
  children?: ReactNode;
};

/** How every inner page begins: where you are, what it is called, what it is for, one picture. */
export function PageFrame({ title, lead, picture, trail = [], noindex = false, around, children }: Props) {
  return (
    <>
      <Head title={title} description={lead} noindex={noindex} />
      <div className="frame">
        <div className="ui-column frame__in">
          <div className="frame__text">
            <Breadcrumbs trail={trail} current={title} />
            <h1 className="ui-h1">{title}</h1>
            <p className="ui-lead">{lead}</p>
          </div>
          {picture && (
            <Picture
              className="frame__picture"
              source={picture}
              alt=""
              sizes="(min-width: 1024px) 45vw, 100vw"
              fit="studio"
              priority
            />
          )}
        </div>
      </div>
      {children ?? <LookAround links={around ?? EVERYWHERE} />}
    </>
  );
}

function LookAround({ links }: { links: Around }) {
  const t = useT();
  const path = usePath();
  return (
    <section className="ui-column frame__around" aria-labelledby="look-around">
      <h2 id="look-around" className="ui-h4">
        {t('shell.frame.more')}
      </h2>
      <ul>
        {links.map(([to, id]) => (
          <li key={to}>
            <GoLink as={Link} to={path(to)}>
              {t(id)}
            </GoLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
