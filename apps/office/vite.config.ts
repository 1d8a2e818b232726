import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { isAmong } from '../../scripts/chunk-modules.ts';
import { compressFiles } from '../../scripts/compress-files.ts';
import { firstPaintFile } from './first-paint.ts';
import { needsScript } from './needs-script.ts';

// Path under which the server serves the build's files. The document itself is served at every address of the office.
const base = '/office/';

const office = 'apps/office/src';
const inFields = isAmong(`${office}/fields`);
const inScreens = isAmong(
  `${office}/client`,
  `${office}/screen`,
  `${office}/chart`,
  'packages/kit/src',
  'packages/domain/src',
);
const inQueries = (id: string) => /\/node_modules\/@tanstack\/(?:react-query|query-core)\//.test(id);

// Without groups, each set of screens that share modules gets a chunk of its own, and a list loads a hundred small files.
// A group includes the static imports of its modules that no earlier group has taken.
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'frame', tags: ['$initial'] },
  // What nearly every screen needs, the dashboard and its charts included.
  {
    name: 'screen',
    test: (id: string) => inScreens(id) || inQueries(id),
    minShareCount: 16,
  },
  {
    name: 'form',
    test: (id: string) => inFields(id) || id.includes('/node_modules/react-hook-form/'),
    minShareCount: 8,
  },
  { name: 'list', test: isAmong(`${office}/resource`, `${office}/table`), minShareCount: 8 },
  // Pickers, the command palette, and whatever is moved by drag or keys.
  { name: 'aria', test: /\/node_modules\/(?:react-aria|react-stately|@internationalized)/, minShareCount: 3 },
];

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
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  server: { hmr: { port: 24680 } },
});
