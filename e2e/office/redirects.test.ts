import { readFile } from 'node:fs/promises';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { usernameOf } from '../member.ts';
import { arriveAsAdmin } from '../office.ts';
import { expect, story } from '../story.ts';

const { redirects, resource } = office;

story(
  'a missing address is redirected to a page found by its name',
  { tag: '@once' },
  async ({ page, visitor }) => {
    const old = `/eski-${usernameOf(visitor).replaceAll('_', '-')}`.toLowerCase();
    // Address to which the page of missing addresses links.
    await arriveAsAdmin(page, visitor, `/admin/redirects?open=new&give.fromPath=${old}`);
    const panel = page.getByRole('complementary');
    await expect(panel.getByLabel(redirects.fields.fromPath.label)).toHaveValue(old);
    const target = panel.getByRole('combobox', { name: redirects.fields.toPath.label });
    await target.fill('otomob');
    const category = page.getByRole('option', { name: '/kategoriler/otomobil' });
    await category.click();
    await expect(target).toHaveValue('/kategoriler/otomobil');
    await expectWhole(page);
    await panel.getByRole('button', { name: resource.saveNew, exact: true }).click();
    await expect(panel.getByRole('heading', { name: old })).toBeVisible();

    const led = async () => new URL((await page.request.get(old)).url()).pathname;
    await expect.poll(led, { timeout: 10_000 }).toBe('/kategoriler/otomobil');

    // Missing pages are counted every few seconds. Of one network only some count, which may be those of other stories.
    await page.request.get(`${old}-daha`);
    const { missing } = redirects;
    const counted = async () => (await page.request.get('/api/admin/missing-pages')).text();
    await expect.poll(counted, { timeout: 15_000 }).toContain('path');
    await page.getByRole('link', { name: missing.title }).click();
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: resource.export.csv }).click();
    const [head = '', ...lines] = (await readFile(await (await arriving).path(), 'utf8'))
      .trim()
      .split('\r\n');
    expect(head.split(';')[0]).toContain(missing.path);
    expect(lines).not.toHaveLength(0);
  },
);
