import { Picture, type PictureSource } from '@paddock/ui/picture';
import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Head } from './head.tsx';

type Props = {
  title: string;
  lead: string | null;
  picture?: PictureSource | null | undefined;
  /** Between home and this page. */
  trail?: { name: string; path: string }[];
  noindex?: boolean;
  /** What the page is about. */
  children: ReactNode;
};

/** How every inner page begins: where you are, what it is called, what it is for, one picture. */
export function PageFrame({ title, lead, picture, trail = [], noindex = false, children }: Props) {
  return (
    <>
      <Head title={title} description={lead ?? title} noindex={noindex} />
      <div className="frame">
        <div className="ui-column frame__in">
          <div className="frame__text">
            <Breadcrumbs trail={trail} current={title} />
            <h1 className="ui-h1">{title}</h1>
            {lead && <p className="ui-lead">{lead}</p>}
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
      {children}
    </>
  );
}
