import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';

/** Says that a quote was sent, alone if the rest of the confirmation cannot be loaded. */
export function SentHeading() {
  const quote = useScreenPhrases('quote');
  const focused = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <h1 ref={focused} tabIndex={-1} className="text-head tracking-tight">
      {quote.sentTitle}
    </h1>
  );
}
