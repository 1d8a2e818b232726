import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { isAmong } from '../../scripts/chunk-modules.ts';

const app = 'apps/web/app';
const kit = 'packages/kit/src';
const domain = 'packages/domain/src';
const browser = 'packages/browser/src';

/** Modules that any page may share. */
const inSite = isAmong(app, domain, kit, browser);

/** Forms: many account screens share them, but visitors do not start there. */
const inForms = isAmong(
  `${app}/form`,
  `${browser}/form`,
  `${kit}/form/field.tsx`,
  `${domain}/field`,
  `${domain}/account/identity.ts`,
);

/** A campaign's card. Pages of a single campaign have none. */
const inCard = isAmong(
  `${kit}/card.tsx`,
  `${app}/public/campaign-list/campaign-card.tsx`,
  `${app}/public/standing/card-standing.tsx`,
);

const inCampaigns = isAmong(
  `${kit}/facts/figure.tsx`,
  `${kit}/gallery/picture.tsx`,
  `${domain}/campaign`,
  `${app}/public/standing`,
  `${app}/public/campaign-list`,
);
const isPictureAddress = isAmong(`${domain}/campaign/picture-address.ts`);

/** Modules that show campaigns. Pages of accounts and calculators have none. */
const showsCampaigns = (id: string) => inCampaigns(id) && !isPictureAddress(id);

// Chunks of the pages. Few large files are used, because the same code in thirty small ones compresses about a fifth
// worse. A group includes the static imports of its modules that no earlier group has taken, but not the dynamic ones.
const groups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\// },
  {
    name: 'frame',
    test: isAmong(
      `${app}/root.tsx`,
      `${app}/public/language/route.tsx`,
      `${app}/public/shell/route.tsx`,
      `${app}/page/router-transitions.ts`,
      `${app}/document/trusted-types.ts`,
      `${browser}/calls/client.ts`,
      `${kit}/unbroken.tsx`,
    ),
  },
  // Fields and the filter of lists, which pages without a form use, too.
  {
    name: 'fields',
    test: isAmong(
      `${kit}/form/fieldset.tsx`,
      `${kit}/form/select-field.tsx`,
      `${kit}/form/choice-field.tsx`,
      `${kit}/form/text-field.tsx`,
      `${domain}/text/turkish.ts`,
    ),
  },
  // Figures and dates, which pages of forms do not show at first.
  { name: 'format', test: isAmong(`${domain}/text/format.ts`) },
  // Loaded when the first dialog opens.
  { name: 'dialog', test: isAmong(`${kit}/dialog.tsx`) },
  { name: 'facts', test: isAmong(`${kit}/facts/facts-table.tsx`) },
  {
    name: 'site',
    test: (id: string) => inSite(id) && !inForms(id) && !showsCampaigns(id) && !inCard(id),
    minShareCount: 10,
  },
  { name: 'campaigns', test: (id: string) => showsCampaigns(id) && !inCard(id), minShareCount: 10 },
  // Modules that the home page and the calculators need as well.
  { name: 'chip', test: isAmong(`${kit}/chip.tsx`, `${app}/page/page-failure.ts`) },
  // With what it imports, as one file.
  { name: 'loader-json', test: isAmong(`${app}/page/loader-json.ts`) },
  { name: 'list-address', test: isAmong(`${domain}/filter/list-address.ts`) },
  // Parts of lists other than cards: sorting, pagination and filters.
  {
    name: 'list',
    test: isAmong(
      `${app}/public/campaign-list/category-chips.tsx`,
      `${app}/public/campaign-list/list-heading.tsx`,
      `${app}/public/campaign-list/list-page-head.tsx`,
      `${app}/public/campaign-list/list-pages.tsx`,
      `${app}/public/campaign-list/list-query.ts`,
      `${app}/public/campaign-list/shown-range.tsx`,
      `${app}/public/campaign-list/sort-menu.tsx`,
      `${app}/public/campaign-list/use-focus-on-page.ts`,
      `${app}/public/filter/chosen-filters.ts`,
      `${app}/public/filter/filtered-area.tsx`,
      `${app}/public/filter/filtered-list.ts`,
      `${app}/public/filter/late-filters.tsx`,
    ),
  },
  // Modules that a card shares with the campaign's own page.
  {
    name: 'of-card',
    test: isAmong(
      `${app}/follow/follow-button.tsx`,
      `${app}/public/campaign-list/sample-tag.tsx`,
      `${app}/public/campaign-list/use-campaign-badges.ts`,
      `${app}/public/standing/standing-line.tsx`,
      `${app}/public/standing/standing-words.ts`,
      `${domain}/campaign/benefit.ts`,
      `${domain}/campaign/standing.ts`,
      `${domain}/brand/real-brand.ts`,
    ),
  },
  { name: 'card', test: inCard },
  // Code that all forms share.
  {
    name: 'form',
    test: isAmong(
      `${domain}/field/form-field.ts`,
      `${domain}/field/field.ts`,
      `${domain}/account/identity.ts`,
      `${browser}/calls/problem.ts`,
      `${browser}/form/draft.ts`,
      `${browser}/form/field-message.ts`,
      `${browser}/form/idempotency.ts`,
      `${browser}/form/use-content.ts`,
      `${app}/form/email-field.tsx`,
      `${app}/form/form-failure.tsx`,
      `${app}/form/phone-field.tsx`,
    ),
  },
  // Personal fields. Without this group the profile and the quote form would each get their own split.
  {
    name: 'person',
    test: isAmong(`${domain}/person/person.ts`, `${domain}/person/province.ts`, `${app}/form/use-places.ts`),
  },
  { name: 'document', test: isAmong(`${kit}/disclosure.tsx`, `${kit}/unbroken.tsx`) },
  // The form for one campaign and that for several.
  {
    name: 'quote-fields',
    test: isAmong(
      `${app}/public/quote/form/use-quote-content.ts`,
      `${app}/public/quote/fields/contact-fields.tsx`,
      `${app}/public/quote/fields/place-fields.tsx`,
      `${app}/public/quote/fields/extra-fields.tsx`,
      `${app}/public/quote/fields/optional-consents.tsx`,
      `${app}/public/quote/fields/trap.tsx`,
      `${app}/public/quote/fields/use-notice-dialog.tsx`,
      `${app}/public/quote/sending/quote-message.ts`,
      `${app}/public/quote/sending/send-filled.ts`,
    ),
  },
];

// A page has these chunks before it loads any other, so that others need not name them among what they preload.
const isOnEveryPage = (file: string) => /^assets\/(?:rolldown-runtime|framework|frame|site)-/.test(file);

// Every page loads the names of most chunks, in the route table and in imports. These are the shortest hashes that the
// bundler makes for this number of chunks; two versions of a chunk still share one in less than 10^-10 of all cases.
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
} as const;

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
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !isOnEveryPage(file)) },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...fileNames } } } },
  },
  server: { hmr: { port: 24679 } },
});
