import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Modules that any page may share. */
const shared = /\/(?:apps\/web\/app|packages\/(?:domain|kit|browser)\/src)\/(?!form\/|field\.ts)/;

/** Modules that show campaigns. Pages of accounts and calculators have none. */
const ofCampaigns =
  /\/kit\/src\/(?:figure|picture)\.tsx|\/domain\/src\/campaign\/(?!picture-address)|\/public\/(?:standing|campaign-list)\//;

/** A campaign's card. Pages of a single campaign have none. */
const card = /\/kit\/src\/card\.tsx|\/campaign-list\/campaign-card\.tsx|\/standing\/card-standing\.tsx/;

/** Modules that a card shares with the campaign's own page. */
const ofCard =
  /\/follow\/follow-button\.tsx|\/domain\/src\/(?:campaign\/(?:benefit|standing)|brand\/real-brand)\.ts|\/standing\/standing-(?:line|words)\.tsx?|\/campaign-list\/(?:sample-tag\.tsx|use-campaign-badges\.ts)/;

// Chunks of the pages. Few large files are used, because the same code in thirty small ones compresses about a fifth
// worse. A group includes the static imports of its modules that no earlier group has taken, but not the dynamic ones.
const groups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\// },
  {
    name: 'frame',
    test: /\/app\/(?:root|public\/(?:language|shell)\/route)\.tsx$|\/calls\/client\.ts$|\/page\/router-transitions\.ts$|\/trusted-types\.ts$/,
  },
  // Fields and the filter of lists, which pages without a form use, too.
  {
    name: 'fields',
    test: /\/kit\/src\/(?:fieldset|select-field|choice-field|text-field)\.tsx|\/domain\/src\/text\/turkish\.ts/,
  },
  // Code that all forms share.
  {
    name: 'sending',
    test: /\/(?:form-field|account\/identity|calls\/problem|form\/(?:field-message|phone-field|idempotency))\.tsx?/,
  },
  // Loaded when the first dialog opens.
  { name: 'dialog', test: /\/kit\/src\/dialog\.tsx/ },
  { name: 'facts', test: /\/kit\/src\/facts-table\.tsx/ },
  // Forms are excluded: many account screens share them, but visitors do not start there.
  {
    name: 'site',
    test: (id: string) => shared.test(id) && !ofCampaigns.test(id) && !card.test(id),
    minShareCount: 10,
  },
  { name: 'campaigns', test: (id: string) => ofCampaigns.test(id) && !card.test(id), minShareCount: 10 },
  // Modules that the home page and the calculators need as well.
  { name: 'chip', test: /\/kit\/src\/chip\.tsx|\/page\/page-failure\.ts/ },
  { name: 'list-address', test: /\/domain\/src\/filter\/list-address\.ts/ },
  // Parts of lists other than cards: sorting, pagination and filters.
  {
    name: 'list',
    test: /\/campaign-list\/(?:list-|shown-|sort-|use-focus|category-chips)|\/public\/filter\/(?:chosen|filtered|late)-/,
  },
  { name: 'of-card', test: ofCard },
  { name: 'card', test: card },
  {
    name: 'form',
    test: /\/browser\/src\/form\/(?!kept-draft|use-form)|\/domain\/src\/field\.ts|\/app\/form\/form-failure\.tsx/,
  },
  // Personal fields. Without this group the profile and the quote form would each get their own split.
  { name: 'person', test: /\/domain\/src\/person\/(?:person|province)\.ts|\/form\/use-places\.ts/ },
  { name: 'document', test: /\/kit\/src\/(?:disclosure|unbroken)\.tsx/ },
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    // React Aria includes thirty languages; the site needs two.
    { ...optimizeLocales.vite({ locales: ['tr-TR', 'en-US'] }), enforce: 'pre' },
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  server: { hmr: { port: 24679 } },
});
