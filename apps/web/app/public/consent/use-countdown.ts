import type { ConsentEvent, ConsentStage } from '@ayrac/domain/consent/consent-stage.ts';
import { type RefObject, useEffect, useState } from 'react';
import { readKeptConsent } from './kept-consent.ts';

const SECOND_MS = 1_000;

/**
 * Runs the banner's countdown while it is visible and the visitor uses neither the banner nor a dialog. It counts
 * single seconds, so that a device does not wake from sleep with the question answered. Returns whether the countdown
 * is paused.
 */
export function useCountdown(
  stage: ConsentStage,
  happen: (event: ConsentEvent) => void,
  banner: RefObject<HTMLElement | null>,
): boolean {
  const [isPaused, setPaused] = useState(false);
  const isAsking = stage.kind === 'asking';
  const isRunning = isAsking && stage.leftMs !== null;

  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(() => {
      const elsewhere = readKeptConsent();
      if (elsewhere !== undefined) return happen({ kind: 'found', consent: elsewhere });
      const isBusy = isRunning && isInteracting(banner.current);
      setPaused(isBusy);
      if (isRunning && !isBusy) happen({ kind: 'waited', ms: SECOND_MS });
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [isAsking, isRunning, happen, banner]);

  return isPaused;
}

function isInteracting(banner: HTMLElement | null): boolean {
  const isWithBanner = banner?.matches(':hover, :focus-within') ?? true;
  const isDialogOpen = document.querySelector('dialog[open], [popover]:popover-open') !== null;
  return document.visibilityState !== 'visible' || isWithBanner || isDialogOpen;
}
