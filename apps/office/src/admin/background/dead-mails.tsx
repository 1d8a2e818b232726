import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import { deadMails } from '@ayrac/contract/office/dead-mails.ts';
import { changeOfOne, sentTarget } from '#office/client/bulk.ts';
import type { Target } from '#office/client/calls.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';

const retry = (client: OfficeClient, target: Target) =>
  client.retryDeadMails({ body: { target: sentTarget(target) } });

const declaration: ResourceDeclaration = {
  shape: deadMails,
  titleField: 'email',
  columns: ['template', 'lastProblem', 'attempts', 'createdAt'],
  form: ['email', 'template', 'lastProblem', 'attempts'],
  actions: [
    {
      name: 'retry',
      icon: 'refresh-cw',
      toOne: (client, { id }) => changeOfOne(retry(client, { kind: 'ids', ids: [id] })),
      toMany: retry,
      leaves: 'close',
    },
  ],
  useWords: () => useOfficePhrases()['dead-mails'],
};

/** Mails that were given up, to be sent again. */
export function DeadMails({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={declaration} heading={heading} />;
}
