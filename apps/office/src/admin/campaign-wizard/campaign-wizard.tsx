import { useSession } from '@ayrac/browser/session/use-session.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { Skeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { isMissing } from '#office/client/failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { BeginCampaign } from './begin-campaign.tsx';
import { BegunDrafts } from './begun-drafts.tsx';
import { draftKey } from './draft-key.ts';
import { Outcome } from './publish/outcome.tsx';
import { addressOf, useWizardAddress } from './use-wizard-address.ts';
import { Wizard } from './wizard.tsx';
import type { Done } from './wizard-context.ts';
import '#office/screen/panels.css';
import './check/check.css';
import './campaign-wizard.css';

/** Creates or edits a campaign. */
export function Component() {
  const { id } = useWizardAddress();
  return id === null ? <Begin /> : <Opened key={id} id={id} />;
}

function Framed({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="wizard">
      <h1 className="screen-title">{title}</h1>
      {children}
    </div>
  );
}

function Begin() {
  const { campaignWizard: words } = useOfficePhrases();
  return (
    <Framed title={words.title}>
      <div className="wizard-begin">
        <BeginCampaign />
        <BegunDrafts />
      </div>
    </Framed>
  );
}

function Opened({ id }: { readonly id: string }) {
  const { campaignWizard: words } = useOfficePhrases();
  const client = useOfficeClient();
  const queries = useQueryClient();
  const session = useSession();
  const [generation, setGeneration] = useState(0);
  const [done, setDone] = useState<Done | null>(null);
  const opened = useQuery({
    queryKey: draftKey(id),
    queryFn: ({ signal }) => client.openCampaignDraft({ params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const reopen = async () => {
    await queries.resetQueries({ queryKey: draftKey(id) });
    setDone(null);
    setGeneration((count) => count + 1);
  };

  if (opened.isError) {
    return (
      <Framed title={words.title}>
        {isMissing(opened.error) ? (
          <EmptyState
            icon="file-text"
            title={words.missing}
            actions={<ButtonLink to={addressOf()}>{words.allDrafts}</ButtonLink>}
          >
            <p>{words.missingText}</p>
          </EmptyState>
        ) : (
          <>
            <FailedAnswer title={words.failed} answer={{ error: opened.error, refetch: reopen }} />
            <TextLink to={addressOf()}>{words.allDrafts}</TextLink>
          </>
        )}
      </Framed>
    );
  }
  if (opened.data === undefined || session.kind !== 'authenticated') {
    return (
      <Framed title={words.title}>
        <Skeleton height="24rem" />
      </Framed>
    );
  }
  if (done !== null) {
    return (
      <Framed title={done.title ?? words.untitled}>
        <Outcome id={id} done={done} onReopen={reopen} />
      </Framed>
    );
  }
  return (
    <Wizard
      key={generation}
      opened={opened.data}
      username={session.user.username}
      onReopen={reopen}
      onDone={setDone}
    />
  );
}
