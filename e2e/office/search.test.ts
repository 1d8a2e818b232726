import { readFile } from 'node:fs/promises';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectWhole } from '../axe.ts';
import { consentCookie } from '../consent.ts';
import { usernameOf } from '../member.ts';
import { arriveAtOffice, moveInOffice, signInAsAdmin } from '../office.ts';
import { comeAlive, expect, story } from '../story.ts';

const { resource, synonyms } = office;
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';
const QUERIES = '/admin/search?tab=queries&only=empty';

/** Returns a word that no other story searches for and that is unlike any term of the catalogue. */
const madeUp = (name: string) =>
  `zq${[...name].map((sign) => String.fromCharCode(97 + (sign.charCodeAt(0) % 26))).join('')}`.slice(0, 24);

story(
  'a search without results gets a synonym, finds campaigns, and shows which are opened',
  { tag: '@once' },
  async ({ page, context, browser, visitor, baseURL }) => {
    const term = madeUp(usernameOf(visitor));
    const found = `/search?q=${term}`;
    const site = await context.newPage();
    await site.goto(found);
    await expect(site.getByRole('heading', { name: tr.nothingFound.popular })).toBeVisible();

    await signInAsAdmin(page, visitor);
    const counted = async () => (await page.request.get('/api/admin/queries?only=empty')).text();
    // Searches are recorded every few seconds.
    await expect.poll(counted, { timeout: 15_000 }).toContain(term);
    await arriveAtOffice(page, QUERIES);
    const add = page.getByRole('link', {
      name: synonyms.queries.labelled({ term, label: synonyms.queries.add }),
    });
    await expect(add).toBeVisible();
    await expectWhole(page);
    await add.click();

    const panel = page.getByRole('complementary');
    await expect(panel.getByLabel(synonyms.fields.term.label)).toHaveValue(term);
    const effect = panel.getByRole('region', { name: synonyms.effect.title });
    const path = panel.getByRole('combobox', { name: synonyms.fields.path.label });
    await path.fill('/marka');
    await path.press('Tab');
    await expect(effect.getByRole('status')).toContainText(synonyms.effect.leads);
    await path.fill('');
    await path.press('Tab');
    await panel.getByLabel(synonyms.fields.meaning.label).fill('otomobil');
    await expect(effect.getByRole('status')).toContainText(synonyms.effect.none);
    await expect(effect.getByRole('listitem').first()).toBeVisible();
    await expectWhole(page, 'html', 'dark');
    await panel.getByRole('button', { name: resource.saveNew, exact: true }).click();
    await expect(panel.getByRole('heading', { name: term })).toBeVisible();

    const results = async () => (await page.request.get(found)).text();
    await expect.poll(results, { timeout: 10_000 }).not.toContain(tr.nothingFound.popular);

    // Views by the office itself and by programs do not count, so a separate browser with a person's user agent is
    // used.
    const others = await browser.newContext({
      baseURL: baseURL ?? '',
      userAgent: PERSON,
      reducedMotion: 'reduce',
    });
    await others.addCookies([consentCookie(baseURL ?? '')]);
    const guest = await others.newPage();
    await guest.goto(found);
    await comeAlive(guest);
    await expect(guest.getByRole('heading', { name: tr.search.campaigns, exact: true })).toBeVisible();
    const card = guest.locator('main article').nth(1).getByRole('heading').getByRole('link');
    const title = (await card.textContent()) ?? '';
    await card.click();
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await others.close();
    await expect.poll(counted, { timeout: 15_000 }).toContain(title);
    await moveInOffice(page, QUERIES);
    await expect(page.getByRole('row').filter({ hasText: term })).toContainText(title);
    await expectWhole(page);
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: resource.export.csv }).click();
    expect(await readFile(await (await arriving).path(), 'utf8')).toContain(term);
  },
);
