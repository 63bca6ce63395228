import { classNames } from '@paddock/ui/class-names';
import { GoLink } from '@paddock/ui/go-link';
import { Picture } from '@paddock/ui/picture';
import { Section } from '@paddock/ui/section';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useTextDir } from '../../../i18n/text-dir.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import type { CompareRow, CompareView } from './compare.rules.ts';

/** Two or three models side by side; what differs stands out. */
export function CompareTable({ compare }: { compare: CompareView }) {
  const t = useT();
  const path = usePath();
  const { models } = compare;
  const groups = [
    ...compare.groups,
    ...(compare.geometry.length > 0 ? [{ title: t('products.geometries'), rows: compare.geometry }] : []),
  ];
  return (
    <Section
      id="compare"
      className="product-section"
      title={t('products.compare')}
      action={
        <GoLink as={Link} to={`${path(`products/${models[0]?.slug}`)}#specs`} back>
          {t('products.compareClear')}
        </GoLink>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="ui-table-box" aria-label={t('products.compare')} tabIndex={0}>
        <table className="ui-table compare" style={{ '--models': models.length } as CSSProperties}>
          <caption className="ui-hidden">{t('products.compare')}</caption>
          <thead>
            <tr>
              <td />
              {models.map((model, index) => (
                <th key={model.slug} scope="col">
                  {model.picture && <Picture source={model.picture} sizes="320px" alt="" />}
                  {index === 0 ? (
                    <b className="ui-name">
                      <bdi>{model.name}</bdi>
                    </b>
                  ) : (
                    <Link className="ui-name" to={path(`products/${model.slug}`)}>
                      <bdi>{model.name}</bdi>
                    </Link>
                  )}
                  {model.price && <span>{t('products.from', { price: model.price })}</span>}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.title}>
              <tr>
                <th className="compare__group" scope="rowgroup" colSpan={models.length + 1}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map((row) => (
                <Row key={row.slug} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </Section>
  );
}

function Row({ row }: { row: CompareRow }) {
  const ownDir = useTextDir();
  return (
    <tr className={classNames(row.differs && 'compare__differs') || undefined}>
      <th scope="row">{row.label}</th>
      {row.values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its model's
        <td key={index}>{value === null ? '–' : <bdi dir={ownDir(value)}>{value}</bdi>}</td>
      ))}
    </tr>
  );
}
