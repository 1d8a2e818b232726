import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressFiles } from '../../scripts/compress-files.ts';
import { firstPaintFile } from './first-paint.ts';
import { needsScript } from './needs-script.ts';

// Path under which the server serves the build's files. The document itself is served at every address of the office.
const base = '/office/';

const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle: () => compressFiles(fileURLToPath(new URL('build', import.meta.url))),
};

export default defineConfig({
  base,
  plugins: [
    tailwindcss(),
    react(),
    // React Aria includes thirty languages; the office needs two.
    { ...optimizeLocales.vite({ locales: ['tr-TR', 'en-US'] }), enforce: 'pre' },
    firstPaintFile(base),
    needsScript,
    compressed,
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true, outDir: 'build' },
  server: { hmr: { port: 24680 } },
});
