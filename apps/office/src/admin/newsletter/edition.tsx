import { useSession } from '@ayrac/browser/session/use-session.ts';
import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { Skeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useParams } from 'react-router';
import { isMissing } from '#office/client/failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { EDITIONS } from './edition-address.ts';
import { EditionComposer } from './edition-composer.tsx';
import { EditionFrame } from './edition-frame.tsx';
import { EditionProgress } from './edition-progress.tsx';
import { ScheduledEdition } from './scheduled-edition.tsx';
import { type EditionAtWork, useEdition } from './use-edition.ts';
import '#office/fields/field-and-button.css';
import '#office/screen/panels.css';
import './edition.css';

/** The page of an edition: a draft, scheduled, being sent, or sent. */
export function Component() {
  const { id = '' } = useParams();
  return <OneEdition key={id} id={id} />;
}

function OneEdition({ id }: { readonly id: string }) {
  const { editions, resource } = useOfficePhrases();
  const { page: words } = editions;
  const session = useSession();
  const work = useEdition(id);
  const { answer } = work;
  if (answer.data !== undefined && session.kind === 'authenticated') {
    return <Shown edition={answer.data} work={work} username={session.user.username} />;
  }
  return (
    <div className="edition">
      <TextLink to={EDITIONS}>{words.back}</TextLink>
      <h1 className="screen-title">{editions.title}</h1>
      {answer.isError && isMissing(answer.error) ? (
        <EmptyState
          icon="mail"
          title={words.missing}
          actions={<ButtonLink to={EDITIONS}>{words.back}</ButtonLink>}
        >
          <p>{words.missingText}</p>
        </EmptyState>
      ) : answer.isError ? (
        <FailedAnswer title={resource.failedRecord} answer={answer} />
      ) : (
        <Skeleton height="24rem" />
      )}
    </div>
  );
}

interface ShownProps {
  readonly edition: EditionDetail;
  readonly work: EditionAtWork;
  readonly username: string;
}

function Shown({ edition, work, username }: ShownProps) {
  if (edition.state === 'draft') return <EditionComposer edition={edition} work={work} username={username} />;
  return (
    <EditionFrame edition={edition} heading={edition.heading}>
      {edition.state === 'scheduled' ? (
        <ScheduledEdition edition={edition} work={work} />
      ) : (
        <EditionProgress edition={edition} work={work} />
      )}
    </EditionFrame>
  );
}
