import type { CallName } from '@ayrac/contract/all-endpoints.ts';
import type { Caller } from '@ayrac/domain/access.ts';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { accountSession } from '#server/features/account/table.ts';
import { lead, quoteForm } from '#server/features/lead/table.ts';
import { notification } from '#server/features/notification/table.ts';
import { officeView } from '#server/resource/table.ts';
import { makeCampaign } from './factories.ts';
import { officeObjects } from './office-objects.ts';
import { memberBody, postQuote, quoteBody } from './quote-body.ts';
import { type TestApp, testNow } from './test-app.ts';

/** A caller of some role, signed in with a real token unless anonymous. */
export interface Person {
  readonly caller: Caller;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the account id of a member; empty for an anonymous caller. */
export function idOf({ caller }: Person): string {
  return caller.kind === 'member' ? caller.id : '';
}

/** Input of a call. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Owner of the object that a call accesses: nobody, only the caller, or a member whose object the input names. */
export type Ownership = 'nobodys' | 'own' | OwnedObject;

interface OwnedObject {
  /** Creates an object owned by this member and returns the input that refers to it. */
  readonly of: (owner: Person) => Promise<Input>;
  /** Whether a reply shows or changes that object. */
  readonly isReached: (reply: { statusCode: number; json: () => unknown }, owner: Person) => boolean;
}

/** Sends a call as a given person. */
export type Send = (name: CallName, person: Person, input?: Input) => Promise<LightMyRequestResponse>;

/** Returns the ownership of every call. A call that is missing here is a type error. */
export function ownershipTable(server: TestApp, send: Send): Readonly<Record<CallName, Ownership>> {
  let views = 0;
  const isSuccess: OwnedObject['isReached'] = ({ statusCode }) => statusCode === 200;

  /** For calls that list the caller's own rows: the object is reached when the reply contains the owner's row. */
  function listedRow(make: (owner: Person) => Promise<{ readonly id: string }>): OwnedObject {
    let last = '';
    return {
      of: async (owner) => {
        last = (await make(owner)).id;
        return {};
      },
      isReached: (reply) => reply.statusCode === 200 && JSON.stringify(reply.json()).includes(last),
    };
  }

  async function makeForm(owner: Person): Promise<{ id: string }> {
    const { campaignId: _none, ...body } = quoteBody('');
    return (await postQuote(server.app, 'form', body, owner.headers)).json();
  }

  async function makeFormLink(owner: Person): Promise<{ id: string }> {
    const { id } = await makeCampaign(server.db);
    const body = { form: { id: (await makeForm(owner)).id }, campaign: { id } };
    return (await postQuote(server.app, 'form-to-campaign', body, owner.headers)).json();
  }

  async function makeCustomerLink(owner: Person): Promise<{ id: string }> {
    const { id } = await makeCampaign(server.db);
    const { campaignId: _none, ...contact } = memberBody('');
    return (
      await postQuote(server.app, 'customer-to-campaign', { campaign: { id }, ...contact }, owner.headers)
    ).json();
  }

  async function makeFollow(owner: Person): Promise<{ id: string }> {
    const { id } = await makeCampaign(server.db);
    await send('follow', owner, { body: { kind: 'campaign', id } });
    return { id };
  }

  async function makeNotification(owner: Person): Promise<{ id: string }> {
    const [made] = await server.db
      .insert(notification)
      .values({
        accountId: idOf(owner),
        kind: 'campaign-ending',
        campaignId: (await makeCampaign(server.db)).id,
        createdAt: testNow,
      })
      .returning({ id: notification.id });
    if (made === undefined) throw new Error('No notification was made.');
    return made;
  }

  /** For calls that change the request named in the body. */
  const ofRequest: OwnedObject = {
    of: async (owner) => ({ body: { relationId: (await makeCustomerLink(owner)).id } }),
    isReached: isSuccess,
  };

  /** Like `ofRequest`, with an anonymous request that was joined to the owner's account by e-mail address. */
  const ofJoinedRequest: OwnedObject = {
    of: async (owner) => {
      const campaign = await makeCampaign(server.db);
      const { formId, relationId } = (
        await postQuote(server.app, 'anonymous', quoteBody(campaign.id))
      ).json();
      const customerId = idOf(owner);
      await server.db.update(quoteForm).set({ customerId }).where(eq(quoteForm.id, formId));
      const joined = { customerId, joinedAt: testNow };
      await server.db.update(lead).set(joined).where(eq(lead.id, relationId));
      return { body: { relationId } };
    },
    isReached: isSuccess,
  };

  async function makeDataRequest(owner: Person): Promise<{ id: string }> {
    return (await send('createDataRequest', owner, { body: { kind: 'access', text: 'Neler var?' } })).json();
  }

  /** For a saved view of the office. It is inserted directly, because some roles may not create one. */
  const ofView = (body: object): OwnedObject => ({
    of: async (owner) => {
      const view = { accountId: idOf(owner), resource: 'occupations', name: `Görünüm ${views++}`, query: '' };
      const [made] = await server.db.insert(officeView).values(view).returning({ id: officeView.id });
      return { params: { id: made?.id ?? '' }, body };
    },
    isReached: isSuccess,
  });

  return {
    ...officeObjects,
    beginSecondFactor: 'own',
    changePassword: 'own',
    changeView: ofView({ name: 'Başka' }),
    checkDuplicate: 'nobodys',
    chooseColumns: 'own',
    confirmMailbox: 'nobodys',
    confirmNewsletter: 'nobodys',
    confirmPermissionByLink: 'nobodys',
    confirmPhone: 'own',
    confirmPhoneByLink: 'nobodys',
    confirmSecondFactor: 'own',
    createCustomerLink: {
      of: async (owner) => {
        const { campaignId, ...contact } = memberBody((await makeCampaign(server.db)).id);
        return { body: { ...contact, campaign: { id: campaignId }, customerId: idOf(owner) } };
      },
      isReached: isSuccess,
    },
    createDataRequest: 'own',
    countClosedCampaigns: 'nobodys',
    createForm: 'nobodys',
    createFormLink: {
      of: async (owner) => {
        const [form, campaign] = [await makeForm(owner), await makeCampaign(server.db)];
        return { body: { form: { id: form.id }, campaign: { id: campaign.id } } };
      },
      isReached: isSuccess,
    },
    createView: 'own',
    // Accessible to anyone who has the mailed link.
    declineRegistration: 'nobodys',
    deleteView: ofView({}),
    describeVerification: 'nobodys',
    disableSecondFactor: 'own',
    disownRequest: ofJoinedRequest,
    endOtherSessions: 'own',
    endSession: {
      of: async (owner) => {
        const [session] = await server.db
          .insert(accountSession)
          .values({
            ...{ accountId: idOf(owner), userAgent: '', rotationSecret: 'x' },
            ...{ isRemembered: false, expiresAt: new Date(testNow.getTime() + 60_000) },
          })
          .returning({ id: accountSession.id });
        return { body: { id: session?.id } };
      },
      isReached: isSuccess,
    },
    eraseOwnData: 'own',
    exportPermissions: 'nobodys',
    findCustomerId: {
      of: async ({ caller }) => ({ query: { username: caller.kind === 'member' ? caller.username : '' } }),
      isReached: (reply, owner) => JSON.stringify(reply.json()).includes(idOf(owner)),
    },
    follow: 'own',
    followEditionLink: 'nobodys',
    getBrandCategoryPage: 'nobodys',
    getBrandIndex: 'nobodys',
    getBrandPage: 'nobodys',
    getCampaignImages: 'nobodys',
    compareCampaigns: 'nobodys',
    getCampaignPage: 'nobodys',
    getCatalogue: 'nobodys',
    getCategoryPage: 'nobodys',
    getCategoryTree: 'nobodys',
    getCurrentUser: 'own',
    getCustomerProfile: 'own',
    getDataOverview: 'own',
    getHome: 'nobodys',
    getInterests: listedRow(makeCustomerLink),
    getLoanPlan: 'nobodys',
    getLoanTables: 'nobodys',
    getNewsletterPreferences: 'nobodys',
    getNotices: 'nobodys',
    getOwnData: 'own',
    getPageText: 'nobodys',
    getPermissions: 'own',
    // Accessible to anyone who has the link.
    getPreviewPicture: 'nobodys',
    // Accessible to anyone who has the mailed link.
    getRequestByLink: 'nobodys',
    getSecondFactor: 'own',
    getShowcaseImage: 'nobodys',
    joinFollows: 'own',
    listBookmarks: 'nobodys',
    listBrandLinks: 'nobodys',
    listCampaigns: 'nobodys',
    listCampaignUrls: 'nobodys',
    listCategories: 'nobodys',
    listDataRequests: listedRow(makeDataRequest),
    listDistricts: 'nobodys',
    listFollows: listedRow(makeFollow),
    listFormLinks: listedRow(makeFormLink),
    listForms: listedRow(makeForm),
    listNotifications: listedRow(makeNotification),
    listOccupations: 'nobodys',
    listOwnCampaigns: listedRow(makeCustomerLink),
    listProvinces: 'nobodys',
    getSentence: 'nobodys',
    countSentence: 'nobodys',
    listQuoteChoices: 'nobodys',
    listColumnChoices: 'own',
    listSessions: 'own',
    listViews: 'own',
    login: 'nobodys',
    // Sent without the session's cookie, so the session goes on.
    logout: 'nobodys',
    openPreview: 'nobodys',
    openTextPreview: 'nobodys',
    readNotifications: 'own',
    recordVisitorConsent: 'nobodys',
    refreshSession: 'nobodys',
    refusePermissionByLink: 'nobodys',
    register: 'nobodys',
    renewRecoveryCodes: 'own',
    requestPasswordReset: 'nobodys',
    resendVerification: 'own',
    resetPassword: 'nobodys',
    acceptInvitation: 'nobodys',
    describeInvitation: 'nobodys',
    restoreRequest: ofRequest,
    restoreRequestByLink: 'nobodys',
    saveNewsletterPreferences: 'nobodys',
    savePermissions: 'own',
    saveProfile: 'own',
    searchCampaigns: 'nobodys',
    sendContactMessage: 'nobodys',
    sendPhoneCode: 'own',
    sendPhoneCodeByLink: 'nobodys',
    sendReport: 'nobodys',
    showEditionPreview: 'nobodys',
    stopMessagesByOneClick: 'nobodys',
    stopRemindersByOneClick: 'nobodys',
    submitAnonymousQuote: 'nobodys',
    submitAuthenticatedQuote: {
      of: async (owner) => ({
        body: { ...memberBody((await makeCampaign(server.db)).id), customerId: idOf(owner) },
      }),
      isReached: isSuccess,
    },
    subscribeNewsletter: 'nobodys',
    suggestSearch: 'nobodys',
    reportSearchClick: 'nobodys',
    reportView: 'nobodys',
    // Brands' systems authenticate with API keys and have tests of their own.
    listBrandLeads: 'nobodys',
    listBrandLostReasons: 'nobodys',
    tellBrandResults: 'nobodys',
    unfollow: 'own',
    unsubscribeByOneClick: 'nobodys',
    unsubscribeNewsletter: 'nobodys',
    verifyEmail: 'nobodys',
    withdrawRequest: ofRequest,
    withdrawRequestByLink: 'nobodys',
  };
}
