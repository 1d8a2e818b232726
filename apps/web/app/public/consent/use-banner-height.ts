import { type RefObject, useEffect } from 'react';

/** Tells the page how much of the window the banner takes, so that nothing of it lies below the banner for good. */
export function useBannerHeight(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--banner-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner-height');
    };
  }, [banner]);
}
