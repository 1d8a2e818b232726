import type { PersonValue } from '@ayrac/contract/office/person.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { useParams } from 'react-router';
import { isMissing } from '#office/client/failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonParts } from './person-parts.tsx';
import { usePerson } from './use-person.ts';
import './people.css';

/** The page of a person, whether opened from customers or from users. */
export function Component() {
  const { id = '' } = useParams();
  const { person: words, users, resource } = useOfficePhrases();
  const answer = usePerson(id);
  if (answer.data !== undefined) return <Person key={id} person={answer.data} />;
  if (!answer.isError) {
    return (
      <div className="person" role="status" aria-label={words.loading}>
        <h1 className="screen-title">{words.loading}</h1>
        <TextSkeleton lines={6} />
      </div>
    );
  }
  return (
    <div className="person">
      {isMissing(answer.error) ? (
        <>
          <h1 className="screen-title">{words.missing}</h1>
          <Notice tone="error" live title={words.missingText} />
        </>
      ) : (
        <>
          <h1 className="screen-title">{users.title}</h1>
          <FailedAnswer title={resource.failedRecord} answer={answer} />
        </>
      )}
      <TextLink to="/admin/users">{words.back}</TextLink>
    </div>
  );
}

function Person({ person }: { readonly person: PersonValue }) {
  const title = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className="person">
      <header className="person-head">
        <h1 className="screen-title" tabIndex={-1} ref={title} translate="no">
          {person.username}
        </h1>
        <Badges person={person} />
      </header>
      <div className="person-columns">
        <section className="panel person-side" aria-label={person.username}>
          <PersonFacts person={person} />
          <PersonActions person={person} />
        </section>
        <PersonParts id={person.id} />
      </div>
    </div>
  );
}

function Badges({ person }: { readonly person: PersonValue }) {
  const { person: words } = useOfficePhrases();
  return (
    <p className="person-badges">
      <Badge tone={person.role === 'CUSTOMER' ? 'neutral' : 'accent'}>{words.roles[person.role]}</Badge>
      {!person.isActive && <Badge tone="danger">{words.badges.disabled}</Badge>}
      {!person.isVerified && <Badge tone="warning">{words.badges.unverified}</Badge>}
      {person.role !== 'CUSTOMER' && (
        <Badge tone={person.hasSecondFactor ? 'success' : 'warning'}>
          {person.hasSecondFactor ? words.badges.factor : words.badges.noFactor}
        </Badge>
      )}
    </p>
  );
}
