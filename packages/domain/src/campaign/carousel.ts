/** How long a slide stays, in milliseconds, as the specification has it. */
export const slideMs = 4_000;

/** What holds a carousel still while it lasts. */
export type CarouselHold = 'hover' | 'focus';

/** A carousel of `count` slides that shows the one at `place`, counted from 0. */
export interface Carousel {
  readonly count: number;
  readonly place: number;
  /** Whether the visitor lets it turn by itself. */
  readonly plays: boolean;
  readonly holds: readonly CarouselHold[];
}

/** What can happen to a carousel; `show` names the place that the visitor swiped to. */
export type CarouselMove =
  | { readonly kind: 'next' | 'previous' | 'play' | 'pause' }
  | { readonly kind: 'show'; readonly place: number }
  | { readonly kind: 'hold' | 'release'; readonly by: CarouselHold };

/** A carousel at its first slide, which turns by itself. */
export function startCarousel(count: number): Carousel {
  return { count, place: 0, plays: true, holds: [] };
}

/** Tells whether the next slide comes by itself: not for a single slide, not while paused or held. */
export function isTurning({ count, plays, holds }: Carousel): boolean {
  return count > 1 && plays && holds.length === 0;
}

/** The carousel after a move. Both ends lead to the other; asking it to play outweighs what holds it still. */
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
