import type { CallName } from '@ayrac/contract/all-endpoints.ts';
import type { Caller } from '@ayrac/domain/access.ts';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { accountSession } from '#server/features/account/table.ts';
import { lead, quoteForm } from '#server/features/lead/table.ts';
import { notification } from '#server/features/notification/table.ts';
import { officeView } from '#server/resource/table.ts';
import { makeCampaign } from './factories.ts';
import { memberBody, postQuote, quoteBody } from './quote-body.ts';
import { type TestApp, testNow } from './test-app.ts';
/** Somebody of each role, signed in with a real token. */
export interface Person {
  readonly caller: Caller;
  readonly headers: Readonly<Record<string, string>>;
}

/** The id of a member; none of a stranger. */
export function idOf({ caller }: Person): string {
  return caller.kind === 'member' ? caller.id : '';
}

/** What a call is sent with. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What a call is about: nobody's object, the caller's own alone, or the object of an owner whom the input names. */
export type Ownership = 'nobodys' | 'own' | OwnedObject;

export interface OwnedObject {
  /** Makes an object of this member and answers the input that is about it. */
  readonly of: (owner: Person) => Promise<Input>;
  /** Whether an answer shows, or changes, that object. */
  readonly isReached: (reply: { statusCode: number; json: () => unknown }, owner: Person) => boolean;
}

/** Sends a call as somebody. */
export type Send = (name: CallName, person: Person, input?: Input) => Promise<LightMyRequestResponse>;

