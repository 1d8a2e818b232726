import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '@ayrac/domain/text/locale.ts';
import { demoCatalogue } from '../apps/server/src/demo/demo-catalogue.ts';
import { openBrowser } from './browser.ts';
import { build } from './build.mjs';
import { demoPlaces, listScreens } from './screens/screens.ts';
import { type Look, nameOf, THEMES, takeLook, WIDTHS } from './screens/take-screen.ts';
import { openSite, patience, unlimitedQuotes } from './site.ts';
import { CommandError, ROOT, runMain, step } from './steps.mjs';
import { withdrawCampaign } from './withdraw-campaign.ts';

/*
 * Captures every screen of the built site at two widths, in both themes and languages, into ./screenshots. `--only
 * home,quote` captures these screens only, `--looks 390-light-tr` these variants only. The screens of the office need
 * `office-jobs` before them, which signs in.
 */
const FOLDER = join(ROOT, 'screenshots');
const AT_ONCE = 2;
/** The captures fill in forms faster than people, and all of them come from one address. */
const hurried = {
  ...unlimitedQuotes,
  NEWSLETTER_LIMIT_PER_ADDRESS: '1000',
  ...patience,
};

await runMain(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, looks: { type: 'string' } } });
  const screens = choose(listScreens(), ({ name }) => name, values.only);
  const waiting = choose(listLooks(), nameOf, values.looks);
  await build();
  await mkdir(FOLDER, { recursive: true });
  const failures: string[] = [];
  const site = await step('Start the site', () => openSite(hurried));
  try {
    await withdrawCampaign(site.dataDir, demoPlaces(demoCatalogue()).removed);
    const browser = await openBrowser();
    try {
      const workers = Array.from({ length: AT_ONCE }, async () => {
        for (let look = waiting.shift(); look !== undefined; look = waiting.shift()) {
          const name = nameOf(look);
          const taken = await step(name, () => takeLook(browser, site.origin, screens, look as Look, FOLDER));
          failures.push(...taken.map((failure) => `${failure} (${name})`));
        }
      });
      await Promise.all(workers);
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
  for (const failure of failures) console.error(failure);
  console.log(
    `${FOLDER}: ${failures.length === 0 ? 'complete' : `${failures.length} screenshots are missing`}`,
  );
  return failures.length === 0 ? 0 : 1;
});

/** Returns all of them, or those with the requested names. */
function choose<One>(all: readonly One[], nameOfOne: (one: One) => string, asked: string | undefined): One[] {
  if (asked === undefined) return [...all];
  const known = all.map(nameOfOne);
  const names = asked.split(',');
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new CommandError(`Unknown screens: ${unknown.join(', ')}. Known screens: ${known.join(', ')}`);
  }
  return all.filter((one) => names.includes(nameOfOne(one)));
}

function listLooks(): Look[] {
  return WIDTHS.flatMap((width) =>
    THEMES.flatMap((theme) => locales.map((locale) => ({ width, theme, locale }))),
  );
}
