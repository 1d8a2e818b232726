import { useScreenPhrases } from '#web/phrases.tsx';
import { Skeleton, TextSkeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useIsNarrow } from '../use-is-narrow.ts';

const layouts = { tiles: Tiles, rows: Rows, details: Details };

/** The layout of what is on its way. */
export function Waiting({ layout }: { readonly layout: keyof typeof layouts }) {
  const wizard = useScreenPhrases('wizard');
  const Layout = layouts[layout];
  return (
    <div className="pick-waiting">
      <Spinner label={wizard.loading} />
      <div className="grid gap-4" aria-hidden="true">
        <Layout />
      </div>
    </div>
  );
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

function Tiles() {
  return (
    <>
      <div className="pick-search">
        <Field />
        <p className="pick-count">
          <Skeleton width="5rem" />
        </p>
      </div>
      <div className="pick-tiles">
        {numbers(9).map((tile) => (
          <div key={tile} className="pick">
            <span className="pick-icon">
              <Skeleton width="1.5rem" height="1.5rem" />
            </span>
            <TextSkeleton lines={2} />
          </div>
        ))}
      </div>
    </>
  );
}

function Rows() {
  return (
    <div className="pick-rows">
      {numbers(4).map((row) => (
        <div key={row} className="pick">
          <span className="pick-picture">
            <Skeleton height="100%" />
          </span>
          <TextSkeleton lines={4} />
          <span className="pick-figure">
            <Skeleton width="70%" height="1.75rem" />
          </span>
        </div>
      ))}
    </div>
  );
}

function Details() {
  const isNarrow = useIsNarrow();
  return (
    <>
      {isNarrow ? <ShortSubject /> : <Subject />}
      {numbers(4).map((field) => (
        <Field key={field} />
      ))}
    </>
  );
}

function ShortSubject() {
  return (
    <div>
      <div className="wizard-short">
        <span className="pick-picture">
          <Skeleton height="100%" />
        </span>
        <TextSkeleton lines={2} />
      </div>
      <div className="border-y border-line py-4">
        <Skeleton width="45%" />
      </div>
    </div>
  );
}

function Subject() {
  return (
    <div className="wizard-subject">
      <span className="pick-picture">
        <Skeleton height="100%" />
      </span>
      <TextSkeleton lines={7} />
      <div className="wizard-details py-4">
        <Skeleton width="30%" />
      </div>
    </div>
  );
}

function Field() {
  return (
    <div className="field">
      <div className="py-1">
        <Skeleton width="30%" />
      </div>
      <Skeleton height="3rem" />
    </div>
  );
}
