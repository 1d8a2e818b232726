import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { LeadFiles } from '../attachments/lead-files.tsx';
import { LeadDuplicates } from '../merge/lead-duplicates.tsx';
import { LeadClock } from './lead-clock.tsx';
import { LeadContact } from './lead-contact.tsx';
import { LeadOrigin } from './lead-origin.tsx';
import { LeadStory } from './lead-story.tsx';
import { LeadSubject } from './lead-subject.tsx';
import { LeadTasks } from './lead-tasks.tsx';
import '#office/fields/fields-beside.css';
import './lead.css';

/**
 * A lead beside its list: contact, tasks and timeline. What is below the ways to contact the person appears when the
 * story has answered or failed, because the story's answer would move it under a finger.
 */
export function LeadPanel({ record }: { readonly record: Row }) {
  const client = useOfficeClient();
  const { leads } = useOfficePhrases();
  // Only erased people have no address.
  const isErased = record.email === null;
  const failureWords = useFailureWords();
  const {
    data: story,
    error,
    isPending,
  } = useQuery({
    queryKey: ['leads', 'story', record.id],
    queryFn: ({ signal }) => client.getLeadStory({ params: { id: record.id } }, { signal }),
    enabled: !isErased,
  });
  if (isErased)
    return (
      <div className="lead" key={record.id}>
        <LeadSubject record={record} />
        <Notice tone="info">{leads.erased}</Notice>
      </div>
    );
  return (
    <div className="lead" key={record.id}>
      <LeadSubject record={record} />
      <LeadClock record={record} />
      <LeadContact record={record} story={story} isLoading={isPending} />
      {isPending && <TextSkeleton lines={8} />}
      <div className="lead-rest" hidden={isPending}>
        {story && <LeadDuplicates record={record} story={story} />}
        <LeadTasks record={record} story={story} />
        {error !== null && <p role="alert">{failureWords(error, { otherwise: leads.story.failed })}</p>}
        {story && <LeadStory entries={story.entries} />}
        <LeadFiles record={record} />
        {story && <LeadOrigin story={story} />}
      </div>
    </div>
  );
}
