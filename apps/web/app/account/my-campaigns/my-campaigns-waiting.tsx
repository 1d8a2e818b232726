import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { LineSkeleton, Skeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';

/** Typical progress of requests: newest first, with a date at each step taken. */
const requests = [1, 2, 3];
const steps = [1, 2, 3, 4, 5];
/** Average width of a chip's letter in `ch`, the width of a zero. */
const LETTER_CH = 0.74;
const BADGE_HEIGHT = '1.59375rem';

/** Placeholder of the list in its final layout, so that loading causes no layout shift. */
export function MyCampaignsWaiting() {
  const { list } = useScreenPhrases('ownRequests');
  const parts = [list.requests, list.campaigns, list.brands, list.categories];
  return (
    <div className="grid gap-10" aria-busy>
      <div aria-hidden="true">
        <ul className="chip-row">
          {parts.map((part) => (
            <li key={part}>
              <span className="chip">
                <LineSkeleton width={`${part.length * LETTER_CH}ch`} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <section aria-labelledby="requests">
        <SectionHeading id="requests" title={list.requests} />
        <div className="pointer-events-none grid gap-4" aria-hidden="true">
          {requests.map((taken) => (
            <RequestWaiting key={taken} taken={taken} />
          ))}
        </div>
      </section>
    </div>
  );
}

function RequestWaiting({ taken }: { readonly taken: number }) {
  return (
    <div className="panel grid gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Skeleton width="3rem" height="3rem" />
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-strong">
            <LineSkeleton width="min(19rem, 100%)" />
            <span className="sm:hidden">
              <LineSkeleton width="60%" />
            </span>
          </h3>
          <p className="text-small">
            <LineSkeleton width="6rem" />
          </p>
        </div>
        <Skeleton width="5.25rem" height={BADGE_HEIGHT} />
      </div>
      <ol className="request-steps">
        {steps.map((step) => (
          <li key={step}>
            <span>
              <LineSkeleton width="5rem" />
              {step <= taken && <LineSkeleton width="4.5rem" />}
            </span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="text-small">
          <LineSkeleton width="min(20rem, 72vw)" />
          <div className="sm:hidden">
            <LineSkeleton width="8rem" />
          </div>
        </div>
        <span className="button button-ghost button-small -mx-3 -my-2">
          <LineSkeleton width="6rem" />
        </span>
      </div>
    </div>
  );
}
