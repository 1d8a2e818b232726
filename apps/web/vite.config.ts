import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// What every page loads comes in few files: the same code in thirty small ones compresses a fifth worse. A group
// takes along what its modules import, but not what they import later.
const groups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\// },
  { name: 'frame', test: /\/app\/(?:root|public\/(?:language|shell)\/route|calls\/client)\.tsx?$/ },
  {
    name: 'fields',
    test: /\/app\/(?:ui\/(?:fieldset|select-field|choice-field)|public\/quote\/fields\/phone-field)\.tsx/,
  },
  // What forms ask of a person, in one piece: a profile and a quote would otherwise each cut it their way.
  {
    name: 'person',
    test: /\/domain\/src\/(?:form-field|person)\.ts|\/public\/quote\/(?:fields\/(?:use-places|field-message)|sending\/(?:quote-problem|idempotency))\.ts/,
  },
  // Forms are shared by many screens of the account, and none of them is the first that a visitor opens.
  { name: 'site', test: /\/(?:apps\/web\/app(?!\/form)|packages\/domain)\//, minShareCount: 10 },
];

/** These are there before anything is fetched later: naming them as its company would cost each page their names. */
const loadedFirst = /\/(?:framework|rolldown-runtime|frame|site)-/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((file) => !loadedFirst.test(file)),
    },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  server: { hmr: { port: 24679 } },
});
