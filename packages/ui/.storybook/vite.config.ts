import { brand } from '@paddock/brand/vite-plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [brand()],
  // The stories' pictures are originals of the default brand.
  server: { fs: { allow: ['../..'] } },
  build: { chunkSizeWarningLimit: 2000, assetsInlineLimit: 0 },
});
