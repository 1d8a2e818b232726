/** Time per slide in milliseconds, as specified. */
export const slideMs = 4_000;

/** Reason why a carousel is temporarily held still. */
type CarouselHold = 'hover' | 'focus';

/** State of a carousel with `count` slides. `place` is the index of the current slide, from 0. */
export interface Carousel {
  readonly count: number;
  readonly place: number;
  /** Whether the visitor lets the slides advance automatically. */
  readonly plays: boolean;
  readonly holds: readonly CarouselHold[];
}

/** Action on a carousel. `show` gives the index of the slide that the visitor swiped to. */
export type CarouselMove =
  | { readonly kind: 'next' | 'previous' | 'play' | 'pause' }
  | { readonly kind: 'show'; readonly place: number }
  | { readonly kind: 'hold' | 'release'; readonly by: CarouselHold };

/** Returns a carousel at its first slide that advances automatically. */
export function startCarousel(count: number): Carousel {
  return { count, place: 0, plays: true, holds: [] };
}

/** Whether the next slide comes automatically. A single slide, a paused carousel and a held one do not advance. */
export function isTurning({ count, plays, holds }: Carousel): boolean {
  return count > 1 && plays && holds.length === 0;
}

/** Returns the carousel after an action. Both ends wrap around. `play` also clears the holds. */
export function moveCarousel(carousel: Carousel, move: CarouselMove): Carousel {
  const { count, place, holds } = carousel;
  switch (move.kind) {
    case 'next':
      return { ...carousel, place: count === 0 ? 0 : (place + 1) % count };
    case 'previous':
      return { ...carousel, place: count === 0 ? 0 : (place - 1 + count) % count };
    case 'show':
      return { ...carousel, place: Math.min(Math.max(move.place, 0), Math.max(count - 1, 0)) };
    case 'play':
      return { ...carousel, plays: true, holds: [] };
    case 'pause':
      return { ...carousel, plays: false };
    case 'hold':
      return holds.includes(move.by) ? carousel : { ...carousel, holds: [...holds, move.by] };
    case 'release':
      return { ...carousel, holds: holds.filter((hold) => hold !== move.by) };
  }
}
