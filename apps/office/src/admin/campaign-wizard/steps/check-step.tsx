import type { ContradictionKind } from '@ayrac/domain/campaign-draft/contradictions.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { Skeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { Completeness } from '../check/completeness.tsx';
import { Contradictions } from '../check/contradictions.tsx';
import { SearchResults } from '../check/search-results.tsx';
import { Source } from '../check/source.tsx';
import { fieldOf } from '../draft-values.ts';
import { PreviewLink } from '../publish/preview-link.tsx';
import { Publication } from '../publish/publication.tsx';
import { usePublishing } from '../publish/use-publishing.ts';
import { Versions } from '../publish/versions.tsx';
import { useFieldWords } from '../use-field-words.ts';
import { useWizard } from '../wizard-context.ts';
import '#office/fields/field-and-button.css';
import '../check/check.css';

/** What remains to be done before publication, and the publication itself. */
export function CheckStep() {
  const { campaignWizard, resource } = useOfficePhrases();
  const { check: words } = campaignWizard;
  const { auto, check, checking } = useWizard();
  const wordsOf = useFieldWords();
  const [despite, setDespite] = useState<readonly ContradictionKind[]>([]);
  const publishing = usePublishing(despite);
  const { outdated, changed } = auto.draft;
  if (check === undefined && checking.isError)
    return <FailedAnswer title={resource.failedPart} answer={checking} />;
  if (check === undefined) return <Skeleton height="20rem" />;
  return (
    <div className="check">
      {outdated.length > 0 && (
        <Notice tone="warning" title={words.outdated}>
          <p>{words.outdatedText}</p>
          <p>{outdated.map(({ field }) => wordsOf(fieldOf(field)).label).join(', ')}</p>
        </Notice>
      )}
      {changed.length > 0 && <p className="check-why">{words.changed({ count: String(changed.length) })}</p>}
      <Completeness check={check} />
      <Contradictions check={check} despite={despite} onDespite={setDespite} />
      <SearchResults check={check} />
      <Source />
      <Publication publishing={publishing} />
      <PreviewLink />
      <Versions />
    </div>
  );
}
