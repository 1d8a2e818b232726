import { office } from '@ayrac/phrases/tr/office/index.ts';
import { request as words } from '@ayrac/phrases/tr/request.ts';
import { type Site, unlimitedQuotes } from '../../scripts/site.ts';
import { hold } from '../accessibility/look-of-steps.ts';
import { expectWhole } from '../axe.ts';
import { findMailedLink } from '../mailbox.ts';
import { nextCode, signInByCall, usernameOf } from '../member.ts';
import { arriveAtOffice, makeAdmin, moveInOffice } from '../office.ts';
import { openSecondSite } from '../second-site.ts';
import { comeAlive, expect, type Page, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';
import { makeBrandTeam, post } from './brand-team.ts';
import { expectOneRow } from './leads.ts';

const { frame, leads, leadResults: results, 'mail-templates': templates, resource } = office;
const SOON_MS = 2_000;

/** The requester's node of the site. The brand's team uses the first one. */
let node: Site;
story.beforeAll(async () => {
  node = await openSecondSite(unlimitedQuotes);
});
story.afterAll(() => node.close());

// Specification 1.11
story(
  'a lead of another node appears live, is called, mailed and closed by its owner, and its requester sees it immediately',
  { tag: '@once' },
  async ({ page, browser, visitor, baseURL }) => {
    const device = await page.context().newCDPSession(page);
    const admin = await browser.newContext({ baseURL: baseURL ?? '' });
    const { username, secret } = await makeAdmin(visitor);
    await signInByCall(admin, username, nextCode(secret));
    const team = await makeBrandTeam(admin, `Arayan ${username}`);
    const { brandId, campaignId } = team;
    const rule = { name: 'Hepsi', brandId, people: team.memberId, isActive: true };
    await post(admin, '/api/crm/assignment-rules', rule);
    await admin.close();
    await signInByCall(page, team.username, nextCode(team.secret));
    await arriveAtOffice(page, '/crm-admin/leads?sort=-createdAt');
    await expectWhole(page);
    const asker = newVisitor();
    const surname = `Bekler${asker.email.replace(/[^a-z]/g, '').slice(0, 12)}`;
    const theirs = await browser.newContext({ baseURL: node.origin });
    await theirs.request.post('/api/Campaign_Service/public/form-submission/anonymous', {
      data: {
        ...{ name: 'Şükriye', surname, email: asker.email, phoneNumber: asker.phone },
        ...{ country: 'Türkiye', city: 'İzmir', town: 'Bornova', kvkkConsent: true },
        campaignId,
        contactPreference: { channel: 'whatsapp', timeOfDay: 'evening' },
      },
    });
    const row = page.getByRole('link', { name: `Şükriye ${surname}` }).first();
    await expect(row).toBeVisible({ timeout: SOON_MS });

    const link = await findMailedLink(theirs.request, asker.email, 'request-received');
    const own = await theirs.newPage();
    await own.goto(link);
    await comeAlive(own);
    await expect(own.getByText(words.meaning.received)).toBeVisible();

    const choice = page.getByLabel(resource.choose({ label: `Şükriye ${surname}` })).first();
    await choice.check();
    const bar = page.getByRole('region', { name: resource.bulk });
    // The focus stays in the list while its bar comes and goes.
    await bar.getByLabel(leads.work.stage, { exact: true }).focus();
    await bar
      .getByLabel(leads.work.stage, { exact: true })
      .selectOption(leads.fields.stand.choices.qualified);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: frame.toasts.undo }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('row').filter({ hasText: surname })).toContainText(
      leads.fields.stand.choices.new,
    );

    await row.click();
    const panel = page.getByRole('complementary');
    await expect(panel.getByText(leads.contact.opens)).toBeVisible();
    await expect(panel.getByRole('table', { name: leads.contact.title })).toBeVisible();
    // A ligature would swallow asterisks of the masked number.
    const swallowed = await panel.getByText(/^\*\*\* \*\*\* \*\* \d\d$/).evaluate((node) => {
      const shown = node.getBoundingClientRect().width;
      (node as HTMLElement).style.fontVariantLigatures = 'none';
      return node.getBoundingClientRect().width - shown;
    });
    expect(swallowed).toBeCloseTo(0);
    const wishes = [leads.contact.channels.whatsapp, leads.context.times.evening, leads.mail.languages.tr];
    await expect(panel.getByText(wishes.join(' · '))).toBeVisible();
    await expect(panel.locator('.lead-ways .button-primary')).toContainText(leads.contact.whatsapp);
    await expectOneRow(panel.locator('.lead-ways'));
    const owner = panel.getByLabel(leads.fields.ownerId.label, { exact: true });
    await expect(owner).toHaveValue(team.username);
    await expect(panel.getByLabel(leads.work.stage, { exact: true })).toHaveCount(1);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByText(resource.keys.mail)).toBeVisible();
    await page.keyboard.press('Escape');
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('c');
    await expect(panel.getByText(leads.contact.what)).toBeVisible();
    await expectWhole(page, 'html', 'dark');
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('1');
    await expect(own.getByText(words.meaning.contacted)).toBeVisible({ timeout: SOON_MS });
    // Pressing twice reveals the number once and logs one call.
    await expect(panel.getByText(leads.story.opened)).toHaveCount(1);
    const { channels, outcomes } = leads.contact;
    const logged = leads.story.contact({ channel: channels.call, outcome: outcomes.reached });
    await expect(panel.getByText(logged)).toHaveCount(1);

    // The lead gets a mail from a template of the brand and a document, and then the outcome.
    const id = new URL(page.url()).searchParams.get('open') ?? '';
    const name = await addTemplate(page, brandId, `Teklif ${usernameOf(visitor)}`, 'service');
    // The first by name, but nobody may send it to this person.
    const forbidden = await addTemplate(page, brandId, `Aaa ${usernameOf(visitor)}`, 'marketing');
    await panel.getByRole('button', { name: leads.contact.email }).click();
    const dialog = page.getByRole('dialog');
    const template = dialog.getByLabel(templates.fields.name.label);
    await expect(template.getByRole('option', { name: forbidden })).toHaveCount(1);
    await expect(dialog.getByText(leads.mail.forbidden)).toBeHidden();
    await template.selectOption({ label: name });
    await expect(dialog.getByLabel(templates.fields.text.label)).toHaveValue(`Merhaba Şükriye ${surname}`);
    await expectWhole(page);
    await hold(page, device, 'phone');
    await expectWhole(page);
    await hold(page, device, 'computer');
    const written = `Merhaba Şükriye ${surname}, fiyatı yarın yazarım`;
    await dialog.getByLabel(templates.fields.text.label).fill(written);
    // What was written is not lost with another template or with Esc.
    await template.selectOption({ label: `${forbidden} (${templates.fields.purpose.choices.marketing})` });
    const send = dialog.getByRole('button', { name: leads.mail.send });
    await expect(send).toHaveAccessibleDescription(new RegExp(leads.mail.forbidden));
    await template.selectOption({ label: name });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: leads.mail.askDrop })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(dialog.getByLabel(templates.fields.text.label)).toHaveValue(written);
    await send.click();
    await expect(panel.getByText(leads.story.mail({ subject: 'Teklifiniz hazır' }))).toBeVisible();
    await panel.locator('input[type="file"]').setInputFiles({
      name: 'Teklif.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 teklif'),
    });
    const saved = page.waitForEvent('download');
    await panel.getByRole('button', { name: leads.files.open({ name: 'Teklif.pdf' }) }).click();
    expect((await saved).suggestedFilename()).toBe('Teklif.pdf');
    await expect(panel.getByText(leads.story.files.opened)).toBeVisible();
    await panel.getByRole('button', { name: leads.files.remove({ name: 'Teklif.pdf' }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: leads.files.confirm }).click();
    await expect(panel.getByText(leads.files.none)).toBeVisible();
    await expect(panel.getByRole('heading', { name: leads.files.title })).toBeFocused();

    await moveInOffice(page, '/crm-admin/delivery?tab=results');
    const csv = Buffer.from(`Kayıt numarası;Durum\r\n${id};Kazanıldı`);
    await page
      .getByLabel(results.file)
      .setInputFiles({ name: 'sonuclar.csv', mimeType: 'text/csv', buffer: csv });
    await page.getByRole('button', { name: results.look }).click();
    await expect(page.getByText(results.outcomes.taken, { exact: true })).toBeVisible();
    await expectWhole(page, 'html', 'dark');
    await hold(page, device, 'phone');
    await expectWhole(page, 'html', 'dark');
    await hold(page, device, 'computer');
    await page.getByRole('button', { name: results.take({ count: '1' }) }).click();
    await expect(own.getByText(words.meaning.closed)).toBeVisible({ timeout: SOON_MS });
    await theirs.close();
  },
);

/** Adds a mail template of a brand and returns its name. */
async function addTemplate(
  page: Page,
  brandId: string,
  name: string,
  purpose: 'service' | 'marketing',
): Promise<string> {
  const texts = { subject: 'Teklifiniz hazır', text: 'Merhaba {name}', subjectEn: 'Ready', textEn: 'Hello' };
  await post(page, '/api/crm/mail-templates', { brandId, name, purpose, ...texts, isActive: true });
  return name;
}
