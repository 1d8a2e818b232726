import { type ConsentStage, secondsLeft, secondsSaid } from '@ayrac/domain/consent/consent-stage.ts';
import { type ConsentMode, everything, onlyNecessary } from '@ayrac/domain/consent/visitor-consent.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextLink } from '@ayrac/kit/text-link.tsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHref } from '#web/page/address.ts';
import type { ConsentPhrases, ConsentViewProps } from './consent-view-props.ts';
import { useBannerHeight } from './use-banner-height.ts';
import { useCountdown } from './use-countdown.ts';

export type BannerStage = Exclude<ConsentStage, { readonly kind: 'settled' }>;

interface ConsentBannerProps extends ConsentViewProps {
  readonly stage: BannerStage;
}

/** The question at the lower edge of the window: to refuse takes as much as to accept, or to choose one by one. */
export function ConsentBanner({ stage, mode, happen, phrases }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  const isPaused = useCountdown(stage, happen, banner);
  useBannerHeight(banner);
  const told = phrases.told[mode === 'record-only' ? mode : 'spec'];

  return (
    <section ref={banner} className="consent-banner" aria-labelledby="consent-heading">
      <div className="page consent-banner-parts">
        {stage.kind === 'telling' ? (
          <>
            <Told title={told.title}>{told.text}</Told>
            <div className="consent-actions">
              <Button variant="secondary" onClick={() => happen({ kind: 'settings-opened' })}>
                {phrases.change}
              </Button>
              <Button variant="secondary" onClick={() => happen({ kind: 'read' })}>
                {phrases.understood}
              </Button>
            </div>
          </>
        ) : (
          <>
            <div className="consent-words">
              <Question phrases={phrases} />
              {stage.leftMs !== null && mode !== 'strict' && (
                <Countdown leftMs={stage.leftMs} mode={mode} isPaused={isPaused} phrases={phrases}>
                  <button
                    type="button"
                    className="link consent-aside"
                    aria-label={phrases.stopCountdown}
                    onClick={() => happen({ kind: 'countdown-stopped' })}
                  >
                    {phrases.stop}
                  </button>
                </Countdown>
              )}
            </div>
            <div className="consent-actions consent-answers">
              <Button variant="secondary" onClick={() => happen({ kind: 'chosen', choices: onlyNecessary })}>
                {phrases.rejectAll}
              </Button>
              <Button variant="secondary" onClick={() => happen({ kind: 'chosen', choices: everything })}>
                {phrases.acceptAll}
              </Button>
              <Button variant="secondary" onClick={() => happen({ kind: 'settings-opened' })}>
                {phrases.customize}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** In one sentence; where the window is narrow, the rest of it and the texts behind it are a tap away. */
function Question({ phrases }: { readonly phrases: ConsentPhrases }) {
  const [isWhole, setWhole] = useState(false);
  const moreId = useId();
  return (
    <>
      <div className="consent-line">
        <div>
          <h2 id="consent-heading">{phrases.title}</h2> <p>{phrases.text}</p>
        </div>
        <button
          type="button"
          className="link consent-aside consent-unfold"
          aria-expanded={isWhole}
          aria-controls={moreId}
          onClick={() => setWhole(!isWhole)}
        >
          {phrases.more}
        </button>
      </div>
      <div id={moreId} className={isWhole ? 'consent-more consent-more-open' : 'consent-more'}>
        <p>{phrases.rest}</p>
        <Links phrases={phrases} />
      </div>
    </>
  );
}

function Links({ phrases }: { readonly phrases: ConsentPhrases }) {
  const href = useHref();
  return (
    <ul className="consent-links">
      {(['cookiePolicy', 'privacyPolicy', 'kvkk'] as const).map((page) => (
        <li key={page}>
          <TextLink to={href(page)}>{phrases[page]}</TextLink>
        </li>
      ))}
    </ul>
  );
}

interface CountdownProps {
  readonly leftMs: number;
  readonly mode: Exclude<ConsentMode, 'strict'>;
  readonly isPaused: boolean;
  readonly phrases: ConsentPhrases;
  readonly children: ReactNode;
}

/** Shows every second and says three of them aloud. */
function Countdown({ leftMs, mode, isPaused, phrases, children }: CountdownProps) {
  const say = phrases.countdown[mode];
  const [whole] = useState(secondsLeft(leftMs));
  const [isThere, setThere] = useState(false);
  // Screen readers say what changes in a region that was there before.
  useEffect(() => setThere(true), []);
  const said = say({ seconds: secondsSaid(leftMs) ?? whole });
  return (
    <div className="consent-line consent-countdown">
      <p>
        {say({ seconds: secondsLeft(leftMs) })} {isPaused && phrases.paused}
      </p>
      {children}
      <p role="status" className="sr-only">
        {isThere && `${phrases.title}. ${said}`}
      </p>
    </div>
  );
}

/** What happened while nobody answered, said aloud, too. */
function Told({ title, children }: { readonly title: string; readonly children: string }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <div className="consent-words">
      <h2 id="consent-heading">{title}</h2>
      <p>{children}</p>
      <p role="status" className="sr-only">
        {isThere && `${title}. ${children}`}
      </p>
    </div>
  );
}
