import { expect, it } from 'vitest';
import { testNow } from '#server/testing/test-app.ts';
import { presentDuplicate, presentMerged, presentRequest } from './present-beside.ts';

const row = {
  ...{ id: 'a', name: 'Şükrü Can', campaign: 'Kış lastiği', createdAt: testNow },
  ...{ phone: '+905321234567', email: 'sukru@example.com' },
};
/** A column that a query might read in addition. */
const more = { note: 'Yalnızca ekip görür' };

it('other requests of a person are presented with the named fields only, and masked contact data', () => {
  const stand = { stand: 'new', hasSamePhone: true, hasSameEmail: false } as const;
  const request = { id: 'a', campaign: 'Kış lastiği', state: 'received', createdAt: testNow } as const;
  const presented = [
    presentDuplicate({ ...row, ...stand, ...more }),
    presentMerged({ ...row, mergedAt: testNow, ...more }, testNow),
    presentRequest({ ...request, ...more }),
  ];
  const besides = ['campaign', 'createdAt', 'email', 'id', 'name', 'phone'];
  expect(presented.map((one) => Object.keys(one).toSorted())).toEqual([
    [...besides, 'hasSameEmail', 'hasSamePhone', 'stand'].toSorted(),
    [...besides, 'separableUntil'].toSorted(),
    ['campaign', 'createdAt', 'id', 'state'],
  ]);
  expect(JSON.stringify(presented)).not.toMatch(/1234567|sukru@/);
});
