import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useRecordActions } from '#office/resource/use-record-actions.ts';
import type { Story } from '../lead/story.ts';
import { MergedRequest } from './merged-request.tsx';
import { DOT, OtherContact } from './other-contact.tsx';
import { RequestTitle } from './request-title.tsx';

const MergeDialog = lazy(() => import('./merge-dialog.tsx').then((it) => ({ default: it.MergeDialog })));

interface LeadDuplicatesProps {
  readonly record: Row;
  readonly story: Story;
}

/** Other requests with the same phone number or e-mail address that can be merged into this one, and merged ones. */
export function LeadDuplicates({ record, story: { duplicates, merged } }: LeadDuplicatesProps) {
  const { leads } = useOfficePhrases();
  const { merge: words, fields } = leads;
  const locale = useLocale();
  const client = useOfficeClient();
  const { attempt, report } = useRecordActions();
  const [address] = useSearchParams();
  const [isMerging, setIsMerging] = useState(false);
  // The pressed button disappears with its action, so the focus moves to the record's title.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again when one of these values changes
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('.record-title h2')?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [isMerging, merged.length]);

  const takeApart = (id: string) =>
    attempt(async () => {
      await client.unmergeLead({ params: { id } });
      report(words.unmerged, []);
    });
  return (
    <>
      {duplicates.length > 0 && (
        <section className="lead-part">
          <h3>{words.duplicates}</h3>
          <ul className="lead-reasons">
            {duplicates.map(({ id, name, campaign, stand, createdAt, ...rest }) => (
              <li key={id}>
                <Link to={besideSame(address, id)}>
                  <RequestTitle name={name} campaign={campaign} />
                </Link>
                <span>
                  {sameOf(rest, words)}
                  <OtherContact duplicate={rest} />
                  {`${DOT}${fields.stand.choices[stand]}${DOT}`}
                  <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>
                </span>
              </li>
            ))}
          </ul>
          {record.stand !== 'withdrawn' && (
            <div className="lead-row">
              <Button size="small" variant="secondary" icon="link" onClick={() => setIsMerging(true)}>
                {words.begin}
              </Button>
            </div>
          )}
        </section>
      )}
      {merged.length > 0 && (
        <section className="lead-part">
          <h3>{words.merged}</h3>
          <ul className="lead-reasons">
            {merged.map((each) => (
              <MergedRequest key={each.id} merged={each} onTakeApart={takeApart} />
            ))}
          </ul>
        </section>
      )}
      {isMerging && (
        <Suspense>
          <MergeDialog record={record} duplicates={duplicates} onClose={() => setIsMerging(false)} />
        </Suspense>
      )}
    </>
  );
}

function sameOf(
  { hasSamePhone, hasSameEmail }: { readonly hasSamePhone: boolean; readonly hasSameEmail: boolean },
  words: { readonly phone: string; readonly email: string; readonly both: string },
): string {
  if (hasSamePhone && hasSameEmail) return words.both;
  return hasSamePhone ? words.phone : words.email;
}

/** Returns the address of another lead beside the same list or board. */
function besideSame(address: URLSearchParams, id: string): string {
  const next = new URLSearchParams(address);
  next.set('open', id);
  return `?${next}`;
}
