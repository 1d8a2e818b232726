import {
  type Carousel,
  type CarouselMove,
  isTurning,
  moveCarousel,
  slideMs,
  startCarousel,
} from '@ayrac/domain/campaign/carousel.ts';
import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react';

/** Without `scrollend`: time without movement after which a swipe counts as finished, in milliseconds. */
const RESTING_MS = 120;

/** Events by which a visitor takes over the carousel. */
const hands = ['pointerdown', 'wheel'] as const;

interface CarouselControl {
  readonly carousel: Carousel;
  readonly act: Dispatch<CarouselMove>;
  /** Scroll container of the slides, as wide as one slide. */
  readonly track: RefObject<HTMLDivElement | null>;
}

/**
 * Advances the slides every four seconds, follows the visitor's swipes, and does not move by itself with reduced
 * motion.
 */
export function useCarousel(count: number): CarouselControl {
  const [carousel, act] = useReducer(moveCarousel, count, startCarousel);
  const track = useRef<HTMLDivElement>(null);
  /** Target of the current programmatic scroll, until it is reached or the visitor takes over. */
  const goal = useRef<number>(undefined);
  const turns = isTurning(carousel);

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const settle = () => {
      if (calm.matches) act({ kind: 'pause' });
    };
    settle();
    calm.addEventListener('change', settle);
    return () => calm.removeEventListener('change', settle);
  }, []);

  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => {
      if (!document.hidden) act({ kind: 'next' });
    }, slideMs);
    return () => clearInterval(timer);
  }, [turns]);

  useEffect(() => {
    if (track.current === null) return;
    if (scrollToSlide(track.current, carousel.place)) goal.current = carousel.place;
  }, [carousel.place]);

  useEffect(() => {
    const row = track.current;
    if (row === null) return;
    const settle = () => {
      // A scroll interrupted by another one ends between two slides; the other one is still running.
      if (!isAtSlide(row)) return;
      const place = placeOf(row);
      // The end of an earlier scroll may be reported when the next one has started, and must not reset it.
      if (goal.current === undefined) act({ kind: 'show', place });
      else if (goal.current === place) goal.current = undefined;
    };
    const takeOver = () => {
      goal.current = undefined;
    };
    const end = 'onscrollend' in row ? onEnd(row, settle) : onRest(row, settle);
    for (const hand of hands) row.addEventListener(hand, takeOver, { passive: true });
    return () => {
      end();
      for (const hand of hands) row.removeEventListener(hand, takeOver);
    };
  }, []);

  return { carousel, act, track };
}

/**
 * Scrolls smoothly to a neighbouring slide. Jumps across the ends and with reduced motion. Returns whether it scrolls.
 */
function scrollToSlide(row: HTMLElement, place: number): boolean {
  const from = placeOf(row);
  if (from === place && isAtSlide(row)) return false;
  const glides = Math.abs(place - from) <= 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({ left: place * stepOf(row), behavior: glides ? 'smooth' : 'instant' });
  return true;
}

function placeOf(row: HTMLElement): number {
  return Math.round(row.scrollLeft / stepOf(row));
}

function isAtSlide(row: HTMLElement): boolean {
  return Math.abs(row.scrollLeft - placeOf(row) * stepOf(row)) < 2;
}

function onEnd(row: Element, settle: () => void): () => void {
  row.addEventListener('scrollend', settle);
  return () => row.removeEventListener('scrollend', settle);
}

/** For browsers without `scrollend`. A scroll that pauses for a moment counts as finished there. */
function onRest(row: Element, settle: () => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(resting);
    resting = setTimeout(settle, RESTING_MS);
  };
  row.addEventListener('scroll', follow, { passive: true });
  return () => {
    clearTimeout(resting);
    row.removeEventListener('scroll', follow);
  };
}

/** Returns the distance between the starts of two slides, in pixels. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (first === undefined || second === undefined) return row.clientWidth;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
