import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';

/** Facts beside every quote button: who receives the data, that it is free, and when to expect an answer. */
export function TrustFacts({ brand }: { readonly brand: string }) {
  const { trust } = useScreenPhrases('offer');
  const facts = [
    ['lock', trust.receiver({ brand })],
    ['badge-check', trust.free],
    ['clock', trust.answer],
  ] as const;
  return (
    <ul className="grid gap-2 text-small text-ink-soft">
      {facts.map(([icon, text]) => (
        <li key={icon} className="flex gap-2">
          <Icon name={icon} size="small" className="mt-0.5 text-accent" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The same as a paragraph, next to the submit button. */
export function TrustLine({ brand }: { readonly brand: string }) {
  const { trust } = useScreenPhrases('offer');
  return (
    <p className="text-ink-soft text-small">{`${trust.free}. ${trust.receiver({ brand })}. ${trust.answer}.`}</p>
  );
}