/** Whose object every call is about; one that is missing here does not compile. */
export function ownershipTable(server: TestApp, send: Send): Readonly<Record<CallName, Ownership>> {
  let views = 0;
  const isSuccess: OwnedObject['isReached'] = ({ statusCode }) => statusCode === 200;

  /** An own list: it is reached where the answer has a row of its owner. */
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

  /** A call that changes a request, which its body names. */
  const ofRequest: OwnedObject = {
    of: async (owner) => ({ body: { relationId: (await makeCustomerLink(owner)).id } }),
    isReached: isSuccess,
  };

  /** The same for a request that joined its owner's account by their address. */
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

  /** A view of the office; who may keep none has one all the same here. */
  const ofView = (body: object): OwnedObject => ({
    of: async (owner) => {
      const view = { accountId: idOf(owner), resource: 'occupations', name: `Görünüm ${views++}`, query: '' };
      const [made] = await server.db.insert(officeView).values(view).returning({ id: officeView.id });
      return { params: { id: made?.id ?? '' }, body };
    },
    isReached: isSuccess,
  });

  return {
    answerInboxThread: 'nobodys',
    changeInboxThread: 'nobodys',
    checkReportedCampaign: 'nobodys',
    getInboxThread: 'nobodys',
    listColleagues: 'nobodys',
    listInbox: 'nobodys',
    noteInboxThread: 'nobodys',
    undoInboxChange: 'nobodys',
    beginEdition: 'nobodys',
    duplicateEdition: 'nobodys',
    'editions.bin': 'nobodys',
    'editions.bulk': 'nobodys',
    'editions.export': 'nobodys',
    'editions.list': 'nobodys',
    'editions.restore': 'nobodys',
    followEditionLink: 'nobodys',
    moveEdition: 'nobodys',
    openEdition: 'nobodys',
    previewEdition: 'nobodys',
    saveEdition: 'nobodys',
    sendEdition: 'nobodys',
    showEditionPreview: 'nobodys',
    testEdition: 'nobodys',
    beginSecondFactor: 'own',
    binPictures: 'nobodys',
    changeFocus: 'nobodys',
    changePassword: 'own',
    changeOffers: 'nobodys',
    changeParameters: 'nobodys',
    changeView: ofView({ name: 'Başka' }),
    checkDuplicate: 'nobodys',
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
    createView: 'own',
    createForm: 'nobodys',
    createFormLink: {
      of: async (owner) => {
        const [form, campaign] = [await makeForm(owner), await makeCampaign(server.db)];
        return { body: { form: { id: form.id }, campaign: { id: campaign.id } } };
      },
      isReached: isSuccess,
    },
    getGallery: 'nobodys',
    getPicture: 'nobodys',
    listGalleries: 'nobodys',
    checkImport: 'nobodys',
    createImport: 'nobodys',
    exportImportReport: 'nobodys',
    getImport: 'nobodys',
    listImportRows: 'nobodys',
    listImports: 'nobodys',
    moveImport: 'nobodys',
    listPictures: 'nobodys',
    restorePictures: 'nobodys',
    saveGallery: 'nobodys',
    // Who did not upload it themselves finds none.
    storeUpload: 'nobodys',
    // Whoever holds the link of the mail.
    declineRegistration: 'nobodys',
    describeVerification: 'nobodys',
    disableSecondFactor: 'own',
    deleteView: ofView({}),
    disownRequest: ofJoinedRequest,
    endOtherSessions: 'own',
    endSubscription: 'nobodys',
    listBackgroundJobs: 'nobodys',
    listSubscriptionProof: 'nobodys',
    runBackgroundJob: 'nobodys',
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
    exportLoanRows: 'nobodys',
    exportPermissions: 'nobodys',
    findGrantees: 'nobodys',
    giveCampaigns: 'nobodys',
    listFormConsents: 'nobodys',
    planGrants: 'nobodys',
    findCustomerId: {
      of: async ({ caller }) => ({ query: { username: caller.kind === 'member' ? caller.username : '' } }),
      isReached: (reply, owner) => JSON.stringify(reply.json()).includes(idOf(owner)),
    },
    follow: 'own',
    getBrandCategoryPage: 'nobodys',
    getBrandIndex: 'nobodys',
    getBrandPage: 'nobodys',
    getCampaignImages: 'nobodys',
    getCampaignPage: 'nobodys',
    getCare: 'nobodys',
    getCatalogue: 'nobodys',
    getCategoryPage: 'nobodys',
    getCategoryTree: 'nobodys',
    getCurrentUser: 'own',
    getCustomerProfile: 'own',
    getDataOverview: 'own',
    getFigures: 'nobodys',
    getHome: 'nobodys',
    getInterests: listedRow(makeCustomerLink),
    getLoanTables: 'nobodys',
    getOfferBook: 'nobodys',
    getParameterBook: 'nobodys',
    getNewsletterPreferences: 'nobodys',
    getNotices: 'nobodys',
    getPageText: 'nobodys',
    getSecondFactor: 'own',
    // Whoever holds the link of the mail.
    getRequestByLink: 'nobodys',
    getOwnData: 'own',
    getPermissions: 'own',
    // Whoever holds the link.
    getPreviewPicture: 'nobodys',
    getShowcaseImage: 'nobodys',
    joinFollows: 'own',
    listBrandLinks: 'nobodys',
    listCampaigns: 'nobodys',
    listCampaignUrls: 'nobodys',
    listCategories: 'nobodys',
    listDataRequests: listedRow(makeDataRequest),
    listDistricts: 'nobodys',
    listFollows: listedRow(makeFollow),
    listFormLinks: listedRow(makeFormLink),
    listForms: listedRow(makeForm),
    listMissingPages: 'nobodys',
    listNotifications: listedRow(makeNotification),
    listLoanRows: 'nobodys',
    listOccupations: 'nobodys',
    listOwnCampaigns: listedRow(makeCustomerLink),
    listProvinces: 'nobodys',
    listQuoteChoices: 'nobodys',
    listQueries: 'nobodys',
    listSessions: 'own',
    listViews: 'own',
    login: 'nobodys',
    // Without a session of its own: whoever is signed in here goes on.
    logout: 'nobodys',
    'brands.bin': 'nobodys',
    'brands.bulk': 'nobodys',
    'brands.change': 'nobodys',
    'brands.create': 'nobodys',
    'brands.export': 'nobodys',
    // Reached by brand, which their own tests attack.
    getLeadStory: 'nobodys',
    'lead-brands.get': 'nobodys',
    'lead-brands.list': 'nobodys',
    'lead-campaigns.get': 'nobodys',
    'lead-campaigns.list': 'nobodys',
    'brand-hours.change': 'nobodys',
    'brand-hours.get': 'nobodys',
    'brand-hours.history': 'nobodys',
    'brand-hours.list': 'nobodys',
    'lost-reasons.bin': 'nobodys',
    'lost-reasons.bulk': 'nobodys',
    'lost-reasons.change': 'nobodys',
    'lost-reasons.create': 'nobodys',
    'lost-reasons.export': 'nobodys',
    'lost-reasons.get': 'nobodys',
    'lost-reasons.history': 'nobodys',
    'lost-reasons.list': 'nobodys',
    'lost-reasons.order': 'nobodys',
    'lost-reasons.restore': 'nobodys',
    'lead-owners.get': 'nobodys',
    'lead-owners.list': 'nobodys',
    'leads.export': 'nobodys',
    'leads.get': 'nobodys',
    'leads.list': 'nobodys',
    'leads.reveal': 'nobodys',
    listLostReasons: 'nobodys',
    workOnLead: 'nobodys',
    workOnLeads: 'nobodys',
    'brands.get': 'nobodys',
    'brands.history': 'nobodys',
    'brands.list': 'nobodys',
    'brands.restore': 'nobodys',
    'categories.bin': 'nobodys',
    'categories.bulk': 'nobodys',
    'categories.change': 'nobodys',
    'categories.create': 'nobodys',
    'categories.export': 'nobodys',
    'categories.get': 'nobodys',
    'categories.history': 'nobodys',
    'categories.list': 'nobodys',
    'categories.restore': 'nobodys',
    listCategoryTree: 'nobodys',
    moveCategory: 'nobodys',
    previewCategory: 'nobodys',
    'brand-campaigns.export': 'nobodys',
    'brand-campaigns.get': 'nobodys',
    'brand-campaigns.list': 'nobodys',
    'brand-categories.bulk': 'nobodys',
    'brand-categories.change': 'nobodys',
    'brand-categories.export': 'nobodys',
    'brand-categories.get': 'nobodys',
    'brand-categories.history': 'nobodys',
    'brand-categories.list': 'nobodys',
    'brand-categories.order': 'nobodys',
    'campaign-urls.bin': 'nobodys',
    'campaign-urls.bulk': 'nobodys',
    'campaign-urls.change': 'nobodys',
    'campaign-urls.create': 'nobodys',
    'campaign-urls.export': 'nobodys',
    'campaign-urls.get': 'nobodys',
    'campaign-urls.history': 'nobodys',
    'campaign-urls.list': 'nobodys',
    'campaign-urls.restore': 'nobodys',
    'campaigns.export': 'nobodys',
    'campaigns.get': 'nobodys',
    'campaigns.list': 'nobodys',
    changeCampaigns: 'nobodys',
    changeCampaignDetails: 'nobodys',
    listCampaignDetails: 'nobodys',
    confirmCampaignUrl: 'nobodys',
    moveBrandCampaigns: 'nobodys',
    checkCampaignDraft: 'nobodys',
    createCampaignDraft: 'nobodys',
    createPreviewLink: 'nobodys',
    discardCampaignDraft: 'nobodys',
    duplicateCampaign: 'nobodys',
    getCampaignDraft: 'nobodys',
    leaveCampaignDraft: 'nobodys',
    listCampaignDrafts: 'nobodys',
    listCampaignVersions: 'nobodys',
    moveCampaign: 'nobodys',
    openCampaignDraft: 'nobodys',
    publishCampaign: 'nobodys',
    restoreCampaignVersion: 'nobodys',
    revokePreviewLinks: 'nobodys',
    saveCampaignDraft: 'nobodys',
    scheduleCampaign: 'nobodys',
    stayInCampaignDraft: 'nobodys',
    undoCampaignChange: 'nobodys',
    'campaign-forms.bulk': 'nobodys',
    'campaign-forms.change': 'nobodys',
    'campaign-forms.export': 'nobodys',
    'campaign-forms.get': 'nobodys',
    'campaign-forms.history': 'nobodys',
    'campaign-forms.list': 'nobodys',
    'customer-campaigns.bulk': 'nobodys',
    'customer-campaigns.export': 'nobodys',
    'customer-campaigns.get': 'nobodys',
    'customer-campaigns.history': 'nobodys',
    'customer-campaigns.list': 'nobodys',
    'customer-campaigns.reveal': 'nobodys',
    'form-campaigns.bulk': 'nobodys',
    'form-campaigns.export': 'nobodys',
    'form-campaigns.get': 'nobodys',
    'form-campaigns.history': 'nobodys',
    'form-campaigns.list': 'nobodys',
    'form-campaigns.reveal': 'nobodys',
    'forms.export': 'nobodys',
    'forms.get': 'nobodys',
    'forms.list': 'nobodys',
    'forms.reveal': 'nobodys',
    answerDataRequest: 'nobodys',
    changePersonAccess: 'nobodys',
    endPersonSessions: 'nobodys',
    erasePerson: 'nobodys',
    getAuditChanges: 'nobodys',
    getPerson: 'nobodys',
    invitePerson: 'nobodys',
    listPersonDataRequests: 'nobodys',
    listPersonFollows: 'nobodys',
    listPersonHistory: 'nobodys',
    listPersonMails: 'nobodys',
    listPersonNotifications: 'nobodys',
    listPersonPermissions: 'nobodys',
    listPersonRequests: 'nobodys',
    listPersonSessions: 'nobodys',
    resendPersonLink: 'nobodys',
    resetPersonFactor: 'nobodys',
    setPersonActive: 'nobodys',
    'audit.export': 'nobodys',
    'audit.get': 'nobodys',
    'audit.list': 'nobodys',
    'customers.export': 'nobodys',
    'customers.get': 'nobodys',
    'customers.list': 'nobodys',
    'customers.reveal': 'nobodys',
    'data-requests.export': 'nobodys',
    'data-requests.get': 'nobodys',
    'data-requests.list': 'nobodys',
    'data-requests.reveal': 'nobodys',
    'users.export': 'nobodys',
    'users.get': 'nobodys',
    'users.list': 'nobodys',
    'users.reveal': 'nobodys',
    'occupations.bin': 'nobodys',
    'occupations.bulk': 'nobodys',
    'occupations.change': 'nobodys',
    'occupations.create': 'nobodys',
    'occupations.export': 'nobodys',
    'occupations.get': 'nobodys',
    'occupations.history': 'nobodys',
    'occupations.list': 'nobodys',
    'occupations.order': 'nobodys',
    'occupations.restore': 'nobodys',
    openPreview: 'nobodys',
    discardSiteTextDraft: 'nobodys',
    getSiteText: 'nobodys',
    getSiteTextReach: 'nobodys',
    getSiteTextVersion: 'nobodys',
    listSiteTexts: 'nobodys',
    openTextPreview: 'nobodys',
    previewSiteText: 'nobodys',
    publishSiteText: 'nobodys',
    saveSiteTextDraft: 'nobodys',
    stopTellingOfSiteText: 'nobodys',
    takeBackSiteText: 'nobodys',
    tellOfSiteText: 'nobodys',
    'redirects.bin': 'nobodys',
    'redirects.bulk': 'nobodys',
    'redirects.change': 'nobodys',
    'redirects.create': 'nobodys',
    'redirects.export': 'nobodys',
    'redirects.get': 'nobodys',
    'redirects.history': 'nobodys',
    'redirects.list': 'nobodys',
    'redirects.restore': 'nobodys',
    'subscriptions.export': 'nobodys',
    'subscriptions.get': 'nobodys',
    'subscriptions.list': 'nobodys',
    'subscriptions.reveal': 'nobodys',
    'synonyms.bin': 'nobodys',
    'synonyms.bulk': 'nobodys',
    'synonyms.change': 'nobodys',
    'synonyms.create': 'nobodys',
    'synonyms.export': 'nobodys',
    'synonyms.get': 'nobodys',
    'synonyms.history': 'nobodys',
    'synonyms.list': 'nobodys',
    'synonyms.restore': 'nobodys',
    previewSynonym: 'nobodys',
    readNotifications: 'own',
    recordVisitorConsent: 'nobodys',
    refreshSession: 'nobodys',
    register: 'nobodys',
    renewRecoveryCodes: 'own',
    requestPasswordReset: 'nobodys',
    resendVerification: 'own',
    resetPassword: 'nobodys',
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
    submitAnonymousQuote: 'nobodys',
    submitAuthenticatedQuote: {
      of: async (owner) => ({
        body: { ...memberBody((await makeCampaign(server.db)).id), customerId: idOf(owner) },
      }),
      isReached: isSuccess,
    },
    stopRemindersByOneClick: 'nobodys',
    subscribeNewsletter: 'nobodys',
    suggestSearch: 'nobodys',
    tellView: 'nobodys',
    unsubscribeByOneClick: 'nobodys',
    unsubscribeNewsletter: 'nobodys',
    verifyEmail: 'nobodys',
    // The resource that was changed decides as well.
    takeBackLoanRow: 'nobodys',
    undoChange: 'nobodys',
    undoLoanChange: 'nobodys',
    unfollow: 'own',
    withdrawRequest: ofRequest,
    withdrawRequestByLink: 'nobodys',
  };
}
