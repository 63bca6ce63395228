import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss()],
  // The stories' pictures are the repository's originals, one folder up.
  server: { fs: { allow: ['../..'] } },
  build: { chunkSizeWarningLimit: 2000, assetsInlineLimit: 0 },
});
