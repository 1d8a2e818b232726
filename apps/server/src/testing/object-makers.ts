import { eq } from 'drizzle-orm';
import { accountSession } from '#server/features/account/table.ts';
import { lead, quoteForm } from '#server/features/lead/table.ts';
import { notification } from '#server/features/notification/table.ts';
import { officeView } from '#server/resource/views/table.ts';
import { makeCampaign } from './factories.ts';
import { idOf, type Person, type Send } from './ownership.ts';
import { memberBody, postQuote, quoteBody } from './quote-body.ts';
import { type TestApp, testNow } from './test-app.ts';

interface Made {
  readonly id: string;
}

/** Returns functions that make objects of a member, through calls where the member may send them. */
export function objectMakers(server: TestApp, send: Send) {
  const { app, db } = server;
  let views = 0;

  async function makeForm(owner: Person): Promise<Made> {
    const { campaignId: _none, ...body } = quoteBody('');
    return (await postQuote(app, 'form', body, owner.headers)).json();
  }

  return {
    makeForm,

    async makeFormLink(owner: Person): Promise<Made> {
      const { id } = await makeCampaign(db);
      const body = { form: { id: (await makeForm(owner)).id }, campaign: { id } };
      return (await postQuote(app, 'form-to-campaign', body, owner.headers)).json();
    },

    async makeCustomerLink(owner: Person): Promise<Made> {
      const { campaignId: id, ...contact } = memberBody((await makeCampaign(db)).id);
      const body = { campaign: { id }, ...contact };
      return (await postQuote(app, 'customer-to-campaign', body, owner.headers)).json();
    },

    /** An anonymous request that was joined to the owner's account by e-mail address. */
    async makeJoinedRequest(owner: Person): Promise<Made> {
      const campaign = await makeCampaign(db);
      const { formId, relationId } = (await postQuote(app, 'anonymous', quoteBody(campaign.id))).json();
      const customerId = idOf(owner);
      await db.update(quoteForm).set({ customerId }).where(eq(quoteForm.id, formId));
      await db.update(lead).set({ customerId, joinedAt: testNow }).where(eq(lead.id, relationId));
      return { id: relationId };
    },

    async makeFollow(owner: Person): Promise<Made> {
      const { id } = await makeCampaign(db);
      await send('follow', owner, { body: { kind: 'campaign', id } });
      return { id };
    },

    async makeDataRequest(owner: Person): Promise<Made> {
      return (
        await send('createDataRequest', owner, { body: { kind: 'access', text: 'Neler var?' } })
      ).json();
    },

    async makeNotification(owner: Person): Promise<Made> {
      const { id: campaignId } = await makeCampaign(db);
      const values = { accountId: idOf(owner), campaignId, createdAt: testNow };
      return only(
        await db
          .insert(notification)
          .values({ ...values, kind: 'campaign-ending' })
          .returning({ id: notification.id }),
      );
    },

    async makeSession(owner: Person): Promise<Made> {
      const values = { accountId: idOf(owner), userAgent: '', rotationSecret: 'x', isRemembered: false };
      const expiresAt = new Date(testNow.getTime() + 60_000);
      return only(
        await db
          .insert(accountSession)
          .values({ ...values, expiresAt })
          .returning({ id: accountSession.id }),
      );
    },

    /** A saved view of the office. Inserted directly, because some roles may not create one. */
    async makeView(owner: Person): Promise<Made> {
      const view = { accountId: idOf(owner), resource: 'occupations', name: `Görünüm ${views++}`, query: '' };
      return only(await db.insert(officeView).values(view).returning({ id: officeView.id }));
    },
  };
}

function only([made]: readonly Made[]): Made {
  if (made === undefined) throw new Error('No row was inserted.');
  return made;
}
