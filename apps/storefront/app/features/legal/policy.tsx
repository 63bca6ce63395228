import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx';
import { useT } from '../../i18n/use-t.ts';
import { RichText } from '../pages/blocks/text-blocks.tsx';
import { PageData, PageHead, type PageView } from '../pages/page-data.tsx';
import '../pages/blocks/blocks.css';
import './policy.css';

type Props = {
  page: PageView;
  name: string;
  /** Stands under the head: what a visitor can do about it. */
  children?: ReactNode;
};

/** A text that binds: when it was last changed, its parts by name, and reading without anything beside it. */
export function Policy({ page, name, children }: Props) {
  const t = useT();
  const { title, description, changedOn, textLang } = page;
  const parts = page.blocks.filter((block) => block.type === 'text');
  return (
    <div className="policy">
      <PageHead page={{ ...page, title: name }} />
      <PageData page={{ ...page, title: name }} trail={[]} />
      <header className="ui-column policy__head">
        <Breadcrumbs trail={[]} current={name} />
        <div className="policy__title" {...textLang}>
          <h1 className="ui-h1">{title}</h1>
          <p className="ui-lead">{description}</p>
        </div>
        {textLang && <p className="policy__languages">{t('legal.inEnglish')}</p>}
        {changedOn && <p className="ui-small ui-muted">{t('legal.updated', { date: changedOn })}</p>}
        {children}
      </header>
      <div className="ui-column policy__in" {...textLang}>
        <nav className="policy__parts" aria-label={title}>
          <ol>
            {parts.map((part, at) => (
              <li key={part.title}>
                <a href={`#part-${at + 1}`}>{part.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="policy__text">
          {parts.map((part, at) => (
            <section key={part.title} id={`part-${at + 1}`}>
              <h2 className="ui-h3">{part.title}</h2>
              <RichText html={part.html} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
