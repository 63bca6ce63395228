import { Picture, type PictureSource } from '@paddock/ui/picture';
import type { ReactNode } from 'react';
import { BrandLogo } from '../../frame/brand-logo.tsx';
import { Head } from '../../frame/head.tsx';

type Props = {
  title: string;
  text: string;
  picture: PictureSource;
  isInLayout?: boolean;
  children: ReactNode;
};

/** A picture from edge to edge with a few words: what is not found, a site in maintenance. */
export function PicturePage({ title, text, picture, isInLayout = false, children }: Props) {
  const Area = isInLayout ? 'section' : 'main';
  return (
    <Area
      className="shell-404 shell-under-header ui-dark"
      {...(isInLayout ? {} : { id: 'content', tabIndex: -1 })}
    >
      <Head title={title} noindex />
      <Picture source={picture} alt="" sizes="100vw" priority fit="cover" className="shell-404__picture" />
      {!isInLayout && <BrandLogo />}
      <div className="ui-column shell-404__in">
        <h1 className="ui-h1">{title}</h1>
        <p className="ui-lead">{text}</p>
        {children}
      </div>
    </Area>
  );
}
