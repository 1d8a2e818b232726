import { type RefObject, useEffect } from 'react';

/**
 * Passes the banner's height to the page, so that no content and no focused element stays hidden behind it. Only the
 * affected elements are styled: an inherited length on the root would make the browser restyle every element. A
 * campaign's side column is not sticky in the meantime, because its end could not be scrolled into view in the
 * remaining height.
 */
export function useBannerHeight(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (element === null) return;
    const styles = new CSSStyleSheet();
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      styles.replaceSync(
        `html { scroll-padding-bottom: ${height} }
        body, .offer-bar, .filter-column, .toasts { --banner-height: ${height} }
        .campaign-side { position: static }`,
      );
    });
    document.adoptedStyleSheets.push(styles);
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
    };
  }, [banner]);
}
