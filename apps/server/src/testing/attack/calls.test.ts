import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allEndpoints, type CallName } from '@ayrac/contract/all-endpoints.ts';
import { afterAll, expect, it } from 'vitest';
import { keepDemoAccounts } from '#server/features/account/demo/keep-demo-accounts.ts';
import { testApp, testNow } from '../test-app.ts';
import { type CallRequest, drawCallRequest, drawRequestOf } from './call-requests.ts';
import { chanceOf } from './chance.ts';
import { faultsOfCall } from './faults.ts';
import { sendInProcess } from './in-process.ts';
import { learnKnown } from './known.ts';
import { signInEach } from './people.ts';
import { runAttack } from './run-attack.ts';
import { attackedSettings } from './settings.ts';
import { makeSmallCatalogue } from './small-catalogue.ts';
import { stocked, stockSite } from './stock.ts';

// The long run of the same is `npm run attack -- calls`.
const REQUESTS = 600;
const SEED = 1;
const MOST_TRIES = 10;

const DATA_DIR = await mkdtemp(join(tmpdir(), 'ayrac-attack-'));
const server = await testApp({ settings: { ...attackedSettings, DATA_DIR } });
afterAll(async () => {
  await server.close();
  await rm(DATA_DIR, { recursive: true });
});

const { db, app } = server;
await makeSmallCatalogue(db, testNow);
await keepDemoAccounts(db, { isPublic: false, isDemo: true, say: { info: () => undefined }, now: testNow });
const send = sendInProcess(app);
const basis = { seed: SEED, known: await learnKnown(send), people: await signInEach(send, testNow) };
const attack = { ...basis, known: await stockSite(send, basis) };

/** What no draw succeeds with; tests of their own attack what lies behind. */
const unreached: readonly CallName[] = [
  // They ask for a password, an authenticator's code, or a session's own token.
  ...(['beginSecondFactor', 'changePassword', 'confirmSecondFactor', 'disableSecondFactor'] as const),
  ...(['endSession', 'eraseOwnData', 'login', 'refreshSession', 'renewRecoveryCodes'] as const),
  // They open by what was mailed or sent to a phone.
  ...(['confirmPhone', 'declineRegistration', 'describeVerification', 'resetPassword'] as const),
  ...(['acceptInvitation', 'describeInvitation'] as const),
  ...(['sendPhoneCode', 'stopRemindersByOneClick', 'unsubscribeByOneClick', 'verifyEmail'] as const),
  'stopMessagesByOneClick',
  // They are a brand's system's, which has a key.
  ...(['listBrandLeads', 'listBrandLostReasons', 'tellBrandResults'] as const),
  // It needs a mailbox that somebody confirmed.
  'testMailbox',
  // They need a template of the lead's brand, or a file of results.
  ...(['mailLead', 'takeLeadResults'] as const),
  // They need a document that was uploaded.
  ...(['attachToLead', 'openLeadAttachment', 'removeLeadAttachment'] as const),
  // They need a suspect request, or a delivery.
  ...(['suspect-leads.get', 'suspect-leads.reveal', 'resendDelivery'] as const),
  // They need a request that joined, a name typed again, a factor that is on, a job that runs, an unused picture.
  ...(['disownRequest', 'erasePerson', 'resetPersonFactor', 'runBackgroundJob', 'binPictures'] as const),
  ...(['getPreviewPicture', 'getShowcaseImage', 'saveGallery'] as const),
  // They name two versions, or one that others have just written.
  ...(['restoreCampaignVersion', 'scheduleCampaign', 'takeBackLoanRow'] as const),
];

it('the other calls succeed for who means well and may, so that the attack reaches what lies behind them', async () => {
  const isUndo = (name: CallName) => /undo|takeBack/i.test(name);
  const names = Object.keys(allEndpoints) as CallName[];
  const missed: string[] = [];
  const faults: unknown[] = [];
  const reach = async (name: CallName) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const request = drawRequestOf(attack, chanceOf(SEED + 1, attempt), name, true);
      const answer = await send(request);
      faults.push(...faultsOfCall(request, answer));
      if (answer.status === 200) return;
      statuses.push(answer.status);
    }
    missed.push(`${name}: ${statuses.join(' ')}`);
  };
  const left = names.filter((name) => !stocked.has(name) && !unreached.includes(name));
  // What takes a deed back comes before others have made it too late.
  for (const name of [...left.filter(isUndo), ...left.filter((name) => !isUndo(name))]) await reach(name);
  expect(faults).toEqual([]);
  // A call that came since may ask for what no draw has yet.
  expect(missed.length, missed.join('\n')).toBeLessThan(names.length / 20);
}, 60_000);

it('no call fails, or tells of the inside, whatever it is sent', async () => {
  const { faults } = await runAttack<CallRequest>({
    requests: REQUESTS,
    atOnce: 8,
    draw: (number) => drawCallRequest({ ...attack, meantWell: 0 }, number),
    send,
    faultsOf: faultsOfCall,
  });
  expect(faults).toEqual([]);
});
