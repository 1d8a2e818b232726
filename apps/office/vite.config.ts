import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // The server offers the files of the build here; the document itself stands at every address of the office.
  base: '/office/',
  plugins: [
    tailwindcss(),
    react(),
    // React Aria speaks thirty languages, the office two.
    { ...optimizeLocales.vite({ locales: ['tr-TR', 'en-US'] }), enforce: 'pre' },
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true, outDir: 'build' },
});
