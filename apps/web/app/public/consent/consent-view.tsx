import type { ConsentViewProps } from './consent-view-props.ts';
import './consent.css';
import type { ConsentStage } from '@ayrac/domain/consent/consent-stage.ts';
import { useEffect, useRef } from 'react';
import { type BannerStage, ConsentBanner } from './consent-banner.tsx';
import { ConsentDialog } from './consent-dialog.tsx';

/** The visible parts of the question. Stays mounted, so that screen readers announce the outcome. */
export function ConsentView(props: ConsentViewProps) {
  const { stage } = props;
  const isSettled = stage.kind === 'settled';
  const wasSeen = useRef(false);

  useEffect(() => {
    // The focused element has disappeared with the banner.
    if (isSettled && document.activeElement === document.body) {
      document.querySelector('main')?.focus({ preventScroll: true });
    }
    wasSeen.current = true;
  }, [isSettled]);

  return (
    <>
      {isBannerSeen(stage) && <ConsentBanner {...props} stage={stage} />}
      <ConsentDialog {...props} />
      <p role="status" className="sr-only">
        {isSettled && wasSeen.current && props.phrases.saved}
      </p>
    </>
  );
}

/**
 * Whether the banner is shown. It stays below the settings until a choice is made, so that closing them leads back to
 * it.
 */
function isBannerSeen(stage: ConsentStage): stage is BannerStage {
  const isUndecided = stage.kind === 'choosing' && stage.consent === undefined;
  return stage.kind === 'asking' || stage.kind === 'telling' || isUndecided;
}
