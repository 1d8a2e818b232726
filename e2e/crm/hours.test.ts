import { office } from '@ayrac/phrases/tr/office/index.ts';
import { recordErrors } from '@ayrac/phrases/tr/record-errors.ts';
import { expectWhole } from '../axe.ts';
import { usernameOf } from '../member.ts';
import { arriveAtOffice, moveInOffice, signInAsAdmin } from '../office.ts';
import { addBrand, addCampaign } from '../records.ts';
import { expect, story } from '../story.ts';
import { askFor } from './leads.ts';

const { 'brand-hours': hours, fieldErrors, frame, leads, 'lost-reasons': reasons, resource } = office;

// The server refuses contradictory hours.
story.use({ expectedTrouble: [/status of 400/] });

story(
  'business hours are set after an error, holidays are listed, a reason is added, and a snooze ends after a holiday',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const name = `Saat ${usernameOf(visitor)}`;
    const slug = await addBrand(page, name);
    await arriveAtOffice(page, `/crm-admin/hours?q=${encodeURIComponent(name)}`);
    const list = page.getByRole('table', { name: hours.title });
    await expect(list.getByRole('row').filter({ hasText: name })).toContainText('Pzt–Cum');
    // The break stands between the hours and the time to answer, as in the form.
    await expect(list.getByRole('columnheader').last()).toHaveText(hours.fields.answerMinutes.label);
    await list.getByRole('link', { name }).click();
    const panel = page.getByRole('complementary');
    const toasts = page.getByRole('region', { name: frame.toasts.label });
    await panel.getByLabel(hours.fields.opens.label).fill('10.30');
    await panel.getByLabel(hours.fields.closes.label).fill('9');
    await panel.getByRole('checkbox', { name: 'Cumartesi' }).check();
    await page.keyboard.press('Control+s');
    await expect(panel.getByText(recordErrors['before-opening'])).toBeVisible();
    await expectWhole(page);
    await panel.getByLabel(hours.fields.closes.label).fill('20');
    await page.keyboard.press('Control+s');
    await expect(toasts.getByText(resource.saved({ label: name }))).toBeVisible();
    await expect(list.getByRole('row').filter({ hasText: name })).toContainText('Pzt–Cmt');
    await expect(panel.getByLabel(hours.fields.opens.label)).toHaveValue('10:30');

    await page.getByRole('link', { name: hours.holidays.title }).click();
    await page.getByLabel(hours.holidays.year).selectOption('2027');
    const feast = page.getByRole('row').filter({ hasText: hours.holidays.names.ramazan });
    await expect(feast).toContainText('09.03.2027 – 11.03.2027');
    await expect(feast).toContainText(hours.holidays.provisional);
    await expectWhole(page, 'html', 'dark');
    // Beyond Diyanet's calendar the religious holidays are computed.
    await page.getByLabel(hours.holidays.year).selectOption('2031');
    await expect(feast).toContainText('24.01.2031 – 26.01.2031');
    await expect(feast).toContainText(hours.holidays.sources.computed);

    const reason = `Neden ${usernameOf(visitor)}`;
    await moveInOffice(page, '/admin/lost-reasons');
    await expectWhole(page);
    await page.getByRole('button', { name: reasons.add }).click();
    await panel.getByLabel(reasons.fields.name.label, { exact: true }).fill(reason);
    await panel.getByLabel(reasons.fields.nameEn.label).fill(`Reason ${usernameOf(visitor)}`);
    await page.keyboard.press('Control+s');
    await expect(toasts.getByText(resource.created({ label: reason }))).toBeVisible();
    const offered = await page.request.get('/api/crm/lost-reasons');
    expect(JSON.stringify(await offered.json())).toContain(reason);

    // A week later is Republic Day, so the request is due when the brand opens on the day after it.
    const { id: campaignId } = await addCampaign(page, slug, `${name} kampanyası`);
    await moveInOffice(page, `/crm-admin/leads?open=${await askFor(page, 'Ertelenen', campaignId)}`);
    const when = panel.getByLabel(leads.work.at);
    await when.fill('yarın');
    await panel.getByRole('button', { name: leads.work.plan }).click();
    const unreadable = panel.getByText(fieldErrors['invalid-date']);
    await expect(unreadable).toBeVisible();
    await when.fill('');
    await expect(unreadable).toBeHidden();
    // A plan says something and lies ahead. An emptied one is removed.
    const next = panel.getByLabel(leads.work.next);
    const plan = panel.getByRole('button', { name: leads.work.plan });
    await plan.click();
    await expect(panel.getByText(leads.work.planEmpty)).toBeVisible();
    await when.fill('22.10.2020 11:00');
    await plan.click();
    await expect(panel.getByText(fieldErrors['in-the-past'])).toBeVisible();
    await when.fill('');
    await next.fill('Fiyatı bildir');
    await plan.click();
    await expect(panel.getByText(leads.story.plan({ action: 'Fiyatı bildir', at: '' }).trim())).toBeVisible();
    await next.fill('');
    await plan.click();
    await expect(panel.getByText(leads.story.unplan)).toBeVisible();
    await page.clock.setFixedTime(new Date('2030-10-22T11:00:00+03:00'));
    await panel.getByRole('button', { name: leads.work.week }).click();
    const due = panel.getByText(leads.story.snooze({ until: '30.10.2030 10:30' }));
    await expect(due).toHaveCount(2);
    await panel.getByRole('button', { name: leads.work.wake }).click();
    await expect(panel.getByText(leads.story.wake)).toBeVisible();
    await expect(due).toHaveCount(1);
  },
);
