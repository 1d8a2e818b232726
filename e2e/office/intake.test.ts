import { campaignPage } from '@ayrac/phrases/tr/campaign-page.ts';
import { offer } from '@ayrac/phrases/tr/offer.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { arriveAsAdmin } from '../office.ts';
import { expect, type Page, story } from '../story.ts';

const { 'campaign-forms': campaignForms, frame, resource } = office;
/** In this order, no other story sends a request for the first campaign. */
const SCREEN = '/admin/campaign-forms-management?sort=-title';
/** Time within which the public page must show a change. */
const SOON_MS = 2_000;

const panel = (page: Page) => page.getByRole('complementary');
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: frame.toasts.label }).getByText(text);

/** Asks for the campaign's page until it says whether it accepts requests, and shows it. */
async function showsSoon(site: Page, address: string, isOpen: boolean): Promise<void> {
  const saysClosed = async () => {
    const reply = await site.request.get(address);
    return (await reply.text()).includes(campaignPage.closed.title);
  };
  await expect.poll(saysClosed, { timeout: SOON_MS, intervals: [100] }).toBe(!isOpen);
  await site.goto(address);
  const main = site.getByRole('main');
  await expect(main.getByText(campaignPage.closed.title)).toHaveCount(isOpen ? 0 : 1);
  await expect(main.getByRole('link', { name: offer.action, exact: true }).first()).toBeVisible({
    visible: isOpen,
  });
}

story(
  'a campaign is closed for requests, its page shows it within two seconds, and it is opened again',
  { tag: '@once' },
  async ({ page, context, visitor }) => {
    await arriveAsAdmin(page, visitor, SCREEN);
    await expectWhole(page);
    const list = page.getByRole('table', { name: campaignForms.title });
    const link = list.getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(panel(page).getByRole('heading', { name: title })).toBeVisible();
    const id = new URL(page.url()).searchParams.get('open') ?? '';
    const { slug } = await campaignWithId(page, id);
    const address = `/kampanyalar/${slug}`;
    const site = await context.newPage();
    await showsSoon(site, address, true);

    await page.bringToFront();
    await panel(page).getByRole('button', { name: campaignForms.actions.close.label }).click();
    const question = page.getByRole('dialog', {
      name: campaignForms.actions.close.ask.title({ label: title }),
    });
    await question.getByRole('button', { name: campaignForms.actions.close.label }).click();
    await expect(toast(page, campaignForms.actions.close.done({ label: title }))).toBeVisible();
    await showsSoon(site, address, false);
    await expectWhole(site, 'html', 'dark');
    // The address of the form redirects to the campaign.
    await site.goto(`${address}/teklif`);
    await expect(site).toHaveURL(address);

    await page.bringToFront();
    await panel(page).getByText(campaignForms.tabs.requests, { exact: true }).click();
    await expect(panel(page).getByRole('table', { name: campaignForms.requests.title })).toBeVisible();
    await panel(page).getByText(resource.form, { exact: true }).click();
    await panel(page).getByRole('button', { name: campaignForms.actions.open.label }).click();
    await expect(toast(page, campaignForms.actions.open.done({ label: title }))).toBeVisible();
    await showsSoon(site, address, true);
  },
);

/** Returns a campaign from the specified list. */
async function campaignWithId(page: Page, id: string): Promise<{ readonly slug: string }> {
  const campaigns = await (await page.request.get('/api/Campaign_Service/campaign')).json();
  return campaigns.find((campaign: { id: string }) => campaign.id === id);
}
