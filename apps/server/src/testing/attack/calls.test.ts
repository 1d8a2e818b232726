import { afterAll, expect, it } from 'vitest';
import { keepDemoAccounts } from '#server/features/account/demo/keep-demo-accounts.ts';
import { testApp, testNow } from '../test-app.ts';
import { type CallRequest, drawCallRequest } from './call-requests.ts';
import { faultsOfCall } from './faults.ts';
import { sendInProcess } from './in-process.ts';
import { learnKnown } from './known.ts';
import { signInEach } from './people.ts';
import { runAttack } from './run-attack.ts';
import { attackedSettings } from './settings.ts';
import { makeSmallCatalogue } from './small-catalogue.ts';

// The long run of the same is `npm run attack -- calls`.
const REQUESTS = 600;
const SEED = 1;

const server = await testApp({ settings: attackedSettings });
afterAll(() => server.close());

const { db, app } = server;
await makeSmallCatalogue(db, testNow);
await keepDemoAccounts(db, { isPublic: false, isDemo: true, say: { info: () => undefined }, now: testNow });
const send = sendInProcess(app);
const attack = { seed: SEED, known: await learnKnown(send), people: await signInEach(send, testNow) };

// Many calls of the office need a record that is there, so that only what is meant well goes past the first door often.
it.each([
  ['meant ill', {}, 0],
  ['meant well as a rule', { meantWell: 0.6 }, REQUESTS / 4],
])('no call fails, or tells of the inside, whatever it is sent, %s', async (_how, share, least) => {
  const { faults, statuses } = await runAttack<CallRequest>({
    requests: REQUESTS,
    atOnce: 8,
    draw: (number) => drawCallRequest({ ...attack, ...share }, number),
    send,
    faultsOf: faultsOfCall,
  });
  expect(faults).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(least);
});
