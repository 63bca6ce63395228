import { brand } from '@paddock/brand/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [brand(), tailwindcss()],
  // The stories' pictures are originals of the default brand.
  server: { fs: { allow: ['../..'] } },
  build: { chunkSizeWarningLimit: 2000, assetsInlineLimit: 0 },
});
