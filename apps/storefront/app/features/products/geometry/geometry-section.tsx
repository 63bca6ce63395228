import { GoLink } from '@paddock/ui/go-link';
import { Section } from '@paddock/ui/section';
import { Segmented } from '@paddock/ui/segmented';
import { Table } from '@paddock/ui/table';
import { useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { BicycleDrawing } from './bicycle-drawing.tsx';
import { drawMachine } from './geometry-drawing.rules.ts';
import type { GeometryView } from './geometry-view.ts';
import { MotorcycleDrawing } from './motorcycle-drawing.tsx';
import { RiderHeights } from './rider-heights.tsx';

/** The letters that tie the drawing to the table. */
const BICYCLE_KEYS = ['reach', 'stack', 'head-angle', 'seat-angle', 'chainstay', 'wheelbase'];
const MOTORCYCLE_KEYS = ['wheelbase', 'rake', 'trail', 'seat-height', 'clearance'];

const letterOf = (keys: readonly string[], measure: string) => {
  const index = keys.indexOf(measure);
  return index < 0 ? '' : String.fromCharCode(65 + index);
};

/** All sizes side by side, and a drawing made from the numbers of the chosen one. */
export function GeometrySection({ geometry, slug }: { geometry: GeometryView; slug: string }) {
  const t = useT();
  const path = usePath();
  const [chosen, setChosen] = useState(geometry.chosen);
  const { sizes } = geometry;
  const several = sizes.length > 1;
  const drawings = geometry.measures.map(drawMachine);
  const kind = drawings[0]?.kind;
  const keys = kind === 'bicycle' ? BICYCLE_KEYS : MOTORCYCLE_KEYS;
  return (
    <Section
      id="geometries"
      tone="paper"
      className="product-section"
      title={t('products.geometries')}
      intro={kind && t(several ? 'products.geometryHint' : 'products.geometryHintOne')}
      action={
        several && (
          <div className="geometry__sizes">
            <Segmented
              legend={t('products.size')}
              name="geometry-size"
              options={sizes.map((name, index) => ({ value: String(index), label: name }))}
              value={String(chosen)}
              onChange={(value) => setChosen(Number(value))}
            />
          </div>
        )
      }
    >
      <div className="geometry" data-drawn={kind !== undefined}>
        {kind && (
          <div className="geometry__drawn">
            <div className="geometry__paper">
              <Drawing drawings={drawings} chosen={chosen} geometry={geometry} keys={keys} />
            </div>
            {geometry.riders && several && (
              <>
                <RiderHeights
                  sizes={sizes}
                  riders={geometry.riders}
                  chosen={chosen}
                  isInFeet={geometry.unit === 'in'}
                />
                <p>
                  <GoLink as={Link} to={path(`products/${slug}/size`)}>
                    {t('products.findSize')}
                  </GoLink>
                </p>
              </>
            )}
          </div>
        )}
        <MeasureTable geometry={geometry} chosen={chosen} keys={kind && keys} />
      </div>
    </Section>
  );
}

type TableProps = {
  geometry: GeometryView;
  chosen: number;
  /** The measures that have a letter in the drawing; without a drawing none. */
  keys: readonly string[] | undefined;
};

function MeasureTable({ geometry, chosen, keys }: TableProps) {
  const t = useT();
  const { sizes, rows } = geometry;
  const several = sizes.length > 1;
  return (
    <div className="geometry__table">
      <Table
        caption={t('products.geometries')}
        hideCaption
        columns={[t('products.measure'), ...(several ? sizes : [geometry.unit])]}
        rows={rows.map((row) => ({
          key: row.slug,
          head: (
            <>
              <b className="geometry__key">{keys && letterOf(keys, row.slug)}</b>
              {row.name}
            </>
          ),
          cells: row.texts.map((text) => text ?? '–'),
        }))}
        chosen={several ? chosen : undefined}
      />
      <p className="ui-small ui-muted">
        {t(geometry.unit === 'in' ? 'products.unitsNote.inches' : 'products.unitsNote')}
      </p>
    </div>
  );
}

type DrawingProps = {
  drawings: ReturnType<typeof drawMachine>[];
  chosen: number;
  geometry: GeometryView;
  keys: readonly string[];
};

function Drawing({ drawings, chosen, geometry, keys }: DrawingProps) {
  const t = useT();
  const drawing = drawings[chosen];
  const label = (measure: string) => {
    const text = geometry.rows.find((row) => row.slug === measure)?.texts[chosen];
    return text ? `${letterOf(keys, measure)} ${text}` : '';
  };
  if (drawing?.kind === 'motorcycle') {
    return <MotorcycleDrawing motorcycle={drawing} title={t('products.drawingAltOne')} label={label} />;
  }
  return (
    <BicycleDrawing
      bicycles={drawings.filter((one) => one?.kind === 'bicycle')}
      chosen={chosen}
      title={t('products.drawingAlt', { size: geometry.sizes[chosen] ?? '' })}
      label={label}
    />
  );
}
