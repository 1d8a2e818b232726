import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { nextCode, signInByCall, usernameOf } from '../member.ts';
import { arriveAsAdmin, arriveAtOffice, makeAdmin, moveInOffice } from '../office.ts';
import { expect, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';
import { begin, button, field, SCREEN, saved } from './campaign-wizard.ts';

const { campaignWizard: words, resource } = office;

story.describe('when saving is refused or impossible', () => {
  story.use({ expectedTrouble: [/status of 409|ERR_INTERNET_DISCONNECTED/] });

  story(
    'two editors of one draft see each other and resolve conflicts; offline input is restored',
    { tag: '@once' },
    async ({ page, browser, visitor, baseURL }) => {
      await story.step('two editors', async () => {
        const own = await arriveAsAdmin(page, visitor, SCREEN);
        await begin(page, `Marka ${usernameOf(visitor)}`);
        await field(page, 'title').fill('İlk başlık');
        await saved(page);

        const second = newVisitor();
        const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
        const { username, secret } = await makeAdmin(second);
        await signInByCall(other, username, nextCode(secret));
        await arriveAtOffice(other, page.url());
        await expect(other.getByText(words.editors.now({ who: own }))).toBeVisible();
        await field(other, 'title').fill('Ötekinin başlığı');
        await field(other, 'discount').fill('%30 indirim');
        await saved(other);

        await field(page, 'title').fill('Benim başlığım');
        const conflict = page.getByRole('group', { name: words.fields.title.label });
        await expect(page.getByText(words.conflict.text({ who: username }))).toBeVisible();
        await expect(conflict.getByText('Ötekinin başlığı')).toBeVisible();
        await expectWhole(page);
        await button(page, words.conflict.save).click();
        await expect(page.getByText(resource.conflict.missing)).toBeVisible();
        await conflict.getByRole('radio', { name: 'Benim başlığım' }).check();
        await button(page, words.conflict.save).click();
        await saved(page);
        await expect(field(page, 'title')).toHaveValue('Benim başlığım');
        await expect(field(page, 'discount')).toHaveValue('%30 indirim');
        await other.context().close();
      });
      await story.step('offline', async () => {
        await page.route('**/draft', (route) =>
          route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.fallback(),
        );
        await field(page, 'title').fill('Yolda yazılan');
        await expect(page.getByText(words.saving.offline)).toBeVisible();
        await page.unroute('**/draft');
        await page.reload();
        await expect(page.getByText(words.saving.recovered)).toBeVisible();
        await expect(field(page, 'title')).toHaveValue('Yolda yazılan');
        await saved(page);
        await moveInOffice(page, SCREEN);
        await page
          .getByRole('link', { name: words.begun.openOf({ title: 'Yolda yazılan' }) })
          .first()
          .click();
        await expect(page.getByRole('heading', { level: 1, name: 'Yolda yazılan' })).toBeVisible();
      });
    },
  );
});
