import { type RefObject, useEffect } from 'react';

/**
 * Tells the page how much of the window the banner takes, so that nothing of it lies below the banner for good, and
 * what the Tab key reaches does not at all. Those that give way are told one by one: a length that the root hands down
 * would have every element's style computed anew. A campaign's column beside its texts sticks to nothing meanwhile: what
 * is longer than the rest of the window could not be scrolled into sight.
 */
export function useBannerHeight(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (element === null) return;
    const told = new CSSStyleSheet();
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      told.replaceSync(
        `html { scroll-padding-bottom: ${height} }
        body, .offer-bar, .filter-column, .toasts { --banner-height: ${height} }
        .campaign-side { position: static }`,
      );
    });
    document.adoptedStyleSheets.push(told);
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== told);
    };
  }, [banner]);
}
