import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';

const features = [
  ['price', 'badge-check'],
  ['financing', 'calculator'],
  ['support', 'message-circle'],
] as const;

/** The site's promises, at the end of every page. */
export function FeatureCards() {
  const { features: phrases } = useScreenPhrases('footer');
  return (
    <section aria-label={phrases.title}>
      <ul className="feature-cards">
        {features.map(([name, icon]) => (
          <li key={name}>
            <Icon name={icon} size="large" />
            <h2>{phrases[name].title}</h2>
            <p>{phrases[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
