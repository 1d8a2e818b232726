import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import type { Review } from '@ayrac/domain/lead/lead-review.ts';
import { changeOfOne, sentTarget } from '#office/client/bulk.ts';
import type { Target } from '#office/client/calls.ts';
import type { OwnAction } from '#office/resource/own-actions.ts';

function reviewAction(name: string, icon: OwnAction['icon'], review: Review) {
  const write = (client: OfficeClient, target: Target) =>
    client.reviewSuspectLeads({
      body: { target: sentTarget(target), review },
    });
  return {
    name,
    icon,
    toOne: (client, { id }) => changeOfOne(write(client, { kind: 'ids', ids: [id] })),
    toMany: write,
    // An accepted request is one of the leads, and a refused one is in the other list.
    leaves: 'next',
  } satisfies OwnAction;
}

/** Accepts suspect requests. */
export const acceptSuspects: OwnAction = {
  ...reviewAction('accept', 'circle-check', 'accepted'),
  variant: 'primary',
};

/** Refuses suspect requests. They stay in the list of refused ones, where they can still be accepted. */
export const refuseSuspects: OwnAction = reviewAction('refuse', 'x', 'refused');
