import type { Dashboard, Panel } from '../../deploy/monitoring/dashboards.ts';

const COLUMNS = 2;
const WIDTH = 24 / COLUMNS;
const HEIGHT = 8;

const UNITS: Readonly<Record<Panel['unit'], string>> = {
  short: 'decimal',
  s: 'seconds',
  percentunit: 'percent-decimal',
  reqps: 'requests/sec',
  bytes: 'bytes',
};

/** A dashboard in the format of Perses (`percli apply -f`). It asks the default Prometheus of its project. */
export const persesOf = ({ id, title, panels }: Dashboard) => ({
  kind: 'Dashboard',
  metadata: { name: `paddock-${id}`, project: 'paddock' },
  spec: {
    display: { name: `Paddock: ${title}` },
    duration: '6h',
    refreshInterval: '30s',
    panels: Object.fromEntries(panels.map((panel, n) => [`panel${n}`, panelOf(panel)])),
    layouts: [{ kind: 'Grid', spec: { items: panels.map((_panel, n) => placeOf(n)) } }],
  },
});

const placeOf = (n: number) => ({
  x: (n % COLUMNS) * WIDTH,
  y: Math.floor(n / COLUMNS) * HEIGHT,
  width: WIDTH,
  height: HEIGHT,
  content: { $ref: `#/spec/panels/panel${n}` },
});

const panelOf = ({ title, unit, lines }: Panel) => ({
  kind: 'Panel',
  spec: {
    display: { name: title },
    plugin: {
      kind: 'TimeSeriesChart',
      spec: {
        legend: { position: 'bottom', mode: 'list' },
        yAxis: { format: { unit: UNITS[unit] } },
        visual: { lineWidth: 1, areaOpacity: 0.08 },
      },
    },
    queries: Object.entries(lines).map(([seriesNameFormat, query]) => ({
      kind: 'TimeSeriesQuery',
      spec: { plugin: { kind: 'PrometheusTimeSeriesQuery', spec: { query, seriesNameFormat } } },
    })),
  },
});
