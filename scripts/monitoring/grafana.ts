import type { Dashboard, Panel } from '../../deploy/monitoring/dashboards.ts';

const COLUMNS = 2;
const WIDTH = 24 / COLUMNS;
const HEIGHT = 8;

/** A dashboard in Grafana's own format (schema 38, Grafana 10 and later). */
export const grafanaOf = ({ id, title, panels }: Dashboard) => ({
  uid: `paddock-${id}`,
  title: `Paddock: ${title}`,
  tags: ['paddock'],
  schemaVersion: 38,
  version: 1,
  editable: false,
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  templating: {
    list: [{ name: 'source', label: 'Source', type: 'datasource', query: 'prometheus', hide: 0 }],
  },
  panels: panels.map(panelOf),
});

const panelOf = ({ title, unit, lines }: Panel, n: number) => ({
  id: n + 1,
  title,
  type: 'timeseries',
  datasource: { type: 'prometheus', uid: '$source' },
  gridPos: { x: (n % COLUMNS) * WIDTH, y: Math.floor(n / COLUMNS) * HEIGHT, w: WIDTH, h: HEIGHT },
  fieldConfig: { defaults: { unit, custom: { lineWidth: 1, fillOpacity: 8 } }, overrides: [] },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
  targets: Object.entries(lines).map(([legendFormat, expr], at) => ({
    refId: String.fromCharCode(65 + at),
    expr,
    legendFormat,
  })),
});
