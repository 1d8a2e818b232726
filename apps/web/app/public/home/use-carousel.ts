import {
  type Carousel,
  type CarouselMove,
  isTurning,
  moveCarousel,
  slideMs,
  startCarousel,
} from '@ayrac/domain/campaign/carousel.ts';
import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react';

/** Where the browser does not say that a swipe has come to rest: nothing moved for so long. */
const RESTING_MS = 120;

/** How a visitor takes the row in hand. */
const hands = ['pointerdown', 'wheel'] as const;

interface CarouselControl {
  readonly carousel: Carousel;
  readonly act: Dispatch<CarouselMove>;
  /** The row of slides, as wide as one, which scrolls sideways. */
  readonly track: RefObject<HTMLDivElement | null>;
}

/** Turns a row of slides every four seconds, follows the visitor's swipes, and stands still where motion is unwanted. */
export function useCarousel(count: number): CarouselControl {
  const [carousel, act] = useReducer(moveCarousel, count, startCarousel);
  const track = useRef<HTMLDivElement>(null);
  /** Where the row was sent, until it is there or the visitor takes it over. */
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
      // A glide that another one interrupted ends between two slides: the other is on its way.
      if (!isAtSlide(row)) return;
      const place = placeOf(row);
      // The end of an earlier glide is told late, when the row is already sent on: it takes nothing back.
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

/** The next slide glides in; around the end, and where motion is unwanted, the row jumps. Tells whether it moves. */
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

/** For browsers without `scrollend`; a glide that halts for a moment looks like its end there. */
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

/** From the start of one slide to that of the next. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (first === undefined || second === undefined) return row.clientWidth;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
