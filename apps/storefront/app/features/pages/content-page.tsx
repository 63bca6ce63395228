import { Picture, type PictureSource } from '@paddock/ui/picture';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx';
import { ALL_BLOCKS } from './blocks/all-blocks.tsx';
import { Blocks } from './blocks/blocks.tsx';
import { PageData, PageHead, type PageView } from './page-data.tsx';

type Trail = { name: string; path: string }[];
type Props = {
  page: PageView;
  /** Between home and this page. */
  trail?: Trail;
  /** A machine beside the page's name, where it begins without a banner. */
  picture?: PictureSource;
  /** After the page's beginning: where else to go from here. */
  children?: ReactNode;
};

/** A page that is made of blocks: it begins with its banner, or with its name where it has none. */
export function ContentPage({ page, trail = [], picture, children }: Props) {
  const { title, description, blocks, textLang } = page;
  const [first, ...rest] = blocks;
  const banner = first?.type === 'banner' ? first : null;
  return (
    <>
      <PageHead page={page} />
      <PageData page={page} trail={trail} />
      {banner ? (
        <>
          <Blocks blocks={[banner]} kinds={ALL_BLOCKS} textLang={textLang} isTop />
          <div className="ui-column content-top">
            <Breadcrumbs trail={trail} current={title} />
          </div>
        </>
      ) : (
        <div className="frame">
          <div className="ui-column frame__in">
            <div className="frame__text">
              <Breadcrumbs trail={trail} current={title} />
              <h1 className="ui-h1" {...textLang}>
                {title}
              </h1>
              <p className="ui-lead" {...textLang}>
                {description}
              </p>
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
      )}
      {children}
      <Blocks blocks={banner ? rest : blocks} kinds={ALL_BLOCKS} textLang={textLang} />
    </>
  );
}
