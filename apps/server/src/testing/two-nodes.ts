import { afterAll } from 'vitest';
import { type TestApp, testApp } from './test-app.ts';

/** Starts two servers on one database, and closes them after the tests of the file. */
export async function twoNodes(): Promise<{ readonly near: TestApp; readonly far: TestApp }> {
  const near = await testApp();
  const far = await testApp({ on: near.database });
  afterAll(async () => {
    await far.close();
    await near.close();
  });
  return { near, far };
}
