import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { readJson, withStorage } from './browser-storage.ts';
import { fieldInUse, watchTyping } from './typing.ts';

const STORE = 'scroll-places';

/**
 * Restores scroll position and focus after a navigation. A new path scrolls to the top and focuses the page's heading,
 * or does so with the place that its hash names; a field in which the visitor types meanwhile keeps the focus. Back and
 * forward restore the scroll position, and a change of the query alone leaves it as it is. `keyOf` identifies the page
 * of an entry: a navigation between two entries of one page, which only shows something over it, does nothing.
 */
export function Arrival({ keyOf = ({ key }) => key }: { readonly keyOf?: (location: Location) => string }) {
  const location = useLocation();
  const kind = useNavigationType();
  const before = useRef(location);
  const places = useRef<Record<string, number>>({});

  useScrollPlaces(places.current, keyOf(location));
  useEffect(watchTyping, []);

  useLayoutEffect(() => {
    const left = before.current;
    if (left.key === location.key) return;
    before.current = location;
    if (keyOf(left) === keyOf(location)) return;
    const isNewPath = left.pathname !== location.pathname;
    const target = document.getElementById(location.hash.slice(1));
    if (kind === 'POP') window.scrollTo(0, places.current[keyOf(location)] ?? 0);
    else if (target !== null) target.scrollIntoView();
    else if (isNewPath) window.scrollTo({ top: 0, behavior: prefersCalm() ? 'instant' : 'smooth' });
    if (isNewPath && !fieldInUse()) focusPlace(target ?? document.querySelector('h1'));
  }, [location, kind, keyOf]);

  return null;
}

/** Remembers the scroll position of each page by its key, also across a reload or a visit to another site. */
function useScrollPlaces(places: Record<string, number>, key: string): void {
  const current = useRef(key);
  current.current = key;

  useEffect(() => {
    Object.assign(places, readPlaces());
    // The browser may have scrolled before script ran, for example to a hash.
    places[current.current] ??= window.scrollY;
    history.scrollRestoration = 'manual';
    const note = () => {
      places[current.current] = window.scrollY;
    };
    const leave = () => {
      // A new document leaves scrolling to the browser.
      history.scrollRestoration = 'auto';
      writePlaces(places);
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
    };
  }, [places]);
}

/** Moves the focus to a place of the page without scrolling. */
export function focusPlace(place: HTMLElement | null): void {
  place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function readPlaces(): unknown {
  return withStorage('sessionStorage', (storage) => readJson(storage, STORE));
}

function writePlaces(places: Record<string, number>): void {
  withStorage('sessionStorage', (storage) => storage.setItem(STORE, JSON.stringify(places)));
}
