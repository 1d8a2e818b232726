/** Height of the top bar, behind which the field is out of view. */
const BAR_PX = 72;

/**
 * In browsers without scroll timelines, marks the hero's words while their search field is out of view, so that the
 * stylesheet shows the top bar's field only then. Returns how to stop.
 */
export function watchSearch(words: HTMLElement): (() => void) | undefined {
  const field = words.querySelector('.hero-search');
  if (field === null || CSS.supports('animation-timeline: --hero-search')) return undefined;
  const watch = new IntersectionObserver(
    ([entry]) => words.toggleAttribute('data-passed', entry?.isIntersecting === false),
    { rootMargin: `-${BAR_PX}px 0px 0px` },
  );
  watch.observe(field);
  return () => watch.disconnect();
}
