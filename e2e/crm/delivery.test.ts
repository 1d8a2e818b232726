import { mailbox } from '@ayrac/phrases/tr/mailbox.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { recordErrors } from '@ayrac/phrases/tr/record-errors.ts';
import { expectWhole } from '../axe.ts';
import { mailedLink } from '../mailbox.ts';
import { usernameOf } from '../member.ts';
import { arriveAtOffice, chooseRecord, signInAsAdmin } from '../office.ts';
import { addBrand, addCampaign } from '../records.ts';
import { arrive, expect, story } from '../story.ts';
import { askFor } from './leads.ts';

const { 'api-keys': apiKeys, frame, mailboxes, resource, webhooks } = office;

// The server refuses an invalid address.
story.use({ expectedTrouble: [/status of 400/] });

story(
  'a webhook is added after an error, gets its secret once and is tested, a key fetches requests, and a mailbox is confirmed',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const name = `Gönderim ${usernameOf(visitor)}`;
    const slug = await addBrand(page, name);
    const { id: campaignId } = await addCampaign(page, slug, `${name} kampanyası`);
    // `.invalid` is reserved, so the name never resolves.
    const address = `https://${usernameOf(visitor).replaceAll('_', '-')}.invalid/istekler`;
    await arriveAtOffice(page, '/crm-admin/delivery');
    await page.getByRole('button', { name: webhooks.add }).first().click();
    const panel = page.getByRole('complementary');
    const toasts = page.getByRole('region', { name: frame.toasts.label });
    await chooseRecord(page, panel.getByRole('combobox', { name: webhooks.fields.brandId.label }), name);
    await panel.getByLabel(webhooks.fields.url.label).fill('https://127.0.0.1/');
    await panel.getByRole('checkbox', { name: webhooks.fields.isActive.label }).check();
    await page.keyboard.press('Control+s');
    await expect(panel.getByText(recordErrors['invalid-webhook'])).toBeVisible();
    await expectWhole(page);
    await panel.getByLabel(webhooks.fields.url.label).fill(address);
    await page.keyboard.press('Control+s');
    await expect(toasts.getByText(resource.created({ label: address }))).toBeVisible();
    await expect(panel.getByRole('heading', { name: address })).toBeFocused();
    await panel.getByRole('button', { name: webhooks.secret.make }).click();
    await expect(panel.getByLabel(webhooks.secret.label)).toHaveValue(/^whsec_/);
    const description = panel.getByRole('link', { name: webhooks.secret.description });
    const described = await page.request.get((await description.getAttribute('href')) ?? '');
    expect(Object.keys((await described.json()).paths)).toContain('/api/brand/leads');
    await expectWhole(page, 'html', 'dark');
    // Pressing twice sends one test.
    await panel.getByRole('button', { name: webhooks.actions.test.label }).dblclick();
    await panel.getByText(webhooks.tabs.deliveries, { exact: true }).click();
    // Without a name server, the lookup takes long.
    const { 'unknown-host': unknown, 'too-slow': slow } = webhooks.deliveries.problems;
    const problem = panel.getByText(new RegExp(`${unknown}|${slow}`)).first();
    await expect(problem).toBeVisible({ timeout: 20_000 });
    await expectWhole(page);
    await page.reload();
    await panel.getByText(webhooks.tabs.secret, { exact: true }).click();
    await panel.getByRole('button', { name: webhooks.secret.renew }).click();
    await expect(panel.getByText('whsec_')).toHaveCount(0);
    // A second rotation would end the secret that the brand still uses, so it is asked first.
    const question = page.getByRole('dialog', { name: webhooks.secret.ask.title });
    await expect(question.getByText(webhooks.secret.ask.text)).toBeVisible();
    await question.getByRole('button', { name: webhooks.secret.renew }).click();
    await expect(panel.getByLabel(webhooks.secret.label)).toHaveValue(/^whsec_/);

    // What comes during a pause has no next attempt.
    await panel.getByText(resource.form, { exact: true }).click();
    await panel.getByRole('checkbox', { name: webhooks.fields.isActive.label }).uncheck();
    await page.keyboard.press('Control+s');
    await expect(toasts.getByText(resource.saved({ label: address }))).toBeVisible();
    const leadId = await askFor(page, name, campaignId);
    await panel.getByText(webhooks.tabs.deliveries, { exact: true }).click();
    const asked = panel
      .getByRole('listitem')
      .filter({ hasText: webhooks.deliveries.events['request-created'] });
    await expect(asked).toContainText(webhooks.deliveries.held.paused);
    await expect(asked.getByRole('link')).toHaveAttribute('href', new RegExp(leadId));

    await page.getByRole('link', { name: apiKeys.title }).click();
    await page.getByRole('button', { name: apiKeys.add }).first().click();
    await chooseRecord(page, panel.getByRole('combobox', { name: apiKeys.fields.brandId.label }), name);
    await panel.getByLabel(apiKeys.fields.name.label, { exact: true }).fill(`CRM ${name}`);
    await page.keyboard.press('Control+s');
    await expect(toasts.getByText(resource.created({ label: `CRM ${name}` }))).toBeVisible();
    await panel.getByRole('button', { name: apiKeys.secret.make }).click();
    await expect(panel.getByLabel(apiKeys.secret.label)).toHaveValue(/^ayk_/);
    await expectWhole(page, 'html', 'dark');
    const key = await panel.getByLabel(apiKeys.secret.label).inputValue();
    const headers = { authorization: `Bearer ${key}` };
    const fetched = await page.request.get('/api/brand/leads', { headers });
    // The request is held back for some seconds.
    expect(await fetched.json()).toMatchObject({ erased: [] });

    await page.getByRole('link', { name: mailboxes.title }).click();
    await page.getByRole('button', { name: mailboxes.add }).first().click();
    await chooseRecord(page, panel.getByRole('combobox', { name: mailboxes.fields.brandId.label }), name);
    const email = `istekler.${visitor.email}`;
    await panel.getByLabel(mailboxes.fields.email.label).fill(email);
    await panel.getByLabel(mailboxes.fields.language.label).selectOption('tr');
    await page.keyboard.press('Control+s');
    await expect(toasts.getByText(resource.created({ label: email }))).toBeVisible();
    await expectWhole(page);
    await arrive(page, await mailedLink(page, email, 'mailbox-confirm'));
    await expectWhole(page, 'main', 'dark');
    await page.getByRole('button', { name: mailbox.submit }).click();
    await expect(page.getByText(mailbox.done({ brand: name }))).toBeVisible();
  },
);
