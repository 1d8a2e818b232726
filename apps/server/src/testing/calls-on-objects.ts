import type { CallName } from '@ayrac/contract/all-endpoints.ts';
import { makeCampaign } from './factories.ts';
import { objectMakers } from './object-makers.ts';
import { idOf, type OwnedObject, type Person, type Send } from './ownership.ts';
import { memberBody } from './quote-body.ts';
import type { TestApp } from './test-app.ts';

const isSuccess: OwnedObject['isReached'] = ({ statusCode }) => statusCode === 200;

type Make = (owner: Person) => Promise<{ readonly id: string }>;

/** For calls that list the caller's own rows: the object is reached when the reply contains the owner's row. */
function listedRow(make: Make): OwnedObject {
  let last = '';
  return {
    of: async (owner) => {
      last = (await make(owner)).id;
      return {};
    },
    isReached: (reply) => reply.statusCode === 200 && JSON.stringify(reply.json()).includes(last),
  };
}

/** For calls that change the object that their input names. */
function changed(of: OwnedObject['of']): OwnedObject {
  return { of, isReached: isSuccess };
}

/** Ownership of the calls whose input may name an object of another member. */
export function callsOnObjects(server: TestApp, send: Send) {
  const make = objectMakers(server, send);
  const newCampaign = async () => (await makeCampaign(server.db)).id;
  const view = (body: object) =>
    changed(async (owner) => ({ params: { id: (await make.makeView(owner)).id }, body }));
  const request = (makeRequest: Make) =>
    changed(async (owner) => ({ body: { relationId: (await makeRequest(owner)).id } }));

  return {
    changeView: view({ name: 'Başka' }),
    createCustomerLink: changed(async (owner) => {
      const { campaignId, ...contact } = memberBody(await newCampaign());
      return { body: { ...contact, campaign: { id: campaignId }, customerId: idOf(owner) } };
    }),
    createFormLink: changed(async (owner) => {
      const { id } = await make.makeForm(owner);
      return { body: { form: { id }, campaign: { id: await newCampaign() } } };
    }),
    deleteView: view({}),
    disownRequest: request(make.makeJoinedRequest),
    endSession: changed(async (owner) => ({ body: { id: (await make.makeSession(owner)).id } })),
    findCustomerId: {
      of: async ({ caller }) => ({ query: { username: caller.kind === 'member' ? caller.username : '' } }),
      isReached: (reply, owner) => JSON.stringify(reply.json()).includes(idOf(owner)),
    },
    getInterests: listedRow(make.makeCustomerLink),
    listDataRequests: listedRow(make.makeDataRequest),
    listFollows: listedRow(make.makeFollow),
    listFormLinks: listedRow(make.makeFormLink),
    listForms: listedRow(make.makeForm),
    listNotifications: listedRow(make.makeNotification),
    listOwnCampaigns: listedRow(make.makeCustomerLink),
    restoreRequest: request(make.makeCustomerLink),
    submitAuthenticatedQuote: changed(async (owner) => ({
      body: { ...memberBody(await newCampaign()), customerId: idOf(owner) },
    })),
    withdrawRequest: request(make.makeCustomerLink),
  } satisfies Partial<Record<CallName, OwnedObject>>;
}
