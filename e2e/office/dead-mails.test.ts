import { office } from '@ayrac/phrases/tr/office/index.ts';
import { mail } from '../../apps/server/src/features/mail/table.ts';
import { withDatabase } from '../account-command.ts';
import { expectWhole } from '../axe.ts';
import { arriveAsAdmin, moveInOffice } from '../office.ts';
import { expect, story } from '../story.ts';

const { dashboard, frame, resource, 'dead-mails': words } = office;
const SCREEN = '/admin/jobs?tab=mails';

/** Writes mails that were given up, to addresses of a domain. */
async function giveUpMails(domain: string, ...templates: readonly (typeof mail.$inferInsert.template)[]) {
  const now = new Date();
  const rows = templates.map((template, place) => {
    const recipient = `okur${place}@${domain}`;
    return {
      ...{ recipient, recipientKey: recipient, template, locale: 'tr' as const, data: {} },
      ...{ state: 'dead' as const, attempts: 1, lastProblem: 'RCPT TO: 550 5.1.1 no such user here' },
      ...{ notBefore: now, createdAt: new Date(now.getTime() - place) },
    };
  });
  await withDatabase(async (db) => await db.insert(mail).values(rows));
}

story(
  'an admin finds the mails that were given up, and retries one of them and then the others @once',
  async ({ page, visitor }) => {
    const domain = `${visitor.email.replace(/[^a-z0-9]/g, '')}.example`;
    await giveUpMails(domain, 'request-received', 'newsletter-known', 'lead-mail', 'lead-mail');
    await arriveAsAdmin(page, visitor, '/admin/dashboard');
    await page
      .getByRole('link', { name: dashboard.care.showAll({ kind: dashboard.care.kinds['dead-mails'] }) })
      .click();
    await expect(page.getByRole('link', { name: words.title })).toHaveAttribute('aria-current', 'page');

    await moveInOffice(page, `${SCREEN}&q=${domain}`);
    const table = page.getByRole('table', { name: words.title });
    const row = (template: keyof typeof words.fields.template.choices) =>
      table.getByRole('row').filter({ hasText: words.fields.template.choices[template] });
    await expect(row('newsletter-known')).toContainText(`o***@${domain}`);
    await expect(row('newsletter-known')).toContainText('550 5.1.1');
    await expectWhole(page);

    await row('newsletter-known').getByRole('link').click();
    const panel = page.getByRole('complementary');
    await panel.getByRole('button', { name: resource.reveal }).click();
    await expect(panel.getByText(`okur1@${domain}`)).toBeVisible();
    await panel.getByRole('button', { name: words.actions.retry.label }).click();
    await expect(panel).toBeHidden();
    await expect(row('newsletter-known')).toBeHidden();
    await expect(page.getByRole('button', { name: frame.toasts.undo })).toBeHidden();

    await page.getByLabel(resource.chooseShown).check();
    await page
      .getByRole('region', { name: resource.bulk })
      .getByRole('button', { name: words.actions.retry.label })
      .click();
    await expect(page.getByText(words.actions.retry.doneMany({ count: '3' }))).toBeVisible();
    await expect(page.getByText(resource.nothingMatches)).toBeVisible();
  },
);
