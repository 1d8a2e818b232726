import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectAccessible } from './axe.ts';
import { usernameOf } from './member.ts';
import { arriveAsAdmin, arriveAtOffice } from './office.ts';
import { expect, story } from './story.ts';

const { resource, synonyms } = office;
const QUERIES = '/admin/search?tab=queries&only=empty';

/** A word that nobody else searches for and no term of the catalogue is near. */
const madeUp = (name: string) =>
  `zq${[...name].map((sign) => String.fromCharCode(97 + (sign.charCodeAt(0) % 26))).join('')}`.slice(0, 24);

story(
  'a search that found nothing becomes a synonym, and finds',
  { tag: '@once' },
  async ({ page, context, visitor, baseURL }) => {
    const term = madeUp(usernameOf(visitor));
    const found = `/search?q=${term}`;
    const site = await context.newPage();
    await site.goto(found);
    await expect(site.locator('main article')).toHaveCount(0);

    await arriveAsAdmin(page, visitor, baseURL, QUERIES);
    const add = page.getByRole('link', {
      name: synonyms.queries.labelled({ term, label: synonyms.queries.add }),
    });
    // Searches are written down every few seconds.
    await expect(async () => {
      await arriveAtOffice(page, QUERIES);
      await expect(add).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await expectAccessible(page);
    await add.click();

    const panel = page.getByRole('complementary');
    await expect(panel.getByLabel(synonyms.fields.term.label)).toHaveValue(term);
    await panel.getByLabel(synonyms.fields.meaning.label).fill('otomobil');
    const effect = panel.getByRole('region', { name: synonyms.effect.title });
    await expect(effect.getByRole('status')).toContainText(synonyms.effect.none);
    await expect(effect.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: resource.saveNew, exact: true }).click();
    await expect(panel.getByRole('heading', { name: term })).toBeVisible();

    await expect(async () => {
      await site.goto(found);
      await expect(site.locator('main article').first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
  },
);
