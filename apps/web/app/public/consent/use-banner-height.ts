import { type RefObject, useEffect } from 'react';

/**
 * Tells the page how much of the window the banner takes, so that nothing of it lies below the banner for good, and
 * what the Tab key reaches does not at all. Those that give way are told one by one: a length that the root hands down
 * would have every element's style computed anew.
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
        body, .offer-bar, .filter-column, .toasts { --banner-height: ${height} }`,
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
