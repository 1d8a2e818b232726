import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { showsCounter, showsSearch } from '@ayrac/domain/quote/quote-steps.ts';
import { LineSkeleton, Skeleton, TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { useIsNarrow } from '../use-is-narrow.ts';

const layouts = { tiles: Tiles, rows: Rows, details: Details };

interface WaitingProps {
  readonly layout: keyof typeof layouts;
  /** Expected number of items, if known. */
  readonly count?: number | undefined;
}

/** Placeholder in the layout of what is loading. Screen readers get a short message. */
export function Waiting({ layout, count = ROWS }: WaitingProps) {
  const wizard = useScreenPhrases('wizard');
  const Layout = layouts[layout];
  return (
    <>
      <p className="sr-only" role="status">
        {wizard.loading}
      </p>
      <div className="grid gap-4" aria-hidden="true">
        <Layout count={count} />
      </div>
    </>
  );
}

const TILES = 12;
const ROWS = 5;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

function Tiles() {
  return (
    <>
      <Search count={TILES} />
      <div className="pick-tiles">
        {numbers(TILES).map((tile) => (
          <div key={tile} className="pick">
            <span className="pick-icon">
              <Skeleton width="1.375rem" height="1.375rem" />
            </span>
            <Line className="pick-name" width="80%" />
            <Line className="pick-note" width="55%" />
          </div>
        ))}
      </div>
    </>
  );
}

function Search({ count }: { readonly count: number }) {
  return (
    <div className="pick-search">
      {showsSearch(count) && <Field />}
      <Line className="pick-count" width="5rem" />
    </div>
  );
}

function Rows({ count }: { readonly count: number }) {
  return (
    <>
      <Line className="grid text-small" width="14rem" />
      {showsCounter('campaign', count) && <Search count={count} />}
      <div className="pick-rows">
        {numbers(Math.min(count, ROWS)).map((row) => (
          <div key={row} className="pick">
            <span className="pick-picture">
              <Skeleton height="100%" />
            </span>
            <span className="pick-text">
              <Line className="pick-brand" width="35%" />
              <span className="pick-name">
                <Skeleton />
                <Skeleton />
                <Skeleton width="60%" />
              </span>
            </span>
            <span className="pick-end">
              <Skeleton width="7rem" height="1.75rem" />
              <Line className="card-time pick-time" width="6rem" />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

function Details() {
  const isNarrow = useIsNarrow();
  return (
    <div className="wizard-contact">
      {isNarrow && <ShortSubject />}
      <div className="grid gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          <Field />
          <Field />
        </div>
        <Field hint />
        <Field hint />
      </div>
      {!isNarrow && <Subject />}
    </div>
  );
}

function ShortSubject() {
  return (
    <div>
      <div className="wizard-short">
        <span className="pick-picture">
          <Skeleton height="100%" />
        </span>
        <div className="wizard-short-text">
          <Line className="wizard-short-brand" width="40%" />
          <div className="wizard-short-title">
            <Line className="grid" width="95%" />
            <Line className="grid" width="60%" />
          </div>
          <Skeleton width="7rem" height="1.75rem" />
        </div>
      </div>
      <div className="wizard-fold">
        <Skeleton width="45%" />
      </div>
      <p className="wizard-trust text-small">
        <Line className="grid" width="100%" />
        <Line className="grid" width="95%" />
        <Line className="grid" width="60%" />
      </p>
    </div>
  );
}

function Subject() {
  return (
    <div className="wizard-subject">
      <span className="pick-picture">
        <Skeleton height="100%" />
      </span>
      <div className="grid content-start gap-3">
        <Skeleton width="40%" height="2rem" />
        <TextSkeleton lines={2} />
        <Skeleton width="7rem" height="1.75rem" />
        <TextSkeleton lines={6} />
      </div>
      <div className="wizard-fold">
        <Skeleton width="60%" />
      </div>
    </div>
  );
}

/** Placeholder of a line in the place of its text. */
function Line({ className, width }: { readonly className: string; readonly width: string }) {
  return (
    <span className={className}>
      <LineSkeleton width={width} />
    </span>
  );
}

function Field({ hint = false }: { readonly hint?: boolean }) {
  return (
    <div className="field">
      <Line className="field-label" width="30%" />
      {hint && <Line className="field-hint grid" width="60%" />}
      <Skeleton height="3rem" />
    </div>
  );
}
