import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compressFiles } from './compress-files.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compressFiles()],
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
  server: { hmr: { port: 24679 } },
});
