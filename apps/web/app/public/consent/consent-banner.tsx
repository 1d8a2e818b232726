import { announcedSeconds, type ConsentStage, secondsLeft } from '@ayrac/domain/consent/consent-stage.ts';
import { type ConsentMode, everything, onlyNecessary } from '@ayrac/domain/consent/visitor-consent.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHref } from '#web/page/address.ts';
import type { ConsentPhrases, ConsentViewProps } from './consent-view-props.ts';
import { useBannerHeight } from './use-banner-height.ts';
import { useCountdown } from './use-countdown.ts';

export type BannerStage = Exclude<ConsentStage, { readonly kind: 'settled' }>;

interface ConsentBannerProps extends ConsentViewProps {
  readonly stage: BannerStage;
}

/** The consent banner at the lower edge of the window. Refusing takes as many clicks as accepting. */
export function ConsentBanner({ stage, mode, happen, openSettings, phrases }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  const isPaused = useCountdown(stage, happen, banner);
  useBannerHeight(banner);
  const texts = phrases.implicitNotice[mode === 'record-only' ? mode : 'spec'];

  return (
    <section ref={banner} className="consent-banner" aria-labelledby="consent-heading">
      <div className="page consent-banner-parts">
        {stage.kind === 'telling' ? (
          <>
            <BannerText title={texts.title}>{texts.text}</BannerText>
            <div className="consent-actions">
              <Button variant="secondary" onClick={openSettings}>
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
              <Button variant="secondary" onClick={openSettings}>
                {phrases.customize}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** The question in one sentence. In a narrow window a button shows the rest and the links. */
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

/** Shows the countdown each second and announces three values of it to screen readers. */
function Countdown({ leftMs, mode, isPaused, phrases, children }: CountdownProps) {
  const say = phrases.countdown[mode];
  const [whole] = useState(secondsLeft(leftMs));
  const [isThere, setThere] = useState(false);
  // Screen readers only announce changes in a live region that already exists.
  useEffect(() => setThere(true), []);
  const announcement = say({ seconds: announcedSeconds(leftMs) ?? whole });
  return (
    <div className="consent-line consent-countdown">
      <p>
        {say({ seconds: secondsLeft(leftMs) })} {isPaused && phrases.paused}
      </p>
      {children}
      <p role="status" className="sr-only">
        {isThere && `${phrases.title}. ${announcement}`}
      </p>
    </div>
  );
}

/** Result of an unanswered question, also announced to screen readers. */
function BannerText({ title, children }: { readonly title: string; readonly children: string }) {
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
