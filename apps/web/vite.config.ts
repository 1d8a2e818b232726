import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What may be shared by any page. */
const shared = /\/(?:apps\/web\/app|packages\/(?:domain|kit|browser)\/src)\/(?!form\/|field\.ts)/;

/** What is shown of a campaign; pages of accounts and calculators have none. */
const ofCampaigns =
  /\/kit\/src\/(?:figure|picture)\.tsx|\/domain\/src\/campaign\/(?!picture-address)|\/public\/(?:standing|campaign-list)\//;

/** A campaign's card, which pages with one campaign have not. */
const card = /\/kit\/src\/card\.tsx|\/campaign-list\/campaign-card\.tsx|\/standing\/card-standing\.tsx/;

/** What a card has of a campaign, and its own page as well. */
const ofCard =
  /\/follow\/follow-button\.tsx|\/domain\/src\/(?:campaign\/(?:benefit|standing)|brand\/real-brand)\.ts|\/standing\/standing-(?:line|words)\.tsx?|\/campaign-list\/(?:sample-tag\.tsx|use-campaign-badges\.ts)/;

// What pages load comes in few files: the same code in thirty small ones compresses a fifth worse. A group takes along
// what its modules import and no group before it has taken, but not what they import later.
const groups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\// },
  { name: 'frame', test: /\/app\/(?:root|public\/(?:language|shell)\/route)\.tsx$|\/calls\/client\.ts$/ },
  // Fields and the search among what is there, which pages without a form to send have, too.
  {
    name: 'fields',
    test: /\/kit\/src\/(?:fieldset|select-field|choice-field|text-field)\.tsx|\/domain\/src\/text\/turkish\.ts/,
  },
  // What all forms that are sent share.
  {
    name: 'sending',
    test: /\/(?:form-field|account\/identity|calls\/problem|form\/(?:field-message|phone-field|idempotency))\.tsx?/,
  },
  // What stands in a window comes when one is opened.
  { name: 'dialog', test: /\/kit\/src\/dialog\.tsx/ },
  { name: 'facts', test: /\/kit\/src\/facts-table\.tsx/ },
  // Forms are shared by many screens of the account, and none of them is the first that a visitor opens.
  {
    name: 'site',
    test: (id: string) => shared.test(id) && !ofCampaigns.test(id) && !card.test(id),
    minShareCount: 10,
  },
  { name: 'campaigns', test: (id: string) => ofCampaigns.test(id) && !card.test(id), minShareCount: 10 },
  // What is reached from the home page and the calculators as well.
  { name: 'chip', test: /\/kit\/src\/chip\.tsx|\/page\/page-failure\.ts/ },
  { name: 'list-address', test: /\/domain\/src\/filter\/list-address\.ts/ },
  // What lists have beside their cards: their order, pages, and what they are narrowed by.
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
  // What forms ask of a person: a profile and a quote would otherwise each cut it their way.
  { name: 'person', test: /\/domain\/src\/person\/(?:person|province)\.ts|\/form\/use-places\.ts/ },
  { name: 'document', test: /\/kit\/src\/(?:disclosure|unbroken)\.tsx/ },
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    // React Aria speaks thirty languages, the site two.
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
